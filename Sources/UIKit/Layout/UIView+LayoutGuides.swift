import QuartzCore

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides.compactMap { $0 as? UILayoutGuide } ?? [] }

  /// Adds a guide, after removing it from its current view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    makeLayoutState().guides.append(layoutGuide)
  }

  /// Removes a guide, and deactivates its constraints. A guide of another view is ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layoutState, layoutState.guides.contains(where: { $0 === layoutGuide }) else { return }
    deactivateConstraints { $0 === layoutGuide }
    layoutEngine?.forget(layoutGuide)
    layoutState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the area inside the ``safeAreaInsets``.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") { AxisSpans($0.safeAreaInsets) }
  }

  /// The guide of the area inside the ``layoutMargins``.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") { AxisSpans($0.layoutMargins) }
  }

  /// The guide of an area inside the margins in which lines of text are easy to read: at most 672 points wide, and
  /// centered.
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", dependsOnFrame: true) { view in
      var margins = view.layoutMargins
      let excess = view.bounds.width - margins.left - margins.right - Self.maximumReadableWidth
      if excess > 0 {
        (margins.left, margins.right) = (margins.left + excess / 2, margins.right + excess / 2)
      }
      return AxisSpans(margins)
    }
  }

  /// The guide of the area that the keyboard covers. While the keyboard is hidden, the guide's height is 0, at the bottom of the
  /// safe area. It moves with the keyboard, and so do views that are constrained to it.
  public var keyboardLayoutGuide: UILayoutGuide {
    followKeyboard()
    return systemGuide("UIKeyboardLayoutGuide", dependsOnFrame: true) { view in
      let (overlap, safeArea) = (view.keyboardOverlap, view.safeAreaInsets.bottom)
      let top = AxisPoint(fraction: 1, offset: -Double(max(overlap, safeArea)))
      let bottom = overlap > safeArea ? AxisPoint(fraction: 1, offset: 0) : top
      return AxisSpans(horizontal: .whole, vertical: AxisSpan(start: top, end: bottom))
    }
  }

  /// The maximum width of readable content at the default text size, in points.
  static var maximumReadableWidth: CGFloat { 672 }

  private func systemGuide(
    _ identifier: String, dependsOnFrame: Bool = false, _ spans: @escaping @MainActor (UIView) -> AxisSpans
  ) -> UILayoutGuide {
    cachedGuide(identifier) {
      DerivedLayoutGuide(
        of: self, identifier: identifier, basis: scrollsContent ? .parentViewport : .parentFrame,
        dependsOnFrame: dependsOnFrame, spans: spans)
    }
  }

  /// Returns the system's guide with an identifier, which is created on first use.
  func cachedGuide<Guide: UILayoutGuide>(_ identifier: String, _ make: () -> Guide) -> Guide {
    let state = makeLayoutState()
    if let guide = state.systemGuides[identifier] as? Guide { return guide }
    let guide = make()
    state.systemGuides[identifier] = guide
    return guide
  }
}

extension UIScrollView {
  /// The guide of the content. If constraints determine its size, it sets ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide {
    cachedGuide("UIScrollViewContentLayoutGuide") {
      DerivedLayoutGuide(
        of: self, identifier: "UIScrollViewContentLayoutGuide", basis: .parentContent, spans: { _ in .whole })
    }
  }

  /// The guide of the scroll view's own rectangle, which doesn't scroll with the content.
  public var frameLayoutGuide: UILayoutGuide {
    cachedGuide("UIScrollViewFrameLayoutGuide") {
      DerivedLayoutGuide(
        of: self, identifier: "UIScrollViewFrameLayoutGuide", basis: .parentViewport, spans: { _ in .whole })
    }
  }
}
