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
    case 20: return addTint(effect, to: layer, time)
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
  ///
  /// A matrix has no way to another one: a tint whose share changes is luminance times a colour, and a colour added to
  /// that. False where the colours change, or such a tint's colour for white is the darker one in a component.
  private func addTint(_ effect: EffectModel, to layer: CALayer, _ time: FilmTime) -> Bool {
    let black = effect.color(0) ?? Animated(.black)
    let white = effect.color(1) ?? Animated(FilmColor(red: 1, green: 1, blue: 1))
    let share = (effect.number(2) ?? Animated(100)).map { $0.clamped(to: 0...100) / 100 }
    guard black.isStill, white.isStill else { return false }
    let difference = white.first.difference(from: black.first)
    guard !share.isStill else {
      let matrix = Self.tintMatrix(from: black.first, difference, share: share.first)
      let inputs = addFilter("colorMatrix", to: layer)
      layer.setValue(matrix.map { NSNumber(value: $0) }, forKeyPath: inputs + "inputColorMatrix")
      return true
    }
    guard difference.allSatisfy({ $0 >= 0 }) else { return false }
    let inputs = addFilter("colorMonochrome", to: layer)
    let color = FilmColor(red: difference[0], green: difference[1], blue: difference[2])
    layer.setValue(color.cgColor, forKeyPath: inputs + "inputColor")
    score.set(layer, inputs + "inputAmount", to: time.film(share)) { $0 }
    addColor("colorAdd", share.map { black.first.with(alpha: $0) }, to: layer, time)
    return true
  }

  private static func tintMatrix(
    from black: FilmColor, _ difference: [Double], share: Double
  ) -> [Double] {
    let start = [black.red, black.green, black.blue]
    let rows = (0..<3).flatMap { place -> [Double] in
      var row = luminance.map { $0 * difference[place] * share }
      row[place] += 1 - share
      return row + [0, start[place] * share]
    }
    return rows + [0, 0, 0, 1, 0]
  }

  /// What red, green and blue count for luminance: Filter Effects Level 1, `luminanceToAlpha`.
  private static let luminance = [0.2126, 0.7152, 0.0722]
}

extension FilmColor {
  fileprivate func difference(from other: FilmColor) -> [Double] {
    [red - other.red, green - other.green, blue - other.blue]
  }

  fileprivate func with(alpha: Double) -> FilmColor {
    FilmColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
