/// The items of a behavior, each once.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  /// The indexes of the items' bodies in the current world.
  private(set) var bodies: [Int] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Looks up the bodies of the items.
  mutating func findBodies(in engine: DynamicEngine) { bodies = items.compactMap { engine.body(of: $0) } }
}
