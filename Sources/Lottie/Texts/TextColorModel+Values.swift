extension TextColorModel {
  /// The frames in which something of it moves; nil where nothing does.
  var movingSpan: ClosedRange<Double>? {
    let numbers = [opacity, hue, saturation, brightness].compactMap(\.self).movingSpan
    let colors = color.flatMap { $0.isStill ? nil : $0.span }
    return [numbers, colors].compactMap(\.self).enclosure
  }

  /// What becomes of a colour that takes so much of the changes: first toward the colour, then of its hue, saturation
  /// and brightness.
  func value(from start: FilmColor, weight: Double, at frame: Double) -> FilmColor {
    var result = start
    if let color {
      result = start.interpolated(to: color.value(at: frame), at: weight)
      result.alpha = start.alpha
    }
    func change(_ number: Animated<Double>?, _ unit: Double) -> Double {
      (number?.value(at: frame) ?? 0) / unit * weight
    }
    let (turn, saturation, brightness) = (
      change(hue, 360), change(self.saturation, 100), change(self.brightness, 100)
    )
    if turn != 0 || saturation != 0 || brightness != 0 {
      result = HueColor(result).changed(by: turn, saturation, brightness).color(alpha: result.alpha)
    }
    if let opacity {
      result.alpha = (result.alpha * (1 + (opacity.value(at: frame) / 100 - 1) * weight)).clamped(to: 0...1)
    }
    return result
  }
}

/// A colour by its hue, a part of the full circle, its saturation and its brightness, the greatest component.
///
/// The hexcone model (A. R. Smith, Color gamut transform pairs, 1978).
private struct HueColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(_ color: FilmColor) {
    let (high, low) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let range = high - low
    brightness = high
    saturation = high > 0 ? range / high : 0
    hue = range > 0 ? Self.sixths(color, high, range) / 6 : 0
  }

  private static func sixths(_ color: FilmColor, _ high: Double, _ range: Double) -> Double {
    if high == color.red { return (color.green - color.blue) / range }
    if high == color.green { return (color.blue - color.red) / range + 2 }
    return (color.red - color.green) / range + 4
  }

  func changed(by turn: Double, _ saturation: Double, _ brightness: Double) -> HueColor {
    var changed = self
    changed.hue += turn
    changed.saturation = (self.saturation + saturation).clamped(to: 0...1)
    changed.brightness = (self.brightness + brightness).clamped(to: 0...1)
    return changed
  }

  func color(alpha: Double) -> FilmColor {
    func part(_ sixths: Double) -> Double {
      let place = ((hue - hue.rounded(.down)) * 6 + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * min(place, 4 - place, 1).clamped(to: 0...1))
    }
    return FilmColor(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
