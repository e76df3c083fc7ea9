import QuartzCore
import Reflection

extension UIView {
  func markForConstraintUpdate() {
    makeLayoutState().needsUpdateConstraints = true
    let engine = makeLayoutEngine()
    engine.hasMarkedViews = true
    engine.setNeedsUpdate()
  }

  /// Calls ``updateConstraints()`` on the marked views of this tree, children first.
  func updateMarkedConstraints() {
    var views: [UIView] = []
    forEachInHierarchy { if $0.layoutState?.needsUpdateConstraints == true { views.append($0) } }
    for view in views.reversed() { view.updateOwnConstraints() }
  }

  private func updateOwnConstraints() {
    guard let layoutState, layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Marks the views of this tree whose classes override ``updateConstraints()``: the method is called once before their
  /// first layout with constraints.
  func markUpdatingViews() {
    var hasMarkedViews = false
    forEachInHierarchy {
      guard $0.overridesUpdates || $0.needsUpdateConstraints() else { return }
      $0.makeLayoutState().needsUpdateConstraints = true
      hasMarkedViews = true
    }
    guard hasMarkedViews, let engine = layoutEngine else { return }
    engine.hasMarkedViews = true
    engine.setNeedsUpdate()
  }

  private var overridesUpdates: Bool {
    if let controller { return UIView.controllerOverrides.contains(type(of: controller)) }
    return UIView.updateOverrides.contains(type(of: self))
  }

  private static let updateOverrides = ClassOverrides(
    of: UIView.self, plain: PlainView.self, overriding: UpdatingView.self)
  private static let controllerOverrides = ClassOverrides(
    of: UIViewController.self, plain: PlainController.self, overriding: UpdatingController.self)
}

private final class PlainView: UIView {}

private final class UpdatingView: UIView {
  override func updateConstraints() {}
}

private final class PlainController: UIViewController {}

private final class UpdatingController: UIViewController {
  override func updateViewConstraints() {}
}
