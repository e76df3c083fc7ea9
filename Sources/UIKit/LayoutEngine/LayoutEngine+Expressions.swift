import LayoutSolver
import QuartzCore

extension LayoutEngine {
  /// Returns the expression that a constraint compares with 0; nil if one of its items was released.
  ///
  /// Leading and trailing positions count from right to left if content is read in that direction.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let ancestor = constraint.ancestor else { return nil }
    let isRightToLeft = constraint.isDirectional && ancestor.isRightToLeft
    var expression = LayoutExpression(constant: -constraint.constant.solvable)
    var isComplete = true
    constraint.forEachPart(isRightToLeft: isRightToLeft) { element, attribute, weight in
      guard let element else { return isComplete = false }
      add(
        Summand(element: element, attribute: attribute, weight: weight),
        to: &expression, in: ancestor, isRightToLeft: isRightToLeft)
    }
    guard isComplete else { return nil }
    expression.constant = CGFloat(expression.constant).solvable
    return expression
  }

  /// Returns whether a constraint's constant follows from margins, baselines or guides of the system.
  func dependsOnInsets(_ constraint: NSLayoutConstraint) -> Bool {
    var depends = false
    constraint.forEachPart { element, attribute, _ in
      depends = depends || attribute.isMargin || attribute.isBaseline || element?.basis != .variables
    }
    return depends
  }

  /// Returns whether the constant of a constraint that depends on insets follows from the frames of views.
  func dependsOnFrames(_ constraint: NSLayoutConstraint) -> Bool {
    var depends = false
    constraint.forEachPart { element, attribute, _ in
      guard let element else { return }
      depends = depends || element.insetsDependOnFrame || attribute.hasBaselineInside(element)
    }
    return depends
  }

  /// Returns whether a constraint refers to a baseline.
  func dependsOnBaseline(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.parts.contains { $0.attribute.isBaseline }
  }

  /// A weighted attribute.
  private struct Summand {
    let element: any LayoutElement
    let attribute: NSLayoutConstraint.Attribute
    let weight: Double
  }

  private func add(
    _ summand: Summand, to expression: inout LayoutExpression, in ancestor: any LayoutElement,
    isRightToLeft: Bool
  ) {
    guard let axis = summand.attribute.axis else { return }
    let part = summand.attribute.part(isRightToLeft: isRightToLeft)
    let element = summand.attribute.baselineElement(of: summand.element)
    let point = point(of: element, summand.attribute, part, along: axis)
    let refersToContent =
      element.scrollsContent && element === ancestor && part != .length && part != .center
    let extent = extent(of: element, along: axis, refersToContent: refersToContent)
    expression.add(summand.weight * point.fraction, extent)
    expression.constant += summand.weight * point.offset
    guard part != .length else { return }
    addOrigin(of: element, along: axis, in: ancestor) { expression.add(summand.weight * $0, $1) }
  }

  private func point(
    of element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ part: AttributePart,
    along axis: NSLayoutConstraint.Axis
  ) -> AxisPoint {
    if attribute.isBaseline, let span = element.baselineSpan { return span[part] }
    return (attribute.isMargin ? element.marginSpan(along: axis) : element.span(along: axis))[part]
  }

  /// Returns the variable of an element's extent.
  private func extent(
    of element: any LayoutElement, along axis: NSLayoutConstraint.Axis, refersToContent: Bool
  ) -> LayoutVariable {
    switch (element.basis, element.layoutParent) {
    case (.parentContent, let parent?): contentExtent(of: parent, along: axis)
    case (.parentFrame, let parent?), (.parentViewport, let parent?): variables(of: parent)[axis].extent
    default:
      refersToContent ? contentExtent(of: element, along: axis) : variables(of: element)[axis].extent
    }
  }

  /// Adds the variables whose sum is the start of an element in an ancestor's coordinates.
  private func addOrigin(
    of element: any LayoutElement, along axis: NSLayoutConstraint.Axis, in ancestor: any LayoutElement,
    _ add: (Double, LayoutVariable) -> Void
  ) {
    var current = element
    while current !== ancestor {
      guard let parent = current.layoutParent else { return }
      switch current.basis {
      case .variables: add(1, variables(of: current)[axis].origin)
      case .parentViewport: add(1, offset(of: parent, along: axis))
      case .parentFrame, .parentContent: break
      }
      if parent !== ancestor, parent.scrollsContent { add(-1, offset(of: parent, along: axis)) }
      current = parent
    }
  }

  // MARK: Solutions

  /// Returns the solved rectangle of an element in its parent's coordinates; nil if it isn't part of the layout.
  func solution(of element: any LayoutElement) -> CGRect? {
    guard let variables = elements[ObjectIdentifier(element)] else { return nil }
    let (x, y) = (variables.horizontal, variables.vertical)
    return CGRect(
      x: system.value(of: x.origin), y: system.value(of: y.origin), width: system.value(of: x.extent),
      height: system.value(of: y.extent)
    ).finite
  }

  /// Returns the solved extent of a scroll view's content; nil if constraints don't determine it.
  func contentExtent(of element: any LayoutElement, solvedAlong axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let variable = elements[ObjectIdentifier(element)]?[axis].contentExtent,
      system.isDetermined(variable)
    else { return nil }
    return CGFloat(system.value(of: variable))
  }

  /// Returns whether a constraint refers to the offset of a scroll view.
  func dependsOnOffset(of element: any LayoutElement) -> Bool {
    guard let variables = elements[ObjectIdentifier(element)] else { return false }
    return variables.horizontal.offset != nil || variables.vertical.offset != nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns the element whose baseline is used as an element's baseline; for other attributes, the element
  /// itself.
  @MainActor fileprivate func baselineElement(of element: any LayoutElement) -> any LayoutElement {
    isBaseline ? element.baselineElement(isFirst: self == .firstBaseline) : element
  }

  /// Returns whether the attribute is the baseline of a view inside an element, which may choose another one.
  @MainActor fileprivate func hasBaselineInside(_ element: any LayoutElement) -> Bool {
    baselineElement(of: element) !== element
  }
}
