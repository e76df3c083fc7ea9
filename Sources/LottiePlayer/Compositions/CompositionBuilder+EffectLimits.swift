// A blur also reads the surrounding pixels, so nested blurs need ever larger areas.

extension CompositionBuilder {
  /// Returns those effects and styles of a layer that are within the limits.
  func effectsWithinLimits(
    of model: LayerModel, in composition: Composition
  ) -> (effects: [EffectModel], styles: [LayerStyleModel]) {
    let effects = model.effects.filter(\.isEnabled)
    guard !effects.isEmpty || !model.styles.isEmpty else { return ([], []) }
    let scale = scale(of: model, in: composition)
    let limits = context.limits
    var (count, blurSpread) = (0, composition.blurSpread)
    func fits(_ radius: Double) -> Bool {
      count += 1
      let spread = Self.spread(ofRadius: radius * scale)
      let fits =
        count <= limits.layerEffectCount && blurSpread + spread <= limits.blurSpread
        && context.reserveEffect(blurSpread: blurSpread + spread)
      if fits {
        blurSpread += spread
      } else {
        context.report("more effects than the limit", of: model.name)
      }
      return fits
    }
    return (effects.filter { fits($0.radius) }, model.styles.filter { fits($0.radius) })
  }

  /// Returns the number of pixels by which the effects of a layer and of the layers that contain it extend the picture
  /// with their blurs.
  func blurSpread(of model: LayerModel, in composition: Composition) -> Double {
    let scale = scale(of: model, in: composition)
    let radii = model.effects.filter(\.isEnabled).map(\.radius) + model.styles.map(\.radius)
    return radii.reduce(composition.blurSpread) { blurSpread, radius in
      let sum = blurSpread + Self.spread(ofRadius: radius * scale)
      return sum <= context.limits.blurSpread ? sum : blurSpread
    }
  }

  /// Returns the largest factor by which a layer is scaled.
  func scale(of model: LayerModel, in composition: Composition) -> Double {
    ([model] + composition.parents(of: model)).reduce(composition.scale) {
      $0 * $1.transform.largestScale
    }
  }

  /// Returns the reach of a blur: three standard deviations, each at most ``largestRadius``.
  private static func spread(ofRadius radius: Double) -> Double { 3 * min(radius, largestRadius) }

  static let largestRadius = 256.0
}

extension TransformModel {
  fileprivate var largestScale: Double {
    scale?.keyframes.map { max(abs($0.value.x), abs($0.value.y)) / 100 }.max() ?? 1
  }
}

extension EffectModel {
  /// The effect's largest standard deviation.
  fileprivate var radius: Double {
    switch kind {
    case 25: (number(4)?.largest ?? 0) / 5
    case 29: (number(0)?.largest ?? 0) * 0.3
    default: 0
    }
  }
}

extension LayerStyleModel {
  fileprivate var radius: Double { kind == 1 ? size.largest / 2 : 0 }
}

extension Animated<Double> {
  fileprivate var largest: Double { max(0, keyframes.map(\.value).max() ?? 0) }
}
