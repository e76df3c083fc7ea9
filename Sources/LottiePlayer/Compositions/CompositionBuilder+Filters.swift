import QuartzCore

// Effects and styles that are Core Animation filters.

extension CompositionBuilder {
  /// Adds the filters of an effect, and returns false if it has none.
  func addFilter(of effect: EffectModel, to layer: CALayer, _ time: CompositionTime) -> Bool {
    switch effect.kind {
    case 20: addTint(effect, to: layer, time)
    case 21 where !effect.isFillOfMasks: addFill(effect, to: layer, time)
    case 29 where (effect.number(1)?.first ?? 1) == 1:
      context.addBlur(time.global(effect.number(0) ?? Animated(0)), to: layer)
    default: return false
    }
    return true
  }

  /// Fills the layer's shape with one color. The effect's third value is the color, the seventh the opacity, 0…1.
  private func addFill(_ effect: EffectModel, to layer: CALayer, _ time: CompositionTime) {
    let opacity = (effect.number(6) ?? Animated(1)).map {
      LottieColor(r: 0, g: 0, b: 0, a: $0.clamped(to: 0...1))
    }
    addColorFilter("multiplyColor", time.global(opacity), to: layer)
    addColorFilter("colorAdd", time.global(effect.color(2) ?? Animated(.black)), to: layer)
  }

  /// Draws a color over the layer's shape, with the style's opacity.
  func addOverlay(_ style: LayerStyleModel, to layer: CALayer, _ time: CompositionTime) {
    let opacity = time.global(style.opacity).map { $0.clamped(to: 0...100) / 100 }
    let rest = opacity.map { LottieColor(r: 1 - $0, g: 1 - $0, b: 1 - $0) }
    let color = context.sampler.combine(time.global(style.color), opacity) {
      LottieColor(r: $0.r, g: $0.g, b: $0.b, a: $1)
    }
    addColorFilter("multiplyColor", rest, to: layer)
    addColorFilter("colorAdd", color, to: layer)
  }

  private func addColorFilter(_ type: String, _ color: Animated<LottieColor>, to layer: CALayer) {
    context.animations.set(layer, context.addFilter(type, to: layer) + "inputColor", to: color) { $0.cgColor }
  }
}

extension EffectModel {
  /// Whether a fill effect fills the layer's masks or the area around them, rather than the layer.
  fileprivate var isFillOfMasks: Bool {
    [0, 1, 3].contains { index in number(index).map { !$0.isConstant || $0.first != 0 } ?? false }
  }
}

// MARK: - Tints

extension CompositionBuilder {
  /// Maps luminance to a range between two colors. The effect's values are the colors for black and white, and the
  /// amount in percent.
  private func addTint(_ effect: EffectModel, to layer: CALayer, _ time: CompositionTime) {
    let black = time.global(effect.color(0) ?? Animated(.black))
    let white = time.global(effect.color(1) ?? Animated(LottieColor(r: 1, g: 1, b: 1)))
    let amount = time.global(effect.number(2) ?? Animated(100)).map { $0.clamped(to: 0...100) / 100 }
    // Both colors as one list of numbers.
    let colors = context.sampler.combine(black, white) { $0.components + $1.components }
    let matrix = context.sampler.combine(colors, amount, isLinear: colors.isConstant || amount.isConstant) {
      Self.tintMatrix(from: Array($0.prefix(3)), to: Array($0.suffix(3)), amount: $1)
    }
    let keyPath = context.addFilter("colorMatrix", to: layer) + "inputColorMatrix"
    context.animations.set(layer, keyPath, to: matrix) { $0.map { NSNumber(value: $0) } }
  }

  private static func tintMatrix(
    from black: [Double], to white: [Double], amount: Double
  ) -> [Double] {
    let rows = (0..<3).flatMap { index -> [Double] in
      var row = luminance.map { $0 * (white[index] - black[index]) * amount }
      row[index] += 1 - amount
      return row + [0, black[index] * amount]
    }
    return rows + [0, 0, 0, 1, 0]
  }

  /// The weights of red, green and blue in luminance, from `luminanceToAlpha` of Filter Effects Level 1.
  private static let luminance = [0.2126, 0.7152, 0.0722]
}

extension LottieColor {
  /// Red, green and blue.
  fileprivate var components: [Double] { [r, g, b] }
}
