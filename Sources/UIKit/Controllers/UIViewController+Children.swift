import QuartzCore
import Requirements

extension UIViewController {
  /// The outermost container; the controller itself if it has no parent.
  var rootAncestor: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

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
