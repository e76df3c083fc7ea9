import CoreGraphics

extension CALayer {
  final func setLayoutManager(_ manager: (any CALayoutManager)?) {
    links.layoutManager = manager
    flagForLayout()
  }

  final func setConstraints(_ constraints: [CAConstraint]?) {
    links.constraints = constraints
    links.superlayer?.flagForLayout()
  }

  /// Lays out the sublayers with the delegate, or else with the layout manager.
  final func performLayout() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      layoutManager?.layoutSublayers(of: self)
    }
  }
}

// MARK: - Autoresizing

extension CALayer {
  /// Whether the layer isn't nested too deeply to be drawn, which also bounds recursive resizing.
  final var isAmongDrawnLevels: Bool {
    var (count, layer) = (1, links.superlayer)
    while let superlayer = layer {
      count += 1
      if count > Self.maximumDepth { return false }
      layer = superlayer.links.superlayer
    }
    return true
  }

  /// Adjusts the frame by the autoresizing mask.
  final func autoresize(from oldSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, let size = links.superlayer?.bounds.size else { return }
    let x = AxisResizing(
      minMargin: mask.contains(.layerMinXMargin), extent: mask.contains(.layerWidthSizable),
      maxMargin: mask.contains(.layerMaxXMargin))
    let y = AxisResizing(
      minMargin: mask.contains(.layerMinYMargin), extent: mask.contains(.layerHeightSizable),
      maxMargin: mask.contains(.layerMaxYMargin))
    let (moveX, growX) = x.shares(of: size.width - oldSize.width)
    let (moveY, growY) = y.shares(of: size.height - oldSize.height)
    let old = frame
    let new = CGRect(
      x: old.minX + moveX, y: old.minY + moveY, width: old.width + growX, height: old.height + growY)
    if new != old { frame = new }
  }
}

/// The margins and extent along an axis that change with the superlayer's extent.
private struct AxisResizing {
  let minMargin: Bool
  let extent: Bool
  let maxMargin: Bool

  /// Returns the shares of a change that the minimum margin and the extent receive.
  ///
  /// Two margins without the extent receive half each. Together with the extent, two margins receive a third each and a
  /// single margin receives two thirds, rounded down to whole points. The extent receives the rest.
  func shares(of change: CGFloat) -> (move: CGFloat, grow: CGFloat) {
    switch (minMargin, extent, maxMargin) {
    case (_, false, false): (minMargin ? change : 0, 0)
    case (false, false, true): (0, 0)
    case (true, false, true): ((change / 2).rounded(.down), 0)
    case (false, true, false): (0, change)
    case (true, true, false): shares(of: change, thirdsBefore: 2, thirdsAfter: 0)
    case (false, true, true): shares(of: change, thirdsBefore: 0, thirdsAfter: 2)
    case (true, true, true): shares(of: change, thirdsBefore: 1, thirdsAfter: 1)
    }
  }

  private func shares(
    of change: CGFloat, thirdsBefore: CGFloat, thirdsAfter: CGFloat
  ) -> (move: CGFloat, grow: CGFloat) {
    let move = (change * thirdsBefore / 3).rounded(.down)
    return (move, change - move - (change * thirdsAfter / 3).rounded(.down))
  }
}
