import QuartzCore

/// The properties of a stack and its views that determine the stack's constraints.
struct StackStructure: Equatable {
  private let axis: NSLayoutConstraint.Axis
  private let distribution: UIStackView.Distribution
  private let alignment: UIStackView.Alignment
  private let isMarginsRelative, isBaselineRelative: Bool
  private let views: [ArrangedView]

  /// The properties of a view on which the constraints around it depend.
  private struct ArrangedView: Equatable {
    let identifier: ObjectIdentifier
    let isHidden: Bool
    let spacing: CGFloat
    let hasNaturalLength: Bool
    /// The natural length for a proportional distribution; 0 for other distributions.
    let proportion: CGFloat
  }

  @MainActor init(_ stack: UIStackView) {
    let axis = StackAxis(axis: stack.axis)
    let isProportional = stack.distribution == .fillProportionally
    (self.axis, distribution, alignment) = (stack.axis, stack.distribution, stack.alignment)
    isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    isBaselineRelative = stack.isBaselineRelativeArrangement
    views = stack.arrangedSubviews.map { view in
      let length = isProportional ? axis.naturalLength(of: view) : axis.preferredLength(of: view)
      return ArrangedView(
        identifier: ObjectIdentifier(view), isHidden: view.isHidden, spacing: stack.spacing(after: view),
        hasNaturalLength: length != nil, proportion: isProportional ? length ?? 0 : 0)
    }
  }
}

extension StackAxis {
  /// Returns the length that a view has if priorities allow a choice: the natural length of its content; nil if it has
  /// none. A stack inside another one is as small as its own constraints allow.
  @MainActor func preferredLength(of view: UIView) -> CGFloat? {
    view is UIStackView ? 0 : naturalLength(of: view)
  }
}
