public import QuartzCore
import RigidBodies

/// A behavior that exerts forces on items according to their positions.
///
/// The units of strengths are estimated. A gravity field of strength 1 accelerates by 1000 points per second squared. An
/// electric or noise field of strength 1 pushes like a ``UIPushBehavior`` of magnitude 1.
open class UIFieldBehavior: UIDynamicBehavior {
  /// A function of the field, a position, a velocity, a mass, a charge and the step's duration; its result is a force.
  public typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private var list = DynamicItemList([])
  private var field: Field {
    didSet { forceChanged() }
  }
  private let evaluation: Evaluation?

  private init(
    _ kind: Field.Kind, evaluating evaluation: Evaluation?, _ change: (inout Field) -> Void
  ) {
    var field = Field(kind)
    change(&field)
    (self.field, self.evaluation) = (field, evaluation)
    super.init()
  }

  private convenience init(_ kind: Field.Kind, _ change: (inout Field) -> Void = { _ in }) {
    self.init(kind, evaluating: nil, change)
  }

  // MARK: Kinds

  /// Returns a field that slows items down in proportion to their velocity.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that pushes items around its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that attracts items to a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravity) { $0.position = Vector(position) }
  }

  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity) { $0.direction = Vector(direction) }
  }

  /// Returns a field that gives items a velocity in points per second, times the strength.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity) { $0.direction = Vector(direction) }
  }

  /// Returns a field of random forces.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness of the forces, from 0 to 1.
  ///   - speed: The rate at which the forces change, per second.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noise) { ($0.smoothness, $0.animationSpeed) = (Double(smoothness), Double(speed)) }
  }

  /// Returns a field of random forces in proportion to the speeds of the items.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence) { ($0.smoothness, $0.animationSpeed) = (Double(smoothness), Double(speed)) }
  }

  /// Returns a field that pulls items to its position in proportion to their distance.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that attracts items in proportion to their charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field that deflects moving items in proportion to their charge.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a field whose forces a closure computes, times the strength.
  open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity, evaluating: block) { _ in }
  }

  // MARK: Items

  /// The items on which the field acts.
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

  // MARK: Properties

  /// The position of the field in the reference view. Default zero.
  open var position: CGPoint {
    get { CGPoint(x: field.position.x, y: field.position.y) }
    set { field.position = Vector(newValue) }
  }

  /// The region in which the field acts, relative to its position. Default infinite.
  open var region = UIRegion.infinite {
    didSet { forceChanged() }
  }

  /// The strength. Default 1.
  open var strength: CGFloat {
    get { CGFloat(field.strength) }
    set { field.strength = Double(newValue) }
  }

  /// The exponent of the inverse distance by which the strength decreases. Default 0, for no decrease.
  open var falloff: CGFloat {
    get { CGFloat(field.falloff) }
    set { field.falloff = Double(newValue) }
  }

  /// The distance in points up to which the strength doesn't decrease. Default 0.001: estimated.
  open var minimumRadius: CGFloat {
    get { CGFloat(field.minimumRadius) }
    set { field.minimumRadius = Double(newValue) }
  }

  /// The direction of linear gravity and velocity fields.
  open var direction: CGVector {
    get { CGVector(dx: field.direction.x, dy: field.direction.y) }
    set { field.direction = Vector(newValue) }
  }

  /// The smoothness of noise and turbulence, from 0 to 1.
  open var smoothness: CGFloat {
    get { CGFloat(field.smoothness) }
    set { field.smoothness = Double(newValue) }
  }

  /// The rate at which noise and turbulence change, per second.
  open var animationSpeed: CGFloat {
    get { CGFloat(field.animationSpeed) }
    set { field.animationSpeed = Double(newValue) }
  }

  // MARK: Simulation

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func build(in engine: DynamicEngine) { list.findBodies(in: engine) }

  override func prepareStep(in engine: DynamicEngine) {
    for index in list.bodies {
      let body = engine.world.bodies[index]
      let offset = body.position - field.position
      guard region.contains(CGPoint(x: offset.x, y: offset.y)) else { continue }
      if let evaluation {
        engine.world.addForce(force(on: body, evaluation), to: index)
      } else if field.kind == .velocity {
        if body.isMovable { engine.world.bodies[index].velocity = field.direction * field.strength }
      } else {
        engine.world.addForce(field.force(on: sample(body, at: engine.world.time)), to: index)
      }
    }
  }

  private func sample(_ body: Body, at time: Double) -> FieldSample {
    FieldSample(
      position: body.position, velocity: body.velocity, mass: body.mass, charge: body.charge, time: time)
  }

  private func force(on body: Body, _ evaluation: Evaluation) -> Vector {
    let force = evaluation(
      self, CGPoint(x: body.position.x, y: body.position.y),
      CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass), CGFloat(body.charge),
      DynamicEngine.step)
    return Vector(force) * field.strength
  }
}
