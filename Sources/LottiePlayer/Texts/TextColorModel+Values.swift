extension TextColorModel {
  /// Returns a color with the changes applied by a weight: first toward the color, then to hue, saturation and brightness,
  /// then to the opacity.
  func value(from start: LottieColor, weight: Double, at frame: Double) -> LottieColor {
    var result = start
    if let color {
      result = start.interpolated(to: color.value(at: frame), at: weight)
      result.a = start.a
    }
    func change(_ number: Animated<Double>?, _ unit: Double) -> Double {
      (number?.value(at: frame) ?? 0) / unit * weight
    }
    let (hue, saturation, brightness) = (
      change(self.hue, 360), change(self.saturation, 100), change(self.brightness, 100)
    )
    if hue != 0 || saturation != 0 || brightness != 0 {
      result = HSBColor(result).changed(by: hue, saturation, brightness).color(opacity: result.a)
    }
    if let opacity {
      result.a = (result.a * (1 + (opacity.value(at: frame) / 100 - 1) * weight)).clamped(to: 0...1)
    }
    return result
  }
}

/// A color by its hue as a fraction of the full circle, its saturation, and its brightness, the largest component.
///
/// This is the hexcone model (A. R. Smith, Color gamut transform pairs, 1978).
private struct HSBColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(_ color: LottieColor) {
    let (high, low) = (max(color.r, color.g, color.b), min(color.r, color.g, color.b))
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    hue = range > 0 ? Self.hueInSixths(color, high, range) / 6 : 0
  }

  private static func hueInSixths(_ color: LottieColor, _ high: Double, _ range: Double) -> Double {
    if high == color.r { return (color.g - color.b) / range }
    if high == color.g { return (color.b - color.r) / range + 2 }
    return (color.r - color.g) / range + 4
  }

  func changed(by hue: Double, _ saturation: Double, _ brightness: Double) -> HSBColor {
    var changed = self
    changed.hue += hue
    changed.saturation = (self.saturation + saturation).clamped(to: 0...1)
    changed.brightness = (self.brightness + brightness).clamped(to: 0...1)
    return changed
  }

  func color(opacity: Double) -> LottieColor {
    func component(_ offset: Double) -> Double {
      let position = ((hue - hue.rounded(.down)) * 6 + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(position, 4 - position, 1).clamped(to: 0...1))
    }
    return LottieColor(r: component(5), g: component(3), b: component(1), a: opacity)
  }
}
