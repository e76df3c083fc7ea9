import QuartzCore

extension CompositionBuilder {
  /// Returns a layer with its content, masks, effects and transform, but without its parents; nil if it draws nothing.
  func layer(_ model: LayerModel, in composition: Composition) -> CALayer? {
    guard context.reserveLayer(for: model.name) else { return nil }
    let contents = contents(of: model, in: composition)
    guard !contents.isEmpty else { return nil }
    let masked = masked(contents, by: model.masks, composition.time, layerName: model.name)
    let layer = model.isPlain ? context.container(of: masked, for: model.transform) : .plain(masked)
    layer.name = model.name
    namedLayers.append(
      NamedLayer(containers: composition.path, name: model.keypathName, layer: layer, order: order))
    if model.transform.isSkewed, model.transform.rotatesInDepth {
      context.report("the 3D rotation of a skewed layer", of: model.name)
    }
    context.setTransform(
      of: layer, model.transform, composition.time, isAutoOriented: model.isAutoOriented)
    context.setOpacity(of: layer, model.transform.opacity, composition.time)
    context.setVisibility(of: layer, from: model.inFrame, to: model.outFrame, composition.time)
    context.setBlendMode(of: layer, model.blendMode, layerName: model.name)
    addEffects(of: model, to: layer, in: composition)
    return layer
  }

  private func contents(of model: LayerModel, in composition: Composition) -> [CALayer] {
    switch model.content {
    case .null: return []
    case .shapes(let items):
      return ShapeBuilder(
        context, time: composition.time, compositionSize: composition.size, layerName: model.name
      ).layers(of: items)
    case .solid(let color, let width, let height):
      return [solid(composition.time.global(color), CGSize(width: width, height: height))]
    case .image(let id): return image(id, of: model).map { [$0] } ?? []
    case .composition(let id, let width, let height):
      let time = model.time(inside: composition.time, frameRate: document.frameRate)
      let size = CGSize(width: width, height: height)
      return nestedLayer(id, time: time, size: size, of: model, in: composition).map { [$0] } ?? []
    case .text(let text):
      return textBuilder.layers(of: text, masks: model.masks, composition.time, layerName: model.name)
    case .other(let kind):
      guard !Self.invisibleKinds.contains(kind) else { return [] }
      context.report(Self.undrawnKinds[kind] ?? "a layer of type \(kind)", of: model.name)
      return []
    }
  }

  /// Layer types that draw nothing by definition: sounds and guides.
  private static let invisibleKinds: Set = [6, 11]
  private static let undrawnKinds = [
    5: "a text without a document", 7: "a video", 8: "an image sequence", 9: "a video",
    12: "an adjustment layer", 13: "a camera", 14: "a light", 15: "data",
  ]

  /// Returns a shape layer, whose edges are antialiased at any position; those of a background color aren't.
  private func solid(_ color: Animated<LottieColor>, _ size: CGSize) -> CALayer {
    let solid = CAShapeLayer()
    solid.makePlain()
    solid.path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    context.animations.set(solid, "fillColor", to: color) { $0.cgColor }
    return solid
  }
}

extension LayerModel {
  /// Whether the layer shows its contents without blending, mattes, effects, styles and depth.
  fileprivate var isPlain: Bool {
    blendMode == 0 && matte == nil && !isMatte && effects.isEmpty && styles.isEmpty && !isThreeDimensional
  }
}
