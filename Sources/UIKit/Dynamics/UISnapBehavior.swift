public import QuartzCore
import RigidBodies

/// A behavior that moves an item to a point, as if pulled by a damped spring, and turns it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Creates a behavior that moves an item's center to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point at which the item comes to rest.
  open var snapPoint: CGPoint {
    didSet { structureChanged() }
  }

  /// The damping of the oscillation at the end, from 0 for the most oscillation to 1 for none. Default 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { structureChanged() }
  }

  /// The frequency in hertz: estimated.
  private static var frequency: Double { 3 }

  /// The damping ratio: estimated. Even with the lowest damping, the item comes to rest.
  private var dampingRatio: Double { 0.2 + 0.8 * (damping > 0 ? min(Double(damping), 1) : 0) }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func build(in engine: DynamicEngine) {
    guard Vector(snapPoint).isFinite, let body = engine.body(of: item) else { return }
    engine.world.joints.append(
      Joint(
        .snap(frequency: Self.frequency, dampingRatio: dampingRatio), 0, body,
        anchorOfFirst: Vector(snapPoint),
        anchorOfSecond: .zero, referenceAngle: 0))
  }
}
