import QuartzCore

extension UIView: LayoutElement {
  var layoutParent: (any LayoutElement)? { links.superview }
  var layoutHost: (any LayoutElement)? { self }

  func makeLayoutState() -> ViewLayout {
    if let layoutState { return layoutState }
    let state = ViewLayout()
    layoutState = state
    return state
  }

  func join(_ engine: LayoutEngine) {
    makeLayoutState().engine = engine
    links.superview?.makeLayoutState().engine = engine
    links.superview?.setNeedsLayout()
  }

  func solutionDidChange() {
    if !hasFixedFrame { links.superview?.setNeedsLayout() }
    if scrollsContent { setNeedsLayout() }
  }

  var basis: LayoutBasis { .variables }
  var hasFixedFrame: Bool { translatesAutoresizingMaskIntoConstraints }
  var scrollsContent: Bool { self is UIScrollView }
  var scrollOffset: CGPoint { scrollsContent ? bounds.origin : .zero }
  var insetsDependOnFrame: Bool { preservesSuperviewLayoutMargins || wrapsContent }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var layoutFixedFrame: CGRect {
    let (size, anchor, center) = (bounds.size, layer.anchorPoint, center)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  func span(along axis: NSLayoutConstraint.Axis) -> AxisSpan { AxisSpans(alignmentRectInsets)[axis] }
  func marginSpan(along axis: NSLayoutConstraint.Axis) -> AxisSpan { AxisSpans(layoutMargins)[axis] }

  func baselineElement(isFirst: Bool) -> any LayoutElement {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view.isInside(self as any LayoutElement) ? view : self
  }

  func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }
}
