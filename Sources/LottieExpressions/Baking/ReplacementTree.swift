/// Values for some properties of an animation, arranged like the animation itself.
struct ReplacementTree {
  private var property: BakedProperty?
  private var children: [PathStep: ReplacementTree] = [:]

  var isEmpty: Bool { property == nil && children.isEmpty }

  /// Adds a property.
  mutating func insert(_ property: BakedProperty, at path: ArraySlice<PathStep>) {
    guard let step = path.first else {
      self.property = property
      return
    }
    children[step, default: ReplacementTree()].insert(property, at: path.dropFirst())
  }

  /// Returns a JSON value with the properties replaced. Paths to nonexistent values are ignored.
  func applied(to value: Any) -> Any {
    if var object = value as? [String: Any] {
      if let property { return property.applied(to: object) }
      for case (.field(let name), let child) in children {
        if let former = object[name] { object[name] = child.applied(to: former) }
      }
      return object
    }
    guard var list = value as? [Any] else { return value }
    for case (.index(let index), let child) in children where list.indices.contains(index) {
      list[index] = child.applied(to: list[index])
    }
    return list
  }
}
