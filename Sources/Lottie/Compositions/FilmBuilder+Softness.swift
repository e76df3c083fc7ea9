// What is blurred needs what lies around the picture too: the more blurs lie inside each other, the more of it.

extension FilmBuilder {
  /// The effects and styles of a layer that there is room for.
  func taking(
    _ model: LayerModel, in composition: Composition
  ) -> (effects: [EffectModel], styles: [LayerStyleModel]) {
    let effects = model.effects.filter(\.isEnabled)
    guard !effects.isEmpty || !model.styles.isEmpty else { return ([], []) }
    let scale = scale(of: model, in: composition)
    var (count, softness) = (0, composition.softness)
    func takes(_ radius: Double) -> Bool {
      count += 1
      let spread = Self.spread(ofRadius: radius * scale)
      let fits =
        count <= bounds.layerEffectCount && softness + spread <= bounds.softness
        && takesEffect(softness: softness + spread)
      if fits {
        softness += spread
      } else {
        report("more effects than there is room for", of: model.name)
      }
      return fits
    }
    return (effects.filter { takes($0.radius) }, model.styles.filter { takes($0.radius) })
  }

  /// By how many pixels the effects of a layer, and of those in which it lies, spread what they blur.
  func softness(of model: LayerModel, in composition: Composition) -> Double {
    let scale = scale(of: model, in: composition)
    let radii = model.effects.filter(\.isEnabled).map(\.radius) + model.styles.map(\.radius)
    return radii.reduce(composition.softness) { softness, radius in
      let sum = softness + Self.spread(ofRadius: radius * scale)
      return sum <= bounds.softness ? sum : softness
    }
  }

  /// How much a layer is enlarged at most.
  func scale(of model: LayerModel, in composition: Composition) -> Double {
    ([model] + composition.parents(of: model)).reduce(composition.scale) {
      $0 * $1.transform.largestScale
    }
  }

  /// The weights of a blur end at three standard deviations, and those are at most so large.
  private static func spread(ofRadius radius: Double) -> Double { 3 * min(radius, largestRadius) }

  static let largestRadius = 256.0
}

extension TransformModel {
  fileprivate var largestScale: Double {
    scale?.keyframes.map { max(abs($0.value.x), abs($0.value.y)) / 100 }.max() ?? 1
  }
}

extension EffectModel {
  /// The largest standard deviation of what it blurs.
  fileprivate var radius: Double {
    switch kind {
    case 25: (number(4)?.largest ?? 0) / 5
    case 29: (number(0)?.largest ?? 0) * 0.3
    default: 0
    }
  }
}

extension LayerStyleModel {
  fileprivate var radius: Double { kind == 1 ? size.largest / 5 : 0 }
}

extension Animated<Double> {
  fileprivate var largest: Double { max(0, keyframes.map(\.value).max() ?? 0) }
}
