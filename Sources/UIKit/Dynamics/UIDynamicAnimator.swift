public import QuartzCore
import RigidBodies

/// An object that moves items by the laws of physics, according to its behaviors.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// animator.addBehavior(UIGravityBehavior(items: [box]))
/// let collisions = UICollisionBehavior(items: [box])
/// collisions.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collisions)
/// ```
///
/// The animator runs from the first change until all items have been resting for half a second. It advances in steps of
/// 1/120 s of the stage's time, regardless of the frame rate. So the items have the same positions at a given time.
/// Keep a reference to the animator: nothing else retains it.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items use; nil for an animator without one.
  open private(set) weak var referenceView: UIView?
  /// An object that is notified when the animator begins to run and when it pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private var added: [UIDynamicBehavior] = []
  let engine: DynamicEngine
  private var clock: DynamicClock?
  /// Whether the delegate is being notified that the animator will run.
  private var isStarting = false

  /// Creates an animator for items that share one coordinate system.
  public override init() {
    engine = DynamicEngine(referenceView: nil)
    super.init()
  }

  /// Creates an animator for subviews of a view, or for items in the view's coordinates.
  public init(referenceView view: UIView) {
    referenceView = view
    engine = DynamicEngine(referenceView: view)
    super.init()
  }

  // MARK: Behaviors

  /// The behaviors in the order in which they were added, without child behaviors.
  open var behaviors: [UIDynamicBehavior] { added }

  /// Adds a behavior with its child behaviors. A behavior that belongs to another animator or behavior is removed from
  /// that first.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !added.contains(where: { $0 === behavior }) else { return }
    behavior.leaveOwner()
    added.append(behavior)
    behavior.move(to: self)
    structureChanged()
  }

  /// Removes a behavior. Other behaviors' items continue to move.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = added.firstIndex(where: { $0 === behavior }) else { return }
    added.remove(at: index)
    behavior.move(to: nil)
    structureChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    guard !added.isEmpty else { return }
    let removed = added
    added = []
    for behavior in removed { behavior.move(to: nil) }
    structureChanged()
  }

  // MARK: Items

  /// Returns the items whose rectangles intersect a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    rebuildIfNeeded()
    return engine.items.filter { $0.frameOfItem.intersects(rect) }
  }

  /// Updates the simulation to the center, rotation, and bounds that the program has set on an item.
  ///
  /// The item keeps its velocity. Without the call, the animator would overwrite the changes.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    rebuildIfNeeded()
    engine.readState(of: item)
    structureChanged()
  }

  // MARK: Running

  /// Whether the animator is moving its items.
  open var isRunning: Bool { clock != nil }

  /// Returns the seconds during which the animator has been running.
  open func elapsedTime() -> TimeInterval { engine.world.time }
}

// MARK: - Running

extension UIDynamicAnimator {
  /// Called when behaviors, their items or their boundaries have changed.
  func structureChanged() {
    engine.needsRebuilding = true
    resume()
    if !isRunning, !isStarting { rebuildIfNeeded() }
  }

  /// Starts running, unless there are no items.
  func resume() {
    engine.world.wake()
    guard clock == nil, !isStarting, added.contains(where: \.hasItems) else { return }
    isStarting = true
    delegate?.dynamicAnimatorWillResume?(self)
    isStarting = false
    rebuildIfNeeded()
    clock = DynamicClock(findHost: { [weak engine] in engine?.host }) { [weak self] in self?.advance() }
  }

  /// Rebuilds the world if the structure has changed.
  func rebuildIfNeeded() {
    guard engine.needsRebuilding else { return }
    engine.rebuild(with: added.flatMap(\.withDescendants))
  }

  private func advance() {
    for _ in 0..<DynamicEngine.stepsPerTick {
      rebuildIfNeeded()
      engine.advance()
    }
    engine.placeItems()
    for behavior in engine.behaviors { behavior.action?() }
    if !engine.needsRebuilding, engine.world.isAtRest { pause() }
  }

  private func pause() {
    engine.world.stop()
    clock.take()?.stop()
    delegate?.dynamicAnimatorDidPause?(self)
  }
}
