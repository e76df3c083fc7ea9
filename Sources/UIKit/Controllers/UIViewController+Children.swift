import QuartzCore
import Requirements

extension UIViewController {
  /// The controller that this one is a child of.
  public var parent: UIViewController? { family.parent }
  /// The controllers that are children of this one.
  public var children: [UIViewController] { family.children }
  /// The outermost controller that this one is in: itself, unless it's a child.
  var root: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

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
