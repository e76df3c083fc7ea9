import QuartzCore

extension UILayoutGuide: LayoutElement {
  var layoutParent: (any LayoutElement)? { owningView }
  var layoutHost: (any LayoutElement)? { owningView }
  var layoutState: ViewLayout? { nil }

  func makeLayoutState() -> ViewLayout { ViewLayout() }
  func setNeedsLayout() { owningView?.setNeedsLayout() }
  func updateMarkedConstraints() {}
  var constraintsInTree: [NSLayoutConstraint] { [] }
  func markUpdatingViews() {}
  func join(_ engine: LayoutEngine) { owningView?.makeLayoutState().engine = engine }
  func solutionDidChange() { owningView?.setNeedsLayout() }

  var hasFixedFrame: Bool { false }
  var layoutFixedFrame: CGRect { .zero }
  var scrollOffset: CGPoint { .zero }
  var scrollsContent: Bool { false }
  var isRightToLeft: Bool { owningView?.isRightToLeft ?? false }

  func marginSpan(along axis: NSLayoutConstraint.Axis) -> AxisSpan { span(along: axis) }
  var baselineSpan: AxisSpan? { nil }
  func baselineElement(isFirst: Bool) -> any LayoutElement { self }

  var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  var wrapsContent: Bool { false }
  func naturalSize(within width: CGFloat) -> CGSize { naturalSize }
  func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  /// The rectangle as of the last pass, rounded to pixels.
  var solvedLayoutFrame: CGRect {
    guard let owningView else { return .zero }
    let size = owningView.bounds.size
    switch basis {
    case .variables: return owningView.alignedToScreen(layoutEngine?.solution(of: self) ?? .zero)
    case .parentFrame: return rect(in: CGRect(origin: .zero, size: size))
    case .parentViewport: return rect(in: owningView.bounds)
    case .parentContent:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? size)
    }
  }

  private func rect(in rect: CGRect) -> CGRect {
    let (x, y) = (span(along: .horizontal), span(along: .vertical))
    return CGRect(
      x: rect.minX + x.start.value(in: rect.width), y: rect.minY + y.start.value(in: rect.height),
      width: max(x.length.value(in: rect.width), 0), height: max(y.length.value(in: rect.height), 0))
  }
}

extension AxisPoint {
  fileprivate func value(in extent: CGFloat) -> CGFloat { CGFloat(fraction) * extent + CGFloat(offset) }
}
