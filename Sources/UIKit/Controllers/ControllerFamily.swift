import QuartzCore
import Requirements

/// Whom a controller knows.
@MainActor
struct ControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// What shows this controller.
  weak var presentation: Presentation?
  /// What this controller shows.
  var presented: Presentation?
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// The controller that this one is a child of.
  public var parent: UIViewController? { family.parent }
  /// The controllers that are children of this one.
  public var children: [UIViewController] { family.children }
  /// The outermost controller that this one is in: itself, unless it's a child.
  var root: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  /// The controller that this one, or one that it's in, presents.
  public var presentedViewController: UIViewController? {
    for controller in sequence(first: self, next: \.parent) {
      if let presentation = controller.family.presented { return presentation.presented }
    }
    return nil
  }

  /// The controller that presents this one, or one that it's in.
  public var presentingViewController: UIViewController? { root.family.presentation?.presenting }

  /// Whether the controller is about to appear because it's being presented.
  public var isBeingPresented: Bool { root.family.presentation?.step == .coming }
  /// Whether the controller is about to disappear because it's being dismissed.
  public var isBeingDismissed: Bool { root.family.presentation?.step == .going }
  /// Whether the controller is becoming a child.
  public var isMovingToParent: Bool { family.isMovingToParent }
  /// Whether the controller is leaving its parent.
  public var isMovingFromParent: Bool { family.isMovingFromParent }

  func adopt(_ child: UIViewController) {
    require(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a controller can't be a child of itself or of one of its children")
    guard child.family.parent !== self else { return }
    child.leaveParent()
    child.family.isMovingToParent = true
    child.willMove(toParent: self)
    family.children.append(child)
    child.family.parent = self
  }

  func leaveParent() {
    guard let parent = family.parent else { return }
    family.isMovingFromParent = true
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    didMove(toParent: nil)
    family.isMovingFromParent = false
  }
}
