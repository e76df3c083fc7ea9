import QuartzCore

extension NSLayoutConstraint {
  /// The standard distance between views in points. Baselines use it too; Apple derives theirs from the fonts.
  static var standardSpacing: CGFloat { 8 }
  /// The standard distance between a view and the side of its superview in points.
  static var standardContainerSpacing: CGFloat { 20 }

  /// Returns a constraint that separates two positions by a multiple of the standard spacing.
  static func spacing(
    from start: LayoutTerm, to end: LayoutTerm, _ relation: Relation, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let isAtContainer = start.item === end.item?.layoutParent || end.item === start.item?.layoutParent
    let spacing = isAtContainer ? standardContainerSpacing : standardSpacing
    return between(end, relation, start, constant: multiplier * spacing)
  }
}
