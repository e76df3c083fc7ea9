public import QuartzCore

/// The horizontal position of a side, a center or a baseline of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one; positive if the other one is to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutTerm(from: term, to: otherAnchor.term))
  }

  /// Returns an inactive constraint that places this anchor a multiple of the system's spacing after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { .spacing(from: anchor.term, to: term, .equal, multiplier: multiplier) }

  /// Returns an inactive constraint that places this anchor at least a multiple of the system's spacing after another
  /// one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .spacing(from: anchor.term, to: term, .greaterThanOrEqual, multiplier: multiplier)
  }

  /// Returns an inactive constraint that places this anchor at most a multiple of the system's spacing after another
  /// one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { .spacing(from: anchor.term, to: term, .lessThanOrEqual, multiplier: multiplier) }
}
