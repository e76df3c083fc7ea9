/// Omits the layers, groups, and items of some key paths.
struct NodeDisabler: PropertyVisitor {
  let keypaths: Set<AnimationKeypath>

  func visitsDescendants(of path: [String]) -> Bool { keypaths.contains { $0.mayMatch(below: path) } }

  func disables(_ path: [String]) -> Bool { keypaths.contains { $0.matches(path) } }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {}
}

/// Finds the first layer, group or item of a key path.
struct NodeSearch: PropertyVisitor {
  let keypath: AnimationKeypath
  private(set) var path: [String]?

  init(_ keypath: AnimationKeypath) { self.keypath = keypath }

  func visitsDescendants(of path: [String]) -> Bool { self.path == nil && keypath.mayMatch(below: path) }

  mutating func disables(_ path: [String]) -> Bool {
    if self.path == nil, keypath.matches(path) { self.path = path }
    return false
  }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {}
}
