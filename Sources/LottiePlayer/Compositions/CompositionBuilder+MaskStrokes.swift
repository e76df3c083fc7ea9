import QuartzCore

extension CompositionBuilder {
  /// Strokes a layer's masks over the layer, instead of it, or to reveal it.
  ///
  /// The effect's values are the mask, whether all masks are stroked, whether sequentially, the color, half the width, the
  /// hardness, the opacity 0…1, start and end in percent, the spacing, and the paint style.
  func addStrokes(_ effect: EffectModel, of model: LayerModel, to layer: CALayer, _ time: CompositionTime) {
    let paths = maskPaths(of: model, for: effect, time).filter { _ in context.reserveLayer(for: model.name) }
    let strokes = CALayer.plain(paths.map { stroke($0, effect, time) })
    switch effect.number(10)?.first ?? 1 {
    case 2: layer.sublayers = [strokes]
    case 3:
      let revealed = CALayer.plain(layer.sublayers ?? [])
      revealed.mask = strokes
      layer.sublayers = [revealed]
    default: layer.addSublayer(strokes)
    }
  }

  /// Returns the paths of the masks that an effect strokes, joined to one if they are stroked sequentially.
  private func maskPaths(
    of model: LayerModel, for effect: EffectModel, _ time: CompositionTime
  ) -> [Animated<ShapePath>] {
    let strokesAll = (effect.number(1)?.first ?? 0) != 0
    let index = Int((effect.number(0)?.first ?? 1).clamped(to: 1...1e6)) - 1
    let masks = masksWithinLimits(
      strokesAll ? model.masks[...] : model.masks.dropFirst(index).prefix(1), of: model.name)
    let paths = context.pathsWithinLimits(
      masks.map { time.global($0.path).map { ShapePath(paths: [$0]) } }, of: model.name)
    guard (effect.number(2)?.first ?? 0) != 0, paths.count > 1 else { return paths }
    return context.pathsWithinLimits([context.sampler.joined(paths)], of: model.name)
  }

  private func stroke(
    _ path: Animated<ShapePath>, _ effect: EffectModel, _ time: CompositionTime
  ) -> CALayer {
    let stroke = CAShapeLayer()
    stroke.makePlain()
    stroke.fillColor = nil
    stroke.lineCap = .round
    stroke.lineJoin = .round
    func number(_ index: Int, default value: Double) -> Animated<Double> {
      time.global(effect.number(index) ?? Animated(value))
    }
    let animations = context.animations
    animations.set(stroke, "path", to: path) { $0.cgPath() }
    animations.set(stroke, "strokeColor", to: time.global(effect.color(3) ?? Animated(.black))) { $0.cgColor }
    animations.set(stroke, "lineWidth", to: number(4, default: 1)) { max(0, $0) * 2 }
    animations.set(stroke, "opacity", to: number(6, default: 1)) { $0.clamped(to: 0...1) }
    animations.set(stroke, "strokeStart", to: number(7, default: 0)) { $0.clamped(to: 0...100) / 100 }
    animations.set(stroke, "strokeEnd", to: number(8, default: 100)) { $0.clamped(to: 0...100) / 100 }
    return stroke
  }
}
