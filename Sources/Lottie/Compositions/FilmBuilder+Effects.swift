import QuartzCore

extension FilmBuilder {
  /// Adds what a layer's effects and styles draw.
  func addEffects(of model: LayerModel, to layer: CALayer, in composition: Composition) {
    let time = composition.time
    let (effects, styles) = taking(model, in: composition)
    if model.hasMotionBlur { report("motion blur", of: model.name) }
    // A layer casts one shadow: that of the first effect which asks for it, else of the first style.
    var hasShadow = false
    func addShadow(_ set: () -> Void) {
      if hasShadow { report("a second drop shadow", of: model.name) } else { set() }
      hasShadow = true
    }
    for effect in effects {
      switch effect.kind {
      case 25: addShadow { self.addShadow(effect, to: layer, time) }
      case 5: break
      case _ where features.contains(.effects) && addFilter(of: effect, to: layer, time): break
      case 22 where features.contains(.effects): addStrokes(effect, of: model, to: layer, time)
      default: report(Self.effects[effect.kind] ?? "an effect of kind \(effect.kind)", of: model.name)
      }
    }
    for style in styles {
      switch style.kind {
      case 1: addShadow { self.addShadow(style, to: layer, time) }
      case 7 where features.contains(.effects) && style.blendMode == 0: addOverlay(style, to: layer, time)
      default: report(Self.styles[style.kind] ?? "a layer style of kind \(style.kind)", of: model.name)
      }
    }
  }

  private static let styles = [
    0: "a stroke style", 2: "an inner shadow", 3: "an outer glow", 4: "an inner glow", 5: "a bevel",
    6: "a satin style", 7: "a colour overlay", 8: "a gradient overlay",
  ]
  private static let effects = [
    20: "a tint", 21: "a fill effect", 22: "a stroke effect", 23: "a tritone", 24: "levels",
    26: "a radial wipe",
    27: "a displacement map", 28: "a matte effect", 29: "a gaussian blur", 31: "a mesh warp",
    32: "a wavy effect",
    33: "a spherize effect", 34: "a puppet effect",
  ]

  /// The effect's values in their order: colour, opacity of 255, direction, distance, softness.
  private func addShadow(_ effect: EffectModel, to layer: CALayer, _ time: FilmTime) {
    let opacity = effect.number(1) ?? Animated(255)
    setShadow(
      of: layer, effect.color(0) ?? Animated(.black), opacity.map { $0 / 255 },
      effect.number(2) ?? Animated(0),
      effect.number(3) ?? Animated(0), effect.number(4) ?? Animated(0), time)
  }

  /// A style's angle points to the light.
  private func addShadow(_ style: LayerStyleModel, to layer: CALayer, _ time: FilmTime) {
    setShadow(
      of: layer, style.color, style.opacity.map { $0 / 100 }, style.angle.map { 270 - $0 }, style.distance,
      style.size,
      time)
  }

  /// - Parameters:
  ///   - direction: Where the shadow falls, in degrees, clockwise from straight up.
  ///   - softness: Five times the radius of Core Animation's shadow.
  private func setShadow(
    of layer: CALayer, _ color: Animated<FilmColor>, _ opacity: Animated<Double>,
    _ direction: Animated<Double>,
    _ distance: Animated<Double>, _ softness: Animated<Double>, _ time: FilmTime
  ) {
    score.set(layer, "shadowColor", to: time.film(color)) { $0.cgColor }
    score.set(layer, "shadowOpacity", to: time.film(opacity)) { $0.clamped(to: 0...1) }
    score.set(layer, "shadowRadius", to: time.film(softness)) { ($0 / 5).clamped(to: 0...Self.largestRadius) }
    let still = direction.isStill
    let offset = samples.combine(time.film(direction), time.film(distance), isLinear: still) {
      direction, distance in
      let angle = (direction - 90).radians
      return Vector(x: distance * cos(angle), y: distance * sin(angle))
    }
    score.set(layer, "shadowOffset", to: offset) { CGSize(width: $0.x, height: $0.y) }
  }
}
