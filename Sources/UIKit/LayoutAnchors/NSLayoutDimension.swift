public import QuartzCore

/// The width or height of a view or a layout guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that makes this length equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(term, .equal, nil, constant: c)
  }

  /// Returns an inactive constraint that makes this length at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(term, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint that makes this length at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .between(term, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint that makes this length equal to a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    .between(term, .equal, anchor.term, multiplier: m)
  }

  /// Returns an inactive constraint that makes this length equal to a multiple of another one plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { .between(term, .equal, anchor.term, multiplier: m, constant: c) }

  /// Returns an inactive constraint that makes this length at least a multiple of another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    .between(term, .greaterThanOrEqual, anchor.term, multiplier: m)
  }

  /// Returns an inactive constraint that makes this length at least a multiple of another one plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { .between(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c) }

  /// Returns an inactive constraint that makes this length at most a multiple of another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    .between(term, .lessThanOrEqual, anchor.term, multiplier: m)
  }

  /// Returns an inactive constraint that makes this length at most a multiple of another one plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { .between(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c) }
}
