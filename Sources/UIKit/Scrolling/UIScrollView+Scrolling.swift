import LayerTree
import MotionCore
import QuartzCore

// MARK: - Range

extension UIScrollView {
  /// The offsets at which the content can rest.
  var restingRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (insets, size) = (adjustedContentInset, bounds.size)
    func range(_ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ extent: CGFloat) -> ClosedRange<
      Double
    > {
      let last = content + after - extent
      return last > -before ? -before...last : -before...(-before)
    }
    return (
      range(insets.left.orZero, contentSize.width, insets.right, size.width),
      range(insets.top.orZero, contentSize.height, insets.bottom, size.height)
    )
  }

  /// The axes along which touches can scroll the content.
  var scrollableAxes: ScrollAxes {
    let range = restingRange
    return ScrollAxes(
      horizontal: range.x.lowerBound < range.x.upperBound || bounces && alwaysBounceHorizontal,
      vertical: range.y.lowerBound < range.y.upperBound || bounces && alwaysBounceVertical)
  }

  var canScroll: Bool { isScrollEnabled && (scrollableAxes.horizontal || scrollableAxes.vertical) }

  /// Returns the nearest offset at which as much as possible of a rectangle of the content is visible.
  func offset(showing rect: CGRect) -> CGPoint {
    func nearestOffset(_ offset: CGFloat, _ extent: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < offset ? low : high > offset + extent ? min(high - extent, low) : offset
    }
    let range = restingRange
    return CGPoint(
      x: nearestOffset(contentOffset.x, bounds.width, rect.minX, rect.maxX).clamped(to: range.x),
      y: nearestOffset(contentOffset.y, bounds.height, rect.minY, rect.maxY).clamped(to: range.y))
  }

  /// Returns the rest position of the content that is nearest to an offset.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    let range = restingRange
    return CGPoint(x: offset.x.clamped(to: range.x), y: offset.y.clamped(to: range.y))
  }

  /// Whether the scroll view may cancel the touches that its content has received.
  var canTakeTouches: Bool {
    panGestureRecognizer.tracking.activeTouches.allSatisfy { touch in
      guard touch.delivery.state == .delivered, let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Sets the offset without stopping a motion.
  func applyOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }
}

// MARK: - Touches

extension UIScrollView {
  /// Sets the offset; a deceleration continues from there.
  func moveOffset(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    let velocity = layer.atHostTime { player?.velocity } ?? .zero
    let wasDecelerating = isDecelerating
    stopMoving()
    applyOffset(offset)
    if wasDecelerating { decelerate(rules(), velocity: velocity, to: nil) }
  }

  /// Stops a motion when a touch begins.
  func touchDidBegin(at time: Double) {
    isTracking = true
    guard let player else { return }
    wasStoppedByTouch = true
    self.player = nil
    player.stop(at: time)
    endDecelerating()
  }

  /// Called after all touches have ended.
  func allTouchesDidEnd() {
    isTracking = false
    // Touches that stopped the content beyond its edge without dragging it release it again.
    if wasStoppedByTouch, player == nil, !isZooming, !isZoomBouncing { settle() }
    wasStoppedByTouch = false
  }

  func handlePan() {
    switch panGestureRecognizer.state {
    case .began: beginDragging()
    case .changed: continueDragging()
    case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled, .failed: endDragging(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDragging() {
    delegate?.scrollViewWillBeginDragging?(self)
    // The delegate can have ended the drag.
    guard panGestureRecognizer.state.isRunning else { return }
    endEditingOnDrag()
    let translation = panGestureRecognizer.translation(in: self)
    var axes = scrollableAxes
    if isDirectionalLockEnabled, axes.horizontal, axes.vertical {
      axes = ScrollAxes(
        horizontal: abs(translation.x) > abs(translation.y),
        vertical: abs(translation.x) <= abs(translation.y))
    }
    startDrag(along: axes)
    indicators.show()
  }

  /// Starts a drag at the current offset.
  private func startDrag(along axes: ScrollAxes) {
    panGestureRecognizer.setTranslation(.zero, in: self)
    let (range, bands) = (restingRange, bands)
    let start = CGPoint(
      x: contentOffset.x.withoutRubberBand(range.x, bands.x),
      y: contentOffset.y.withoutRubberBand(range.y, bands.y))
    drag = ScrollDrag(start: start, axes: axes)
  }

  /// Continues a drag from the current offset, along the currently scrollable axes.
  func restartDrag() { if drag != nil { startDrag(along: scrollableAxes) } }

  private func continueDragging() {
    // A pinch moves the content itself.
    guard !isZooming, let unclampedOffset = draggedOffset, let axes = drag?.axes else { return }
    let (range, bands) = (restingRange, bands)
    func displayed(_ offset: CGFloat, _ range: ClosedRange<Double>, _ band: RubberBand) -> CGFloat {
      bounces ? band.position(for: offset, within: range) : offset.clamped(to: range)
    }
    applyOffset(
      CGPoint(
        x: axes.horizontal ? displayed(unclampedOffset.x, range.x, bands.x) : contentOffset.x,
        y: axes.vertical ? displayed(unclampedOffset.y, range.y, bands.y) : contentOffset.y))
  }

  /// The offset that the drag would result in without edges.
  private var draggedOffset: CGPoint? {
    guard let drag else { return nil }
    let translation = panGestureRecognizer.translation(in: self)
    return CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y)
  }

  private var bands: (x: RubberBand, y: RubberBand) {
    (RubberBand(dimension: abs(bounds.width)), RubberBand(dimension: abs(bounds.height)))
  }

  private func endDragging(velocity: CGPoint) {
    guard let unclampedOffset = draggedOffset, let axes = drag?.axes else { return }
    drag = nil
    isTracking = false
    let (rules, range, bands) = (rules(), restingRange, bands)
    let velocity = CGPoint(
      x: axes.horizontal ? bands.x.dampened(-velocity.x, excess: unclampedOffset.x.excess(over: range.x)) : 0,
      y: axes.vertical ? bands.y.dampened(-velocity.y, excess: unclampedOffset.y.excess(over: range.y)) : 0)
    let natural = CGPoint(
      x: ScrollDeceleration(from: contentOffset.x, velocity: velocity.x, rules: rules.x).end,
      y: ScrollDeceleration(from: contentOffset.y, velocity: velocity.y, rules: rules.y).end)
    var target = isPagingEnabled ? page(for: velocity) : natural
    delegate?.scrollViewWillEndDragging?(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    decelerate(rules, velocity: velocity, to: target == natural ? nil : target)
    delegate?.scrollViewDidEndDragging?(self, willDecelerate: isDecelerating)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating?(self) } else { indicators.hide() }
  }

  /// Returns the page at which the content comes to rest: the next one in the direction of a flick, or else the
  /// nearest.
  private func page(for velocity: CGPoint) -> CGPoint {
    func pageOffset(
      _ offset: CGFloat, _ velocity: CGFloat, _ extent: CGFloat, _ range: ClosedRange<Double>
    ) -> CGFloat {
      guard extent > 0 else { return offset }
      let page = offset / extent
      let isFlick = abs(velocity) > Self.minimumFlickSpeed
      let target = !isFlick ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
      return (target * extent).clamped(to: range)
    }
    let range = restingRange
    return CGPoint(
      x: pageOffset(contentOffset.x, velocity.x, bounds.width, range.x),
      y: pageOffset(contentOffset.y, velocity.y, bounds.height, range.y))
  }

  /// The lowest speed of a flick in points per second.
  private static var minimumFlickSpeed: CGFloat { 100 }
}

// MARK: - Motions

extension UIScrollView {
  private func rules() -> (x: ScrollDeceleration.Rules, y: ScrollDeceleration.Rules) {
    let range = restingRange
    func rules(_ range: ClosedRange<Double>) -> ScrollDeceleration.Rules {
      // Half a pixel is invisible.
      ScrollDeceleration.Rules(
        range: range, decay: Decay(rate: decelerationRate.rawValue.clamped(to: 0...0.9999)), bounces: bounces,
        tolerance: 0.5 / max(contentScaleFactor, 1))
    }
    return (rules(range.x), rules(range.y))
  }

  /// Starts the deceleration, to a custom target if there is one.
  private func decelerate(
    _ rules: (x: ScrollDeceleration.Rules, y: ScrollDeceleration.Rules), velocity: CGPoint,
    to target: CGPoint?
  ) {
    func decelerate(
      _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat?, _ rules: ScrollDeceleration.Rules
    )
      -> ScrollDeceleration
    {
      guard let target, target.isFinite else {
        return ScrollDeceleration(from: offset, velocity: velocity, rules: rules)
      }
      return ScrollDeceleration(from: offset, velocity: velocity, to: target, rules: rules)
    }
    let motion = DeceleratingOffset(
      x: decelerate(contentOffset.x, velocity.x, target?.x, rules.x),
      y: decelerate(contentOffset.y, velocity.y, target?.y, rules.y))
    guard motion.duration > 0, motion.duration.isFinite else { return }
    isDecelerating = true
    play(motion) { $0.endDecelerating() }
  }

  /// Returns content beyond its edges.
  func settle() { decelerate(rules(), velocity: .zero, to: nil) }

  func scroll(to offset: CGPoint) {
    guard offset != contentOffset, offset.x.isFinite, offset.y.isFinite else { return }
    indicators.show()
    play(EasedOffset(start: contentOffset, end: offset)) {
      $0.indicators.hide()
      $0.delegate?.scrollViewDidEndScrollingAnimation?($0)
    }
  }

  private func play(_ motion: any OffsetMotion, end: @escaping @MainActor (UIScrollView) -> Void) {
    player?.stop()
    player = OffsetPlayer(motion, in: self) { [weak self] in
      self?.applyOffset($0)
    } end: { [weak self] in
      guard let self else { return }
      player = nil
      end(self)
    }
  }

  func stopMoving() {
    player.take()?.stop()
    isDecelerating = false
    indicators.hide()
  }

  private func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    indicators.hide()
    delegate?.scrollViewDidEndDecelerating?(self)
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<Double>) -> CGFloat {
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }

  /// The signed distance from a range.
  fileprivate func excess(over range: ClosedRange<Double>) -> CGFloat { self - clamped(to: range) }

  /// Returns the position to which the content was dragged, given the one that a rubber band displays.
  fileprivate func withoutRubberBand(_ range: ClosedRange<Double>, _ band: RubberBand) -> CGFloat {
    let (excess, distance) = (excess(over: range), band.distance(forOffset: excess(over: range)))
    return clamped(to: range) + (distance.isFinite ? distance : excess)
  }

  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension RubberBand {
  /// Returns the velocity of the content for a velocity of the touches, which is lower beyond an edge.
  fileprivate func dampened(_ velocity: CGFloat, excess: CGFloat) -> CGFloat {
    guard velocity.isFinite else { return 0 }
    return excess == 0 ? velocity : velocity * slope(atDistance: excess)
  }
}
