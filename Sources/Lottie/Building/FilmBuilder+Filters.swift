import QuartzCore

// Effects that are filters of Core Animation.

extension FilmBuilder {
  /// Adds a filter of an effect, and returns the key path by which its inputs go.
  func addFilter(_ type: String, to layer: CALayer) -> String {
    addFilter(type, to: layer, actsInContexts: features.contains(.effectsInContexts))
  }

  /// Adds a filter, and returns the key path by which its inputs go.
  @discardableResult
  func addFilter(_ type: String, to layer: CALayer, actsInContexts: Bool) -> String {
    let filter = CAFilter(type: type)
    let others = layer.filters ?? []
    filter.name = "effect\(others.count)"
    filter.actsInContexts = actsInContexts
    layer.filters = others + [filter]
    return "filters.\(filter.name)."
  }

  /// Adds the filters that are an effect; false where there are none.
  func addFilter(of effect: EffectModel, to layer: CALayer, _ time: FilmTime) -> Bool {
    switch effect.kind {
    case 20: addTint(effect, to: layer, time)
    case 21 where !effect.isFillOfMasks: addFill(effect, to: layer, time)
    case 29 where (effect.number(1)?.first ?? 1) == 1:
      addBlur(time.film(effect.number(0) ?? Animated(0)), to: layer)
    default: return false
    }
    return true
  }

  /// - Parameter blurriness: In the film's time; ten for each three points of the standard deviation, as the web's player
  ///   has it.
  func addBlur(_ blurriness: Animated<Double>, to layer: CALayer) {
    let inputs = addFilter("gaussianBlur", to: layer)
    score.set(layer, inputs + "inputRadius", to: blurriness) { max(0, $0) * 0.3 }
  }

  /// One colour for all there is. The effect's third value is the colour, the seventh the opacity, 0…1.
  private func addFill(_ effect: EffectModel, to layer: CALayer, _ time: FilmTime) {
    let opacity = (effect.number(6) ?? Animated(1)).map {
      FilmColor(red: 0, green: 0, blue: 0, alpha: $0.clamped(to: 0...1))
    }
    addColor("multiplyColor", opacity, to: layer, time)
    addColor("colorAdd", effect.color(2) ?? Animated(.black), to: layer, time)
  }

  /// A colour over all there is, as opaque as that.
  func addOverlay(_ style: LayerStyleModel, to layer: CALayer, _ time: FilmTime) {
    let opacity = time.film(style.opacity).map { $0.clamped(to: 0...100) / 100 }
    let rest = opacity.map { FilmColor(red: 1 - $0, green: 1 - $0, blue: 1 - $0) }
    let color = samples.combine(time.film(style.color), opacity) { $0.with(alpha: $1) }
    score.set(layer, addFilter("multiplyColor", to: layer) + "inputColor", to: rest) { $0.cgColor }
    score.set(layer, addFilter("colorAdd", to: layer) + "inputColor", to: color) { $0.cgColor }
  }

  private func addColor(
    _ type: String, _ color: Animated<FilmColor>, to layer: CALayer, _ time: FilmTime
  ) {
    score.set(layer, addFilter(type, to: layer) + "inputColor", to: time.film(color)) { $0.cgColor }
  }
}

extension EffectModel {
  /// Whether a fill effect is to fill a layer's masks, or what is around them, rather than the layer.
  fileprivate var isFillOfMasks: Bool {
    [0, 1, 3].contains { place in number(place).map { !$0.isStill || $0.first != 0 } ?? false }
  }
}

// MARK: - Tints

extension FilmBuilder {
  /// Colours by luminance between two. The effect's values are the colour for black, that for white, and per cent.
  private func addTint(_ effect: EffectModel, to layer: CALayer, _ time: FilmTime) {
    let black = time.film(effect.color(0) ?? Animated(.black))
    let white = time.film(effect.color(1) ?? Animated(FilmColor(red: 1, green: 1, blue: 1)))
    let share = time.film(effect.number(2) ?? Animated(100)).map { $0.clamped(to: 0...100) / 100 }
    // Both colours as one list of numbers.
    let colors = samples.combine(black, white) { $0.components + $1.components }
    let matrix = samples.combine(colors, share, isLinear: colors.isStill || share.isStill) {
      Self.tintMatrix(from: Array($0.prefix(3)), to: Array($0.suffix(3)), share: $1)
    }
    score.set(layer, addFilter("colorMatrix", to: layer) + "inputColorMatrix", to: matrix) {
      $0.map { NSNumber(value: $0) }
    }
  }

  private static func tintMatrix(
    from black: [Double], to white: [Double], share: Double
  ) -> [Double] {
    let rows = (0..<3).flatMap { place -> [Double] in
      var row = luminance.map { $0 * (white[place] - black[place]) * share }
      row[place] += 1 - share
      return row + [0, black[place] * share]
    }
    return rows + [0, 0, 0, 1, 0]
  }

  /// What red, green and blue count for luminance: Filter Effects Level 1, `luminanceToAlpha`.
  private static let luminance = [0.2126, 0.7152, 0.0722]
}

extension FilmColor {
  /// Red, green and blue.
  fileprivate var components: [Double] { [red, green, blue] }

  fileprivate func with(alpha: Double) -> FilmColor {
    FilmColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
