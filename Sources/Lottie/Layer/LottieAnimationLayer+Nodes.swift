// Layers, groups and items of a film that are left out.

extension LottieAnimationLayer {
  /// Shows the layers, groups and items of a key path, or leaves them out.
  ///
  /// An item is a path, a paint or a modifier: without its fill a path has none, without its trim all of it shows. Layers
  /// that are left out still move their children. The film is built anew at the next layout, and plays on. What the file
  /// itself hides stays so.
  ///
  /// ```swift
  /// layer.setNodeIsEnabled(isEnabled: false, keypath: "Face.Left Eye")
  /// ```
  public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {
    let former = disabledNodes
    if isEnabled { disabledNodes.remove(keypath) } else { disabledNodes.insert(keypath) }
    if former != disabledNodes { setNeedsBuilding() }
  }

  /// Returns whether a layer, group or item shows as far as ``setNodeIsEnabled(isEnabled:keypath:)`` says; of several, the
  /// first one; nil where there is none of that key path.
  public func nodeIsEnabled(keypath: AnimationKeypath) -> Bool? {
    var document = animation.document
    var search = NodeSearch(keypath)
    document.show(to: &search)
    return search.path.map { path in !disabledNodes.contains { $0.matches(path) } }
  }
}

/// Leaves out the nodes of some key paths.
struct NodeHiding: PropertyVisitor {
  let keypaths: Set<AnimationKeypath>

  func isInterested(below path: [String]) -> Bool { keypaths.contains { $0.mayMatch(below: path) } }

  func hides(_ path: [String]) -> Bool { keypaths.contains { $0.matches(path) } }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {}
}

/// Finds the first node of a key path.
private struct NodeSearch: PropertyVisitor {
  let keypath: AnimationKeypath
  private(set) var path: [String]?

  init(_ keypath: AnimationKeypath) { self.keypath = keypath }

  func isInterested(below path: [String]) -> Bool { self.path == nil && keypath.mayMatch(below: path) }

  mutating func hides(_ path: [String]) -> Bool {
    if self.path == nil, keypath.matches(path) { self.path = path }
    return false
  }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {}
}
