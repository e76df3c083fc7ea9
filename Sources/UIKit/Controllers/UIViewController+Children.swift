import QuartzCore
import Requirements

extension UIViewController {
  /// The controller that this one is a child of.
  public var parent: UIViewController? { relations.parent }
  /// The controllers that are children of this one.
  public var children: [UIViewController] { relations.children }
  /// The outermost controller that this one is in: itself, unless it's a child.
  var rootAncestor: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  /// Whether the controller is becoming a child.
  public var isMovingToParent: Bool { relations.isMovingToParent }
  /// Whether the controller is leaving its parent.
  public var isMovingFromParent: Bool { relations.isMovingFromParent }

  func adopt(_ child: UIViewController) {
    require(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a controller can't be a child of itself or of one of its children")
    guard child.relations.parent !== self else { return }
    child.leaveParent()
    child.relations.isMovingToParent = true
    child.willMove(toParent: self)
    relations.children.append(child)
    child.relations.parent = self
  }

  func leaveParent() {
    guard let parent = relations.parent else { return }
    relations.isMovingFromParent = true
    parent.relations.children.removeAll { $0 === self }
    relations.parent = nil
    didMove(toParent: nil)
    relations.isMovingFromParent = false
  }
}
