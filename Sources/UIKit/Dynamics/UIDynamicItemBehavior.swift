public import QuartzCore
import RigidBodies

/// A behavior that sets physical properties and velocities of items.
///
/// If several behaviors apply to an item, each property has the value of the last behavior in which it was set.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var settings = Settings() {
    didSet { structureChanged() }
  }
  /// The velocities to add once the items belong to an animator.
  private var pending: [PendingVelocity] = []

  /// The properties that were set.
  private struct Settings {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var isAnchored: Bool?
    var allowsRotation: Bool?
  }

  private struct PendingVelocity {
    let item: any UIDynamicItem
    var linear = Vector.zero
    var angular = 0.0
  }

  /// Creates a behavior that sets no properties yet.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items whose properties are set.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    structureChanged()
  }

  /// Removes an item, which returns to the defaults.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    structureChanged()
  }

  // MARK: Properties

  /// The fraction of the speed that remains after a collision, 0…1. Default 0. Of two items, the larger value counts:
  /// estimated.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { settings.elasticity = newValue }
  }

  /// The friction coefficient, 0 or more. Default 0. For two items, the geometric mean is used (estimated).
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { settings.friction = newValue }
  }

  /// The mass per area, above 0; an item of 100 × 100 points and density 1 has a mass of 1. Default 1, which is also
  /// used in place of other values.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { settings.density = newValue }
  }

  /// The rate at which the velocity decays, per second, 0 or more. Default 0.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { settings.resistance = newValue }
  }

  /// The rate at which the angular velocity decays, per second, 0 or more. Default 0.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { settings.angularResistance = newValue }
  }

  /// The charge on which electric and magnetic fields act. Default 0.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { settings.charge = newValue }
  }

  /// Whether the items collide but don't move. Default false.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { settings.isAnchored = newValue }
  }

  /// Whether forces turn the items. Default true.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { settings.allowsRotation = newValue }
  }

  // MARK: Velocities

  /// Adds a velocity, in points per second, to the velocity of an item of the behavior.
  ///
  /// Without an animator, the velocity is added when the behavior joins one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    addVelocity(PendingVelocity(item: item, linear: Vector(velocity)))
  }

  /// Adds an angular velocity, in radians per second, to the angular velocity of an item of the behavior.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    addVelocity(PendingVelocity(item: item, angular: Double(velocity)))
  }

  /// Returns the velocity of an item in points per second; zero without an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let velocity = body(of: item)?.velocity else { return .zero }
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Returns the angular velocity of an item in radians per second; zero without an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(body(of: item)?.angularVelocity ?? 0)
  }

  private func body(of item: any UIDynamicItem) -> Body? {
    guard list.contains(item), let animator = dynamicAnimator else { return nil }
    animator.rebuildIfNeeded()
    return animator.engine.body(of: item).map { animator.engine.world.bodies[$0] }
  }

  private func addVelocity(_ velocity: PendingVelocity) {
    guard list.contains(velocity.item), velocity.linear.isFinite, velocity.angular.isFinite else { return }
    pending.append(velocity)
    structureChanged()
  }

  // MARK: Simulation

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func applyMaterials(in engine: DynamicEngine) {
    for item in list.items { engine.changeMaterial(of: item, apply) }
  }

  private func apply(to material: inout DynamicMaterial) {
    if let elasticity = settings.elasticity { material.elasticity = Double(elasticity) }
    if let friction = settings.friction { material.friction = Double(friction) }
    if let density = settings.density { material.density = Double(density) }
    if let resistance = settings.resistance { material.resistance = Double(resistance) }
    if let resistance = settings.angularResistance { material.angularResistance = Double(resistance) }
    if let charge = settings.charge { material.charge = Double(charge) }
    if let isAnchored = settings.isAnchored { material.isAnchored = isAnchored }
    if let allowsRotation = settings.allowsRotation { material.allowsRotation = allowsRotation }
  }

  override func build(in engine: DynamicEngine) {
    for velocity in pending {
      guard let body = engine.body(of: velocity.item) else { continue }
      engine.world.bodies[body].velocity += velocity.linear
      engine.world.bodies[body].angularVelocity += velocity.angular
    }
    pending = []
  }
}
