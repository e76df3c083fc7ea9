import QuartzCore

/// A layout guide whose rectangle follows from its view, such as the guide of the margins.
@MainActor
class DerivedLayoutGuide: UILayoutGuide {
  private let spans: @MainActor (UIView) -> AxisSpans
  private let derivedBasis: LayoutBasis
  private let dependsOnFrame: Bool

  /// Creates a guide of a view.
  ///
  /// - Parameters:
  ///   - basis: The rectangle of the view that the guide is relative to.
  ///   - dependsOnFrame: Whether the sides follow from the view's own size.
  ///   - spans: A function that returns the guide's sides, relative to that rectangle.
  init(
    of view: UIView, identifier: String, basis: LayoutBasis, dependsOnFrame: Bool = false,
    spans: @escaping @MainActor (UIView) -> AxisSpans
  ) {
    (self.spans, derivedBasis, self.dependsOnFrame) = (spans, basis, dependsOnFrame)
    super.init()
    owningView = view
    self.identifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override var basis: LayoutBasis { derivedBasis }

  override var insetsDependOnFrame: Bool {
    dependsOnFrame || (owningView?.preservesSuperviewLayoutMargins ?? false)
  }

  override func span(along axis: NSLayoutConstraint.Axis) -> AxisSpan {
    guard let owningView else { return .whole }
    return spans(owningView)[axis]
  }
}

/// The guide of a system bar, which covers a part of the safe area's edge.
@MainActor
final class BarLayoutGuide: DerivedLayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
