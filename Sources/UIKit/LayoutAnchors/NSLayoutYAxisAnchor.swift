public import QuartzCore

/// The vertical position of a side, a center or a baseline of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one; positive if the other one is below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Returns an inactive constraint that places this anchor a multiple of the system's spacing below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { .spacing(from: anchor.term, to: term, .equal, multiplier: multiplier) }

  /// Returns an inactive constraint that places this anchor at least a multiple of the system's spacing below another
  /// one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spacing(from: anchor.term, to: term, .greaterThanOrEqual, multiplier: multiplier)
  }

  /// Returns an inactive constraint that places this anchor at most a multiple of the system's spacing below another
  /// one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { .spacing(from: anchor.term, to: term, .lessThanOrEqual, multiplier: multiplier) }
}
