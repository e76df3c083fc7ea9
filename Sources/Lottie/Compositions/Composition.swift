/// A composition's layers in the film's time.
struct Composition {
  /// The topmost first.
  let models: [LayerModel]
  let time: FilmTime
  /// The names that lead to it: the film's has none.
  let path: [String]
  /// In how many layers it lies.
  let nesting: Int
  /// Whether some of its layers stand in space.
  let isInSpace: Bool
  /// How much it's enlarged at most.
  var scale = 1.0
  /// By how many pixels the effects of the layers in which it lies spread what they blur.
  var softness = 0.0
  private let places: [Int: Int]

  init(_ models: [LayerModel], time: FilmTime, path: [String], nesting: Int) {
    self.models = models
    self.time = time
    self.path = path
    self.nesting = nesting
    isInSpace = models.contains(where: \.isThreeDimensional)
    places = Dictionary(
      models.enumerated().compactMap { place, model in model.index.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// In how many compositions it lies.
  var depth: Int { path.count }

  /// Where the layer is that is another one's matte: the one it names, else the one above.
  func mattePlace(of place: Int) -> Int? {
    if let index = models[place].matteIndex { return places[index] }
    return place > 0 ? place - 1 : nil
  }

  /// A layer's parents, the outermost first; as far as they go before they repeat.
  func parents(of model: LayerModel) -> [LayerModel] {
    var parents: [LayerModel] = []
    var next = model.parentIndex
    while let index = next, let place = places[index], parents.count < Self.maximumParentCount,
      models[place].index != model.index
    {
      parents.append(models[place])
      next = models[place].parentIndex
    }
    return parents.reversed()
  }

  static let maximumParentCount = 64
}
