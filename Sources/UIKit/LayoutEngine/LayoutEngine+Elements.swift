import LayoutSolver
import QuartzCore

extension LayoutEngine {
  /// Returns an element's variables, which are created if necessary.
  func variables(of element: any LayoutElement) -> ElementVariables {
    if let variables = elements[ObjectIdentifier(element)] { return variables }
    let variables = ElementVariables(element, in: system)
    elements[ObjectIdentifier(element)] = variables
    for variable in variables.all { setOwner(variables, of: variable) }
    stale.append(variables)
    if lays { element.join(self) }
    return variables
  }

  /// Returns the variable of a scroll view's content extent.
  func contentExtent(of element: any LayoutElement, along axis: NSLayoutConstraint.Axis) -> LayoutVariable {
    let variables = variables(of: element)
    if let variable = variables[axis].contentExtent { return variable }
    let variable = system.makeNonnegativeVariable()
    setOwner(variables, of: variable)
    variables[axis].contentExtent = variable
    return variable
  }

  /// Returns the variable of a scroll view's offset.
  func offset(of element: any LayoutElement, along axis: NSLayoutConstraint.Axis) -> LayoutVariable {
    let variables = variables(of: element)
    if let variable = variables[axis].offset { return variable }
    let variable = system.makeVariable()
    setOwner(variables, of: variable)
    variables[axis].offset = variable
    markStale(variables)
    return variable
  }

  /// Removes an element's variables. No installed constraint refers to the element.
  func forget(_ element: any LayoutElement) {
    guard let variables = elements.removeValue(forKey: ObjectIdentifier(element)) else { return }
    for constraint in variables.horizontal.constraints + variables.vertical.constraints {
      system.remove(constraint.id)
    }
    stale.removeAll { $0 === variables }
    wrapping.removeAll { $0 === variables }
    for variable in variables.all {
      setOwner(nil, of: variable)
      system.removeVariable(variable)
    }
  }

  /// Called after an element's frame, content size or priorities may have changed.
  func elementChanged(_ element: any LayoutElement) {
    guard let variables = elements[ObjectIdentifier(element)] else { return }
    markStale(variables)
    setNeedsUpdate()
  }

  func markStale(_ variables: ElementVariables) {
    guard !variables.isStale else { return }
    variables.isStale = true
    stale.append(variables)
  }

  // MARK: Numbers

  /// Applies the frames and content sizes that may have changed.
  ///
  /// Content that is invalidated while it's measured waits for the next pass.
  func refreshStaleElements() {
    let elements = stale
    stale = []
    for variables in elements {
      variables.isStale = false
      guard let element = variables.element else { continue }
      refreshFrame(of: element, variables)
      refreshContent(of: element, variables)
    }
  }

  private func refreshFrame(of element: any LayoutElement, _ variables: ElementVariables) {
    let (frame, isRoot) = (element.layoutFixedFrame, element === root)
    for axis in NSLayoutConstraint.Axis.both {
      let range = frame.range(along: axis)
      let isFixed = element.hasFixedFrame && (lays || !isRoot)
      let (origin, extent) = (variables[axis].origin, variables[axis].extent)
      constrain(
        &variables[axis].fixedOrigin, origin, .equal, isFixed && !isRoot ? range.origin : nil, .required)
      // A root without a fixed frame has the given size only if its constraints allow it.
      constrain(
        &variables[axis].fixedExtent, extent, .equal, isFixed || (isRoot && lays) ? range.extent : nil,
        isFixed ? .required : .weakest)
      guard let offset = variables[axis].offset else { continue }
      let scrollOffset = axis == .horizontal ? element.scrollOffset.x : element.scrollOffset.y
      constrain(&variables[axis].fixedOffset, offset, .equal, scrollOffset, .required)
    }
  }

  private func refreshContent(of element: any LayoutElement, _ variables: ElementVariables) {
    let isSized = !element.hasFixedFrame || (element === root && !lays)
    variables.naturalSize = isSized ? element.naturalSize : CGSize(width: -1, height: -1)
    variables.wrapped = nil
    constrainContent(variables, to: variables.naturalSize)
    wrapping.removeAll { $0 === variables }
    if isSized, element.wrapsContent { wrapping.append(variables) }
  }

  private func constrainContent(_ variables: ElementVariables, to size: CGSize) {
    guard let element = variables.element else { return }
    for axis in NSLayoutConstraint.Axis.both {
      let length = axis == .horizontal ? size.width : size.height
      let number = length >= 0 ? length - CGFloat(element.span(along: axis).length.offset) : nil
      let extent = variables[axis].extent
      constrain(
        &variables[axis].hugging, extent, .lessThanOrEqual, number, element.huggingPriority(along: axis))
      constrain(
        &variables[axis].compressionResistance, extent, .greaterThanOrEqual, number,
        element.compressionResistance(along: axis))
    }
  }

  /// Constrains a variable by a number, or removes the constraint if there is none.
  func constrain(
    _ slot: inout NumberConstraint?, _ variable: LayoutVariable, _ relation: LayoutRelation,
    _ number: CGFloat?, _ priority: UILayoutPriority
  ) {
    let number = number.map(\.solvable)
    if let current = slot, let number, current.priority == priority {
      guard number != current.number else { return }
      if breakingConflicts({ () throws(LayoutConflict) in try system.setConstant(-number, of: current.id) })
        != nil
      {
        slot?.number = number
        return
      }
    }
    if let current = slot.take() { system.remove(current.id) }
    guard let number, priority.rawValue > 0 else { return }
    var expression = LayoutExpression(constant: -number)
    expression.add(1, variable)
    let id = breakingConflicts { () throws(LayoutConflict) in
      try system.add(expression, relation, priority: min(priority.rawValue, 1000))
    }
    slot = id.map { NumberConstraint(id: $0, number: number, priority: priority) }
  }

  // MARK: Wrapping

  /// Restores the natural sizes of content that was wrapped, so that it may become wider again.
  func unwrapContents() {
    for variables in wrapping { constrainContent(variables, to: variables.naturalSize) }
  }

  /// Wraps content at the solved widths, and returns whether any content has changed.
  func wrapContents() -> Bool {
    var hasChanged = false
    for variables in wrapping {
      guard let element = variables.element else { continue }
      let insets = element.span(along: .horizontal).length.offset
      let width = CGFloat(system.value(of: variables.horizontal.extent) + insets)
      guard width > 0 else { continue }
      if variables.wrapped?.width != width {
        variables.wrapped = (width, element.naturalSize(within: width))
      }
      guard let size = variables.wrapped?.size, size != variables.naturalSize else { continue }
      constrainContent(variables, to: size)
      hasChanged = true
    }
    return hasChanged
  }
}

extension UILayoutPriority {
  /// A priority below the usual ones, for a choice that no other constraint determines.
  static let weakest = UILayoutPriority(1)
}

extension NSLayoutConstraint.Axis {
  static let both: [Self] = [.horizontal, .vertical]
}

extension CGRect {
  fileprivate func range(along axis: NSLayoutConstraint.Axis) -> (origin: CGFloat, extent: CGFloat) {
    axis == .horizontal ? (minX, width) : (minY, height)
  }
}
