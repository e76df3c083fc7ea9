import QuartzCore

extension CompositionBuilder {
  /// Adds the effects and styles of a layer.
  func addEffects(of model: LayerModel, to layer: CALayer, in composition: Composition) {
    let time = composition.time
    let (effects, styles) = effectsWithinLimits(of: model, in: composition)
    let drawsEffects = context.features.contains(.effects)
    if model.hasMotionBlur { context.report("motion blur", of: model.name) }
    // A layer has one shadow: from the first drop shadow effect or, without one, from the first drop shadow style.
    var hasShadow = false
    func addShadow(_ set: () -> Void) {
      if hasShadow { context.report("a second drop shadow", of: model.name) } else { set() }
      hasShadow = true
    }
    for effect in effects {
      switch effect.kind {
      case 25: addShadow { self.addShadow(effect, to: layer, time) }
      case 5: break
      case _ where drawsEffects && addFilter(of: effect, to: layer, time): break
      case 22 where drawsEffects: addStrokes(effect, of: model, to: layer, time)
      default:
        context.report(Self.effects[effect.kind] ?? "an effect of type \(effect.kind)", of: model.name)
      }
    }
    for style in styles {
      switch style.kind {
      case 1: addShadow { self.addShadow(style, to: layer, time) }
      case 7 where drawsEffects && style.blendMode == 0: addOverlay(style, to: layer, time)
      default:
        context.report(Self.styles[style.kind] ?? "a layer style of type \(style.kind)", of: model.name)
      }
    }
  }

  private static let styles = [
    0: "a stroke style", 2: "an inner shadow", 3: "an outer glow", 4: "an inner glow", 5: "a bevel",
    6: "a satin style", 7: "a color overlay", 8: "a gradient overlay",
  ]
  private static let effects = [
    20: "a tint", 21: "a fill effect", 22: "a stroke effect", 23: "a tritone", 24: "levels",
    26: "a radial wipe", 27: "a displacement map", 28: "a matte effect", 29: "a Gaussian blur",
    31: "a mesh warp", 32: "a wavy effect", 33: "a spherize effect", 34: "a puppet effect",
  ]

  /// Adds a drop shadow. The effect's values are the color, the opacity of 255, the direction, the distance and the
  /// softness.
  private func addShadow(_ effect: EffectModel, to layer: CALayer, _ time: CompositionTime) {
    setShadow(
      of: layer, effect.color(0) ?? Animated(.black),
      opacity: (effect.number(1) ?? Animated(255)).map { $0 / 255 },
      direction: effect.number(2) ?? Animated(0), distance: effect.number(3) ?? Animated(0),
      radius: (effect.number(4) ?? Animated(0)).map { $0 / 5 }, time)
  }

  /// Adds a drop shadow. The style's angle is a quarter turn behind the direction in which the shadow falls, as in
  /// lottie-ios.
  private func addShadow(_ style: LayerStyleModel, to layer: CALayer, _ time: CompositionTime) {
    setShadow(
      of: layer, style.color, opacity: style.opacity.map { $0 / 100 },
      direction: style.angle.map { $0 + 180 }, distance: style.distance,
      radius: style.size.map { $0 / 2 }, time)
  }

  /// - Parameters:
  ///   - layer: The layer.
  ///   - color: The shadow's color.
  ///   - opacity: The shadow's opacity, 0…1.
  ///   - direction: The direction in which the shadow falls, in degrees, clockwise from straight up.
  ///   - distance: The shadow's offset in points.
  ///   - radius: The radius of Core Animation's shadow.
  ///   - time: The time of the layer's composition.
  private func setShadow(
    of layer: CALayer, _ color: Animated<LottieColor>, opacity: Animated<Double>, direction: Animated<Double>,
    distance: Animated<Double>, radius: Animated<Double>, _ time: CompositionTime
  ) {
    let animations = context.animations
    animations.set(layer, "shadowColor", to: time.global(color)) { $0.cgColor }
    animations.set(layer, "shadowOpacity", to: time.global(opacity)) { $0.clamped(to: 0...1) }
    animations.set(layer, "shadowRadius", to: time.global(radius)) {
      $0.clamped(to: 0...Self.largestRadius)
    }
    let offset = context.sampler.combine(
      time.global(direction), time.global(distance), isLinear: direction.isConstant
    ) { direction, distance in
      let (sine, cosine) = sineAndCosine(of: (direction - 90).radians)
      return Vector(x: distance * cosine, y: distance * sine)
    }
    animations.set(layer, "shadowOffset", to: offset) { CGSize(width: $0.x, height: $0.y) }
  }
}
