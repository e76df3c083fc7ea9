import QuartzCore

// Constraints of views that enter and leave a tree.

extension UIView {
  /// Adopts the constraints of a new subview's tree.
  func adoptLayout(of subview: UIView) {
    guard subview.layoutState != nil || layoutEngine != nil else { return }
    let isHost = subview.layoutState?.hostedEngine != nil
    subview.layoutState?.hostedEngine = nil
    let constraints = subview.constraintsInTree
    guard isHost || !constraints.isEmpty || layoutEngine != nil else { return }
    if let layoutEngine {
      for constraint in constraints { layoutEngine.add(constraint) }
      subview.markUpdatingViews()
    } else {
      _ = makeLayoutEngine()
    }
  }

  /// Deactivates the constraints between a subview's tree and other views, and separates those inside the tree from this
  /// one.
  func releaseLayout(of subview: UIView) {
    deactivateConstraints { $0.isInside(subview) }
    guard let engine = layoutEngine else { return }
    let constraints = subview.constraintsInTree
    for constraint in constraints { engine.remove(constraint) }
    engine.uninstallBaselines(inside: subview)
    subview.forEachInHierarchy { $0.leave(engine) }
    guard !constraints.isEmpty || subview.hasMarkedViews else { return }
    let ownEngine = LayoutEngine(root: subview)
    subview.makeLayoutState().hostedEngine = ownEngine
    for constraint in constraints { ownEngine.add(constraint) }
    guard subview.hasMarkedViews else { return }
    ownEngine.hasMarkedViews = true
    ownEngine.setNeedsUpdate()
  }

  /// Whether the constraints of a view in the tree are to be updated.
  private var hasMarkedViews: Bool {
    layoutState?.needsUpdateConstraints ?? false || links.subviews.contains { $0.hasMarkedViews }
  }

  /// The engine of the tree; nil if the tree has no constraints. Views that outlive their former tree get a new engine.
  var engineForLayout: LayoutEngine? {
    let root = layoutRoot
    guard let state = root.layoutState else { return nil }
    return state.hostedEngine ?? (root.constraintsInTree.isEmpty ? nil : makeLayoutEngine())
  }

  /// The constraints that the view and those below it hold.
  var constraintsInTree: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    forEachInHierarchy { constraints += $0.layoutState?.constraints ?? [] }
    return constraints
  }

  /// Deactivates the constraints of this view and its superviews that refer to certain elements.
  func deactivateConstraints(of isAffected: (any LayoutElement) -> Bool) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.layoutState?.constraints ?? []
      where constraint.parts.contains(where: { $0.element.map(isAffected) ?? true }) {
        constraint.isActive = false
      }
      view = current.links.superview
    }
  }

  private func leave(_ engine: LayoutEngine) {
    guard let layoutState else { return }
    engine.forget(self)
    for guide in layoutState.guides { engine.forget(guide) }
    layoutState.engine = nil
  }
}
