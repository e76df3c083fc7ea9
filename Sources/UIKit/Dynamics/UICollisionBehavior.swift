public import QuartzCore
import RigidBodies

/// A behavior that makes items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The obstacles with which items collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// The behavior's boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItemList
  private var boundaries: [CollisionBoundary] = []
  private var contacts = ContactCounts()
  /// The boundary along the reference view's bounds in the current world, and those bounds.
  private var bounds: (boundary: CollisionBoundary, rect: CGRect)?
  private var insets: UIEdgeInsets? {
    didSet { structureChanged() }
  }

  /// Creates a behavior without boundaries.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// An object that is notified about contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The obstacles with which items collide. Default everything.
  open var collisionMode = Mode.everything {
    didSet { structureChanged() }
  }

  // MARK: Items

  /// The items that collide.
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

  // MARK: Boundaries

  /// Whether the reference view's bounds are a boundary. Default false. Setting it removes insets.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { insets = newValue ? .zero : nil }
  }

  /// Makes the reference view's bounds a boundary, inset on each side.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets }

  /// Adds a boundary along a path, whose curves are flattened. A boundary with an equal identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.hasIdentifier(identifier) }
    let copy = bezierPath.copy() as? UIBezierPath ?? bezierPath
    boundaries.append(CollisionBoundary(identifier: identifier, path: copy))
    structureChanged()
  }

  /// Adds a boundary along a line. A boundary with an equal identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.hasIdentifier(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.hasIdentifier(identifier) }
    structureChanged()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil without boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Removes all boundaries except for the reference view's bounds.
  open func removeAllBoundaries() {
    boundaries = []
    structureChanged()
  }

  // MARK: Simulation

  override var dynamicItems: [any UIDynamicItem] { list.items }

  override func build(in engine: DynamicEngine) {
    list.findBodies(in: engine)
    let bodies = Set(list.bodies)
    let members = engine.world.shapes.indices.filter { bodies.contains(engine.world.shapes[$0].body) }
    let start = engine.world.shapes.count
    if collisionMode.contains(.boundaries) { addBoundaries(to: engine) }
    engine.world.add(
      CollisionGroup(
        identifier: identifier, members: members, joinsMembers: collisionMode.contains(.items),
        boundaries: start..<engine.world.shapes.count))
  }

  /// The number of the behavior's collision group.
  private var identifier: Int { Int(bitPattern: ObjectIdentifier(self)) }

  private func addBoundaries(to engine: DynamicEngine) {
    updateBounds(of: engine.referenceView)
    for boundary in boundaries + [bounds?.boundary].compactMap(\.self) {
      for subpath in boundary.path.corners {
        for (start, end) in zip(subpath, subpath.dropFirst()) {
          engine.addBoundary(
            from: CGPoint(x: start.x, y: start.y), to: CGPoint(x: end.x, y: end.y), of: boundary)
        }
      }
    }
  }

  private func updateBounds(of view: UIView?) {
    guard let insets, let view else {
      bounds = nil
      return
    }
    let rect = view.bounds
    let path = UIBezierPath(rect: rect.inset(by: insets).standardized)
    if let old = bounds, old.boundary.path == path {
      bounds?.rect = rect
    } else {
      bounds = (CollisionBoundary(identifier: nil, path: path), rect)
    }
  }

  override func prepareStep(in engine: DynamicEngine) {
    guard let bounds, let view = engine.referenceView, view.bounds != bounds.rect else { return }
    structureChanged()
  }

  // MARK: Contacts

  override func didBuild(in engine: DynamicEngine) {
    contacts = ContactCounts()
    engine.world.forEachContact { group, first, second in
      guard group == identifier else { return }
      _ = contacts.add(engine.owner(ofShape: first), engine.owner(ofShape: second))
    }
  }

  override func handle(_ event: ContactEvent, in engine: DynamicEngine) {
    guard event.group == identifier, let first = engine.owner(ofShape: event.first),
      let second = engine.owner(ofShape: event.second), let item = first as? any UIDynamicItem
    else { return }
    if event.hasBegun {
      guard contacts.add(first, second) else { return }
      reportBeginning(item, second, at: CGPoint(x: event.position.x, y: event.position.y))
    } else {
      guard contacts.remove(first, second) else { return }
      reportEnd(item, second)
    }
  }

  private func reportBeginning(_ item: any UIDynamicItem, _ other: AnyObject, at point: CGPoint) {
    if let boundary = other as? CollisionBoundary {
      collisionDelegate?.collisionBehavior?(
        self, beganContactFor: item, withBoundaryIdentifier: boundary.identifier, at: point)
    } else if let other = other as? any UIDynamicItem {
      collisionDelegate?.collisionBehavior?(self, beganContactFor: item, with: other, at: point)
    }
  }

  private func reportEnd(_ item: any UIDynamicItem, _ other: AnyObject) {
    if let boundary = other as? CollisionBoundary {
      collisionDelegate?.collisionBehavior?(
        self, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
    } else if let other = other as? any UIDynamicItem {
      collisionDelegate?.collisionBehavior?(self, endedContactFor: item, with: other)
    }
  }
}
