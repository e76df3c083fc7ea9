public import QuartzCore
import RigidBodies

/// A behavior that pushes items, either once or as long as it's active.
///
/// A magnitude of 1 accelerates an item of 100 × 100 points and density 1 by 100 points per second squared. An
/// instantaneous push of magnitude 1 changes its velocity by 100 points per second: estimated.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A force that lasts as long as the behavior is active.
    case continuous
    /// A single impulse.
    case instantaneous
  }

  private var list: DynamicItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The offsets in the order of the items' bodies.
  private var arms: [Vector] = []
  private var isActive = true
  private var push = DirectedMagnitude(.zero) {
    didSet { forceChanged() }
  }

  /// Whether items are pushed once or continuously.
  public let mode: Mode

  /// Creates an active push of magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    structureChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    structureChanged()
  }

  /// Returns the offset from an item's center at which it's pushed. Default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the offset from an item's center at which it's pushed, in points of the unrotated item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    offsets[ObjectIdentifier(item)] = o
    structureChanged()
  }

  /// Whether the behavior pushes. Default true. An instantaneous push becomes inactive after it was applied. It's
  /// applied again when it becomes active again.
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      forceChanged()
    }
  }

  /// The direction as an angle in radians from x toward y. Default 0, to the right.
  open var angle: CGFloat {
    get { push.angle }
    set { push.angle = newValue }
  }

  /// The magnitude. Default 0.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { push.magnitude = newValue }
  }

  /// The direction and magnitude as a vector. Default zero.
  open var pushDirection: CGVector {
    get { push.vector }
    set { push.vector = newValue }
  }

  /// Sets the angle in radians and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    push = DirectedMagnitude(angle: angle, magnitude: magnitude)
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func build(in engine: DynamicEngine) {
    list.findBodies(in: engine)
    arms = list.bodies.map { Vector(targetOffsetFromCenter(for: engine.item(ofBody: $0))) }
  }

  override func prepareStep(in engine: DynamicEngine) {
    guard isActive else { return }
    let force = Vector(push.vector) * ForceUnits.push
    for (body, arm) in zip(list.bodies, arms) {
      switch mode {
      case .continuous: engine.world.addForce(force, to: body, at: arm)
      case .instantaneous: engine.world.addImpulse(force, to: body, at: arm)
      }
    }
    if mode == .instantaneous { isActive = false }
  }
}
