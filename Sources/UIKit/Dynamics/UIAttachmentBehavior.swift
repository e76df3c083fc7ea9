public import QuartzCore
import RigidBodies

/// A behavior that connects an item with a point of the reference view or with another item.
///
/// With a frequency of 0, the connection is rigid: a rod of a fixed length. With a frequency above 0, it's a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of objects to which an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// The item, followed by the item to which it's attached, if there is one.
  public let items: [any UIDynamicItem]
  /// The kind of the object to which the item is attached.
  public let attachedBehaviorType: AttachmentType
  private let connection: AttachmentConnection
  private let ends: AttachmentEnds
  private var anchor: CGPoint
  private var joint: Int?

  private init(_ ends: AttachmentEnds, _ connection: AttachmentConnection) {
    (self.ends, self.connection) = (ends, connection)
    items = [ends.item] + (ends.other.map { [$0] } ?? [])
    attachedBehaviorType = ends.other == nil ? .anchor : .items
    anchor = ends.anchor
    length = ends.distance
    super.init()
  }

  // MARK: Rods and springs

  /// Attaches an item's center to a point. The length is their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, given in the unrotated item, to a point of the reference view.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    let ends = AttachmentEnds(item, offset, to: point)
    (self.ends, connection) = (ends, .distance)
    (items, attachedBehaviorType, anchor, length) = ([item], .anchor, point, ends.distance)
    super.init()
  }

  /// Attaches the centers of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items, given in the unrotated items, to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    let ends = AttachmentEnds(item1, offset1, to: item2, offset2)
    (self.ends, connection) = (ends, .distance)
    (items, attachedBehaviorType) = ([item1, item2], .items)
    (anchor, length) = (ends.anchor, ends.distance)
    super.init()
  }

  // MARK: Other attachments

  /// Returns a behavior that allows an item to slide along an axis of another item, but not to turn relative to it.
  ///
  /// - Parameters:
  ///   - item1: The item that slides.
  ///   - item2: The item to which it's attached.
  ///   - point: The point of the reference view at which the items are attached.
  ///   - axis: The direction in the reference view.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentEnds(item1, to: item2, at: point), .sliding(axis: Vector(axis)))
  }

  /// Returns a behavior that allows an item to slide along an axis of the reference view, but not to turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentEnds(item, at: point), .sliding(axis: Vector(axis)))
  }

  /// Returns a behavior that limits the distance of points of two items to the current one, like a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentEnds(item1, offset1, to: item2, offset2), .rope)
  }

  /// Returns a behavior that joins two items rigidly.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentEnds(item1, to: item2, at: point), .fixed)
  }

  /// Returns a behavior that allows two items to turn about a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(AttachmentEnds(item1, to: item2, at: point), .pin)
  }

  // MARK: Properties

  /// The point of the reference view to which the item is attached; ignored between two items.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      anchor = newValue
      forceChanged()
    }
  }

  /// The distance of the attached points in points. Default their distance when the behavior was created. It applies to
  /// rods, springs and limits.
  open var length: CGFloat {
    didSet { forceChanged() }
  }

  /// The damping ratio of the spring: 0, the default, is undamped, and 1 is critical.
  open var damping: CGFloat = 0 {
    didSet { forceChanged() }
  }

  /// The frequency of the spring in hertz; 0, the default, makes the connection a rigid rod. Other attachments are always
  /// rigid. It's limited to 60 Hz.
  open var frequency: CGFloat = 0 {
    didSet { forceChanged() }
  }

  /// The torque, or for a sliding attachment the force, that friction can resist. Default 0. A force of 100 accelerates
  /// an item of 100 × 100 points and density 1 by 100 points per second squared.
  open var frictionTorque: CGFloat = 0 {
    didSet { forceChanged() }
  }

  /// The range of a pin attachment's angle in radians, or of a sliding attachment's travel in points, relative to the
  /// positions at which the behavior was created. Default infinite.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { forceChanged() }
  }

  // MARK: Simulation

  override var dynamicItems: [any UIDynamicItem] { items }

  override func build(in engine: DynamicEngine) {
    joint = nil
    guard Vector(anchor).isFinite, ends.isValid, let body = engine.body(of: ends.item) else { return }
    let other = ends.other.flatMap { engine.body(of: $0) } ?? 0
    joint = engine.world.joints.count
    engine.world.joints.append(
      Joint(
        kind, other, body, anchorOfFirst: ends.other == nil ? Vector(anchor) : ends.anchorOfOther,
        anchorOfSecond: ends.anchorOfItem, referenceAngle: ends.referenceAngle))
  }

  override func prepareStep(in engine: DynamicEngine) {
    guard let joint else { return }
    engine.world.joints[joint].kind = kind
    if ends.other == nil, Vector(anchor).isFinite {
      engine.world.joints[joint].anchorOfFirst = Vector(anchor)
    }
  }

  private var kind: Joint.Kind {
    let length = length > 0 && length.isFinite ? Double(length) : 0
    switch connection {
    case .distance where frequency > 0:
      return .spring(
        length: length, frequency: Double(frequency), dampingRatio: damping > 0 ? Double(damping) : 0)
    case .distance: return .rod(length: length)
    case .rope: return .rope(length: length)
    case .fixed: return .weld
    case .pin: return .pin(range: range, friction: friction)
    case .sliding(let axis): return .slider(axis: ends.axis(axis), range: range, friction: friction)
    }
  }

  private var friction: Double { frictionTorque > 0 && frictionTorque.isFinite ? Double(frictionTorque) : 0 }

  private var range: ClosedRange<Double> {
    let (low, high) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    return low <= high ? low...high : -.infinity...(.infinity)
  }
}
