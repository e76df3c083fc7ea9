public import QuartzCore
import RigidBodies

/// A rule that a dynamic animator applies to items.
///
/// UIKit's subclasses are the elementary behaviors. Your own subclass can combine them as child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var parent: UIDynamicBehavior?
  private weak var animator: UIDynamicAnimator?

  /// A closure that is called in each step of the animation, 120 times per second. Default nil.
  open var action: (() -> Void)?

  /// Creates a behavior without items.
  public override init() { super.init() }

  /// The child behaviors, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds a child behavior, which the animator applies after this one. A behavior that contains this one is ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self, !behavior.withDescendants.contains(where: { $0 === self }) else { return }
    behavior.leaveOwner()
    children.append(behavior)
    behavior.parent = self
    guard let animator else { return }
    behavior.move(to: animator)
    animator.structureChanged()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.parent = nil
    guard let animator else { return }
    behavior.move(to: nil)
    animator.structureChanged()
  }

  /// The animator that applies the behavior, directly or as a child; nil without one.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior is added to an animator, or removed from it if the argument is nil. The default
  /// implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  /// The items to which the behavior itself applies.
  var dynamicItems: [any UIDynamicItem] { [] }
  /// Sets physical properties of items.
  func applyMaterials(in engine: DynamicEngine) {}
  /// Adds joints and boundaries to the world.
  func build(in engine: DynamicEngine) {}
  /// Called after the world was built.
  func didBuild(in engine: DynamicEngine) {}
  /// Adds the forces of the next step.
  func prepareStep(in engine: DynamicEngine) {}
  /// Handles the beginning or the end of a contact.
  func handle(_ event: ContactEvent, in engine: DynamicEngine) {}
}

extension UIDynamicBehavior {
  /// The behavior and its direct and indirect children.
  var withDescendants: [UIDynamicBehavior] { [self] + children.flatMap(\.withDescendants) }

  /// Whether the behavior or one of its children applies to an item.
  var hasItems: Bool { !dynamicItems.isEmpty || children.contains(where: \.hasItems) }

  /// Moves the behavior and its children to an animator.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
    for child in children { child.move(to: animator) }
  }

  /// Removes the behavior from the behavior or the animator to which it was added.
  func leaveOwner() {
    parent?.removeChildBehavior(self)
    animator?.removeBehavior(self)
  }

  /// Rebuilds the animator's world before the next step.
  func structureChanged() { animator?.structureChanged() }

  /// Lets resting items move again.
  func forceChanged() { animator?.resume() }
}
