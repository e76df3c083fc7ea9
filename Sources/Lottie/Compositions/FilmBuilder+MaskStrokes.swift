import QuartzCore

extension FilmBuilder {
  /// Draws lines along a layer's masks over the layer, in its place, or as what shows it.
  ///
  /// The effect's values in their order: mask, whether along all, whether one after the other, colour, half the width,
  /// hardness, opacity 0…1, start and end in per cent, spacing, and where it's drawn.
  func addStrokes(_ effect: EffectModel, of model: LayerModel, to layer: CALayer, _ time: FilmTime) {
    let paths = maskPaths(of: model, for: effect, time).filter { _ in takesLayer(of: model.name) }
    let lines = CALayer.plain(paths.map { line($0, effect, time) })
    switch effect.number(10)?.first ?? 1 {
    case 2: layer.sublayers = [lines]
    case 3:
      let seen = CALayer.plain(layer.sublayers ?? [])
      seen.mask = lines
      layer.sublayers = [seen]
    default: layer.addSublayer(lines)
    }
  }

  /// The paths of the masks that an effect names; as one where its lines are drawn one after the other.
  private func maskPaths(
    of model: LayerModel, for effect: EffectModel, _ time: FilmTime
  ) -> [Animated<ShapePath>] {
    let isAlongAll = (effect.number(1)?.first ?? 0) != 0
    let place = Int((effect.number(0)?.first ?? 1).clamped(to: 1...1e6)) - 1
    let masks = taking(isAlongAll ? model.masks[...] : model.masks.dropFirst(place).prefix(1), of: model.name)
    let paths = taking(
      masks.map { time.film($0.outline).map { ShapePath(outlines: [$0]) } }, of: model.name)
    guard (effect.number(2)?.first ?? 0) != 0, paths.count > 1 else { return paths }
    return taking([samples.joined(paths)], of: model.name)
  }

  private func line(_ path: Animated<ShapePath>, _ effect: EffectModel, _ time: FilmTime) -> CALayer {
    let line = CAShapeLayer()
    line.makePlain()
    line.fillColor = nil
    line.lineCap = .round
    line.lineJoin = .round
    score.set(line, "path", to: path) { $0.cgPath() }
    score.set(line, "strokeColor", to: time.film(effect.color(3) ?? Animated(.black))) { $0.cgColor }
    score.set(line, "lineWidth", to: time.film(effect.number(4) ?? Animated(1))) { max(0, $0) * 2 }
    score.set(line, "opacity", to: time.film(effect.number(6) ?? Animated(1))) { $0.clamped(to: 0...1) }
    score.set(line, "strokeStart", to: time.film(effect.number(7) ?? Animated(0))) {
      $0.clamped(to: 0...100) / 100
    }
    score.set(line, "strokeEnd", to: time.film(effect.number(8) ?? Animated(100))) {
      $0.clamped(to: 0...100) / 100
    }
    return line
  }
}
