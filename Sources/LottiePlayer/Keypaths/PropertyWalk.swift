/// A traversal of all properties of a document in the order of its layers.
///
/// It isn't generic over the visitor, so that the program contains it once and not for each kind of visitor.
struct PropertyWalk {
  private(set) var visitor: any PropertyVisitor
  /// The document's assets, and copies of compositions that the visitor changed for one layer.
  private(set) var assets: [Asset]
  private var path: [String] = []
  private let assetIndices: [String: Int]
  private let frameRate: Double
  /// The number of changes by the visitor so far.
  private var changeCount = 0
  /// The number of layers and items that may still be visited. Nested compositions can expand to enormous numbers.
  private var remainingVisits = 50_000

  init(_ document: LottieDocument, _ visitor: any PropertyVisitor) {
    self.visitor = visitor
    assets = document.assets
    frameRate = document.frameRate
    assetIndices = Dictionary(
      assets.enumerated().filter { $0.element.layers != nil }.map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension PropertyWalk {
  /// Calls `body` with a name appended to the path, unless the visitor isn't interested in that path.
  mutating func descend(into name: String, _ body: (inout Self) -> Void) {
    path.append(name)
    defer { path.removeLast() }
    if visitor.visitsDescendants(of: path) { body(&self) }
  }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, _ name: String, _ time: CompositionTime
  ) {
    path.append(name)
    countChange(of: &property) { $0.visitor.visit(&$1, at: $0.path, time) }
    path.removeLast()
  }

  /// Visits an optional property, which stays absent unless the visitor changes it.
  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>?, _ name: String, default value: Value, _ time: CompositionTime
  ) {
    var visited = property ?? Animated(value)
    visit(&visited, name, time)
    if property != nil || visited != Animated(value) { property = visited }
  }

  mutating func visit(_ gradient: inout GradientModel, _ name: String, _ time: CompositionTime) {
    path.append(name)
    countChange(of: &gradient) { $0.visitor.visit(&$1, at: $0.path, time) }
    path.removeLast()
  }

  mutating func visit(_ text: inout TextModel) {
    countChange(of: &text) { $0.visitor.visit(&$1, at: $0.path) }
  }

  /// Returns whether the visitor disables the layer, group or item at the current path, and counts that as a change.
  mutating func isDisabled() -> Bool {
    let isDisabled = visitor.disables(path)
    if isDisabled { changeCount += 1 }
    return isDisabled
  }

  /// Returns whether one more layer or item may be visited.
  mutating func reserveVisit() -> Bool {
    guard remainingVisits > 0 else { return false }
    remainingVisits -= 1
    return true
  }

  private mutating func countChange<Value: Equatable>(
    of value: inout Value, _ visit: (inout Self, inout Value) -> Void
  ) {
    let former = value
    visit(&self, &value)
    if value != former { changeCount += 1 }
  }
}

// MARK: - Compositions

extension PropertyWalk {
  private static var maximumDepth: Int { 24 }

  mutating func visitComposition(of layer: inout LayerModel, _ time: CompositionTime, depth: Int) {
    guard case .composition(let id, let width, let height) = layer.content else { return }
    let visited = visitComposition(id, layer.time(inside: time, frameRate: frameRate), depth: depth)
    layer.content = .composition(assetID: visited, width: width, height: height)
  }

  /// Returns the identifier of the composition with the visitor's changes.
  private mutating func visitComposition(_ id: String, _ time: CompositionTime, depth: Int) -> String {
    guard depth < Self.maximumDepth, let index = assetIndices[id], let original = assets[index].layers else {
      return id
    }
    var layers = original
    let formerCount = changeCount
    visitLayers(of: &layers, time, depth: depth + 1)
    guard changeCount != formerCount else { return id }
    var asset = assets[index]
    (asset.id, asset.layers) = ("\(id)\u{0}\(assets.count)", layers)
    assets.append(asset)
    return asset.id
  }
}
