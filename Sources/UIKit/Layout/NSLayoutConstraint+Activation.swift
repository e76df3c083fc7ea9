import QuartzCore
import Requirements

extension NSLayoutConstraint {
  /// The elements and attributes whose weighted sum is compared with the constant.
  var parts: [(element: (any LayoutElement)?, attribute: Attribute)] {
    var parts: [(element: (any LayoutElement)?, attribute: Attribute)] = []
    forEachPart { element, attribute, _ in parts.append((element, attribute)) }
    return parts
  }

  /// Calls a closure with the weighted attributes whose sum is compared with the constant in a layout direction.
  ///
  /// From right to left, positions count to the left if one of them is a leading or trailing side. Widths never do.
  func forEachPart(
    isRightToLeft: Bool = false, _ body: ((any LayoutElement)?, Attribute, _ weight: Double) -> Void
  ) {
    let isMirrored = isRightToLeft && isDirectional
    func sign(_ term: LayoutTerm) -> Double {
      isMirrored && (!term.isLength || term.isDirectional) ? -1 : 1
    }
    first.forEachPart(weight: sign(first), body)
    if let second { second.forEachPart(weight: -Double(multiplier) * sign(second), body) }
  }

  /// Whether the constraint depends on the layout direction.
  var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }

  /// The nearest view that contains, or is, all views of the constraint; nil if there is none.
  var commonAncestor: (any LayoutElement)? {
    var ancestor: (any LayoutElement)?
    for (element, _) in parts {
      guard let host = element?.layoutHost else { return nil }
      guard let current = ancestor else {
        ancestor = host
        continue
      }
      guard let common = current.nearestCommonAncestor(with: host) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      failRequirement(
        "unable to activate \(text), because its items have no common ancestor; "
          + "add the views to the same tree before")
    }
    hold(by: ancestor, ancestor)
  }

  func deactivate() {
    guard let holder else { return }
    (self.holder, ancestor) = (nil, nil)
    holder.layoutState?.constraints.removeAll { $0 === self }
    holder.layoutEngine?.remove(self)
  }

  /// Activates the constraint, which is then held by a view.
  func hold(by view: any LayoutElement) {
    guard holder !== view else { return }
    deactivate()
    guard let ancestor = commonAncestor, ancestor.isInside(view) else {
      failRequirement("a constraint can be added only to a view that contains its items: \(text)")
    }
    hold(by: view, ancestor)
  }

  private func hold(by view: any LayoutElement, _ ancestor: any LayoutElement) {
    let engine = view.makeLayoutEngine()
    (holder, self.ancestor) = (view, ancestor)
    view.makeLayoutState().constraints.append(self)
    engine.add(self)
  }

  func priorityChanged(from old: UILayoutPriority) {
    guard let engine = holder?.layoutEngine else { return }
    require(
      (old < .required) == (priority < .required),
      "the priority of an active constraint can't change from or to required: \(text)")
    engine.remove(self)
    engine.add(self)
  }
}
