/// The colors of four neighboring pixels without their alphas, from 0 to any number that stands for white.
struct ColorQuad {
  typealias Lanes = ComponentQuad.Lanes

  var red: Lanes
  var green: Lanes
  var blue: Lanes

  @inline(__always)
  init(red: Lanes, green: Lanes, blue: Lanes) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  @inline(__always)
  init(_ quad: ComponentQuad) { self.init(red: quad.red, green: quad.green, blue: quad.blue) }

  @inline(__always)
  func map(_ transform: (Lanes) -> Lanes) -> ColorQuad {
    ColorQuad(red: transform(red), green: transform(green), blue: transform(blue))
  }

  @inline(__always)
  func scaled(by factors: Lanes) -> ColorQuad { map { $0 * factors } }
}

// MARK: - Hue, saturation and luminosity

extension ColorQuad {
  /// 0.3·red + 0.59·green + 0.11·blue, as a sum that is exact for shades of gray.
  @inline(__always)
  var luminosity: Lanes { green + 0.3 * (red - green) + 0.11 * (blue - green) }

  @inline(__always)
  var saturation: Lanes { greatest - least }

  @inline(__always)
  private var greatest: Lanes { red.greater(green).greater(blue) }

  @inline(__always)
  private var least: Lanes { red.lesser(green).lesser(blue) }

  @inline(__always)
  func withSaturation(_ saturation: Lanes) -> ColorQuad {
    let (least, range) = (least, self.saturation)
    let factors = (saturation / range).replacing(with: 0, where: range .== 0)
    return map { ($0 - least) * factors }
  }

  /// Returns the colors with other luminosities, moved toward gray as far as components would leave 0…white.
  @inline(__always)
  func withLuminosity(_ luminosity: Lanes, white: Lanes) -> ColorQuad {
    let change = luminosity - self.luminosity
    let shifted = map { $0 + change }
    let (least, greatest) = (shifted.least, shifted.greatest)
    // Without components out of range the factors are 1, whatever the divisions return.
    let darker = (luminosity / (luminosity - least)).replacing(with: 1, where: .!(least .< 0))
    let brighter = ((white - luminosity) / (greatest - luminosity))
      .replacing(with: 1, where: .!(greatest .> white))
    return shifted.map { luminosity + ($0 - luminosity) * darker * brighter }
  }
}
