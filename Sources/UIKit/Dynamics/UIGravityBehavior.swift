public import QuartzCore
import RigidBodies

/// A behavior that accelerates items in a common direction.
///
/// A magnitude of 1 accelerates by 1000 points per second squared.
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var gravity = DirectedMagnitude(CGVector(dx: 0, dy: 1)) {
    didSet { forceChanged() }
  }

  /// Creates a downward gravity of magnitude 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    structureChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    structureChanged()
  }

  /// The direction and magnitude as a vector. Default (0, 1), downward.
  open var gravityDirection: CGVector {
    get { gravity.vector }
    set { gravity.vector = newValue }
  }

  /// The direction as an angle in radians from x toward y. Default π/2, downward.
  open var angle: CGFloat {
    get { gravity.angle }
    set { gravity.angle = newValue }
  }

  /// The magnitude, in units of 1000 points per second squared. Default 1.
  open var magnitude: CGFloat {
    get { gravity.magnitude }
    set { gravity.magnitude = newValue }
  }

  /// Sets the angle in radians and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravity = DirectedMagnitude(angle: angle, magnitude: magnitude)
  }

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func build(in engine: DynamicEngine) { list.findBodies(in: engine) }

  override func prepareStep(in engine: DynamicEngine) {
    let acceleration = Vector(gravity.vector) * ForceUnits.gravity
    for body in list.bodies { engine.world.addForce(acceleration * engine.world.bodies[body].mass, to: body) }
  }
}
