import LayerTree
import QuartzCore
import RigidBodies

/// The simulation of an animator: a world of rigid bodies, and the items and behaviors that belong to it.
@MainActor
final class DynamicEngine {
  var world = World()
  /// Whether behaviors, items, or boundaries have changed since the world was built.
  var needsRebuilding = false
  /// All behaviors, with child behaviors after their parents.
  private(set) var behaviors: [UIDynamicBehavior] = []
  private(set) weak var referenceView: UIView?
  private var entries: [DynamicEntry] = []
  /// The indexes of the items in `entries`.
  private var indexes: [ObjectIdentifier: Int] = [:]
  private var identifiers = IdentifierTable()

  static var stepsPerTick: Int { 2 }
  /// The seconds of a step.
  static var step: Double { 1 / (DynamicClock.rate * Double(stepsPerTick)) }

  init(referenceView: UIView?) { self.referenceView = referenceView }

  var items: [any UIDynamicItem] { entries.map(\.item) }

  /// The host whose time the simulation follows: the host of the views, or else the one in which the calling code
  /// runs.
  var host: LayerHost? {
    let layers = [referenceView?.layer] + entries.map { ($0.item as? UIView)?.layer }
    return layers.lazy.compactMap { $0?.hostOfTree }.first ?? LayerHost.current
  }

  /// Returns the index of an item's body; nil if the item doesn't belong to the simulation.
  func body(of item: any UIDynamicItem) -> Int? { indexes[ObjectIdentifier(item)].map { $0 + 1 } }

  /// Returns the item of a body.
  func item(ofBody body: Int) -> any UIDynamicItem { entries[body - 1].item }
}

// MARK: - Building

extension DynamicEngine {
  /// Rebuilds the world from the behaviors. Items that were in the world keep their motion.
  func rebuild(with behaviors: [UIDynamicBehavior]) {
    needsRebuilding = false
    self.behaviors = behaviors
    let (oldWorld, oldEntries, oldIndexes) = (world, entries, indexes)
    world = World(time: oldWorld.time)
    (entries, indexes) = ([], [:])
    for behavior in behaviors {
      for item in behavior.dynamicItems where indexes[ObjectIdentifier(item)] == nil {
        indexes[ObjectIdentifier(item)] = entries.count
        entries.append(oldIndexes[ObjectIdentifier(item)].map { oldEntries[$0] } ?? DynamicEntry(item))
      }
    }
    for behavior in behaviors { behavior.applyMaterials(in: self) }
    identifiers.beginUpdate()
    for index in entries.indices { addBody(index, oldIndexes, oldWorld) }
    for behavior in behaviors { behavior.build(in: self) }
    identifiers.endUpdate()
    world.adoptContacts(of: oldWorld)
    for behavior in behaviors { behavior.didBuild(in: self) }
  }

  private func addBody(_ index: Int, _ oldIndexes: [ObjectIdentifier: Int], _ oldWorld: World) {
    let entry = entries[index]
    var body = Body()
    if let oldIndex = oldIndexes[ObjectIdentifier(entry.item)] {
      body = oldWorld.bodies[oldIndex + 1]
    } else {
      entry.place(&body)
    }
    let outlines = entry.outlines
    entry.material.apply(to: &body, outlines, isValid: entry.isValid)
    let bodyIndex = world.add(body)
    guard entry.isValid else { return }
    for outline in outlines {
      _ = world.addShape(outline, to: bodyIndex, identifier: identifiers.next(for: entry.item))
    }
  }

  /// Changes the material of an item while the world is being built.
  func changeMaterial(of item: any UIDynamicItem, _ change: (inout DynamicMaterial) -> Void) {
    guard let index = indexes[ObjectIdentifier(item)] else { return }
    change(&entries[index].material)
  }

  /// Adds a boundary while the world is being built.
  func addBoundary(from start: CGPoint, to end: CGPoint, of owner: AnyObject) {
    world.addBoundary(from: Vector(start), to: Vector(end), identifier: identifiers.next(for: owner))
  }

  /// Returns the item or the owner of a boundary for which a shape's identifier was created.
  func owner(ofShape identifier: Int) -> AnyObject? { identifiers.owner(of: identifier) }

  /// Updates a body to its item's position.
  func readState(of item: any UIDynamicItem) {
    guard let index = indexes[ObjectIdentifier(item)] else { return }
    let material = entries[index].material
    entries[index] = DynamicEntry(item)
    entries[index].material = material
    entries[index].place(&world.bodies[index + 1])
  }
}

// MARK: - Advancing

extension DynamicEngine {
  /// Advances the world by one step.
  func advance() {
    for behavior in behaviors { behavior.prepareStep(in: self) }
    world.advance(by: Self.step)
    guard !world.contactEvents.isEmpty else { return }
    let events = world.contactEvents
    for event in events {
      for behavior in behaviors { behavior.handle(event, in: self) }
    }
  }

  /// Moves the items to the positions of their bodies.
  func placeItems() {
    for index in entries.indices { entries[index].placeItem(at: world.bodies[index + 1]) }
  }
}

extension SIMD2<Double> {
  /// The vector from the origin to a point.
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}
