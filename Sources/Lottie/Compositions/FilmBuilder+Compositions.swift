import QuartzCore

extension FilmBuilder {
  /// The layers of a composition, the last in front.
  func layers(of composition: Composition) -> [CALayer] {
    var family = LayerFamily()
    for place in composition.models.indices.reversed() {
      let model = composition.models[place]
      guard !model.isHidden, !model.isMatte, let layer = layer(model, in: composition) else { continue }
      if model.matte != nil, composition.mattePlace(of: place) != nil {
        family.add(matted(layer, at: place, in: composition))
      } else {
        let parents = parents(of: model, in: composition)
        family.add(layer, under: parents.map { $0.index ?? 0 }) { parentLayer(parents[$0], in: composition) }
      }
    }
    return family.layers
  }

  /// A layer with its content, masks, effects and place, without its parents; nil where there is nothing to draw.
  func layer(_ model: LayerModel, in composition: Composition) -> CALayer? {
    guard takesLayer(of: model.name) else { return nil }
    let contents = contents(of: model, in: composition)
    guard !contents.isEmpty else { return nil }
    let layer = CALayer.plain(masked(contents, by: model.masks, composition.time, layerName: model.name))
    layer.name = model.name
    namedLayers.append(NamedLayer(path: composition.path + [model.keyName], layer: layer))
    if model.transform.isSkewed, model.transform.turnsInSpace {
      report("turns in space of a skewed layer", of: model.name)
    }
    setPlace(of: layer, model.transform, composition.time, isAutoOriented: model.isAutoOriented)
    setOpacity(of: layer, model.transform.opacity, composition.time)
    setVisibility(of: layer, from: model.inFrame, to: model.outFrame, composition.time)
    layer.compositingFilter = blendFilter(model.blendMode, of: model.name)
    addEffects(of: model, to: layer, in: composition)
    return layer
  }

  private func contents(of model: LayerModel, in composition: Composition) -> [CALayer] {
    switch model.content {
    case .null: return []
    case .shapes(let items):
      return ShapeBuilder(self, time: composition.time, layerName: model.name).layers(of: items)
    case .solid(let color, let width, let height):
      return [solid(color, CGSize(width: width, height: height))]
    case .image(let id): return picture(id, of: model).map { [$0] } ?? []
    case .composition(let id, let width, let height):
      let inside = self.composition(
        id, time: model.time(inside: composition.time, frameRate: document.frameRate), of: model,
        in: composition)
      guard let inside else { return [] }
      let clip = CALayer.plain(inside)
      clip.bounds.size = CGSize(width: width, height: height)
      clip.masksToBounds = true
      return [clip]
    case .text(let text): return texts(text, model, composition.time)
    case .other(let kind):
      guard !Self.unseenKinds.contains(kind) else { return [] }
      report(Self.undrawnKinds[kind] ?? "a layer of kind \(kind)", of: model.name)
      return []
    }
  }

  /// Sound, and guides, which no film shows.
  private static let unseenKinds: Set = [6, 11]
  private static let undrawnKinds = [
    5: "a text without a document", 7: "video", 8: "a series of pictures", 9: "video",
    12: "an adjustment layer",
    13: "a camera", 14: "a light", 15: "data",
  ]

  /// A path is as smooth at its edges, wherever it lies, as a layer's own background isn't.
  private func solid(_ color: FilmColor, _ size: CGSize) -> CALayer {
    let solid = CAShapeLayer()
    solid.makePlain()
    solid.path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    solid.fillColor = color.cgColor
    return solid
  }
}

/// Layers in drawing order, where neighbours share the layers that stand for their common parents.
private struct LayerFamily {
  private(set) var layers: [CALayer] = []
  private var latestParents: [(index: Int, layer: CALayer)] = []

  mutating func add(_ layer: CALayer) { add(layer, under: []) { _ in layer } }

  /// - Parameters:
  ///   - parents: The numbers of the parents, the outermost first.
  ///   - makeParent: Makes a layer for a parent, by its place among the numbers.
  mutating func add(_ layer: CALayer, under parents: [Int], makeParent: (Int) -> CALayer) {
    let sharedCount = zip(latestParents, parents).prefix { $0.0.index == $0.1 }.count
    latestParents.removeLast(latestParents.count - sharedCount)
    for place in parents.indices.dropFirst(sharedCount) {
      let parent = makeParent(place)
      append(parent)
      latestParents.append((parents[place], parent))
    }
    append(layer)
  }

  private mutating func append(_ layer: CALayer) {
    if let parent = latestParents.last?.layer {
      parent.addSublayer(layer)
    } else {
      layers.append(layer)
    }
  }
}
