import CoreGraphics

/// A use of a composition by a layer, with the time mapping of that use.
struct Composition {
  /// The layers, the topmost first.
  let models: [LayerModel]
  let time: CompositionTime
  /// The size of the layer that shows it, in points.
  let size: CGSize
  /// The names of the layers that contain the composition; empty for the root composition.
  let path: [String]
  /// The number of Core Animation layers that contain it.
  let nesting: Int
  /// Whether any layer is three-dimensional.
  let isThreeDimensional: Bool
  /// The largest factor by which containing layers scale it.
  var scale = 1.0
  /// The number of pixels by which the effects of containing layers extend the picture with their
  /// blurs.
  var blurSpread = 0.0
  /// Whether any layer has a parent.
  let hasParents: Bool
  /// The positions of layers in the list, by their indices in the file; empty if no layer refers to another one.
  private let positions: [Int: Int]

  init(_ models: [LayerModel], time: CompositionTime, size: CGSize, path: [String], nesting: Int) {
    self.models = models
    self.time = time
    self.size = size
    self.path = path
    self.nesting = nesting
    isThreeDimensional = models.contains(where: \.isThreeDimensional)
    hasParents = models.contains { $0.parentIndex != nil }
    positions = hasParents || models.contains { $0.matteIndex != nil } ? Self.positions(of: models) : [:]
  }

  private static func positions(of models: [LayerModel]) -> [Int: Int] {
    Dictionary(
      models.indices.compactMap { position in models[position].index.map { ($0, position) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The number of compositions that contain it.
  var depth: Int { path.count }

  /// Returns the position of a layer's matte: the layer that it names, or else the one above.
  func mattePosition(of position: Int) -> Int? {
    if let index = models[position].matteIndex { return positions[index] }
    return position > 0 ? position - 1 : nil
  }

  /// Whether a layer is visible only where its matte is opaque or bright.
  func isMatted(_ position: Int) -> Bool {
    models[position].matte != nil && mattePosition(of: position) != nil
  }

  /// Returns the positions of a layer's ancestors, the outermost first, up to a limit that breaks cycles.
  func parentPositions(of model: LayerModel) -> [Int] {
    parentPositions(from: model.parentIndex, ofLayer: model.index)
  }

  /// Returns the positions of the ancestors of a layer at a position, the outermost first, up to a limit that breaks cycles.
  func parentPositions(of position: Int) -> [Int] {
    parentPositions(from: models[position].parentIndex, ofLayer: models[position].index)
  }

  private func parentPositions(from parentIndex: Int?, ofLayer layerIndex: Int?) -> [Int] {
    guard parentIndex != nil else { return [] }
    var parents: [Int] = []
    var next = parentIndex
    while let index = next, let position = positions[index], parents.count < Self.maximumParentCount,
      models[position].index != layerIndex
    {
      parents.append(position)
      next = models[position].parentIndex
    }
    parents.reverse()
    return parents
  }

  /// Returns a layer's ancestors, the outermost first, up to a limit that breaks cycles.
  func parents(of model: LayerModel) -> [LayerModel] { parentPositions(of: model).map { models[$0] } }

  static let maximumParentCount = 64
}
