/// A color of hue, saturation, brightness and alpha, 0…1 and not premultiplied.
///
/// The hue is the position on the color wheel in turns: red at 0 and again at 1, green at ⅓, blue at ⅔.
public struct HSBColor: ColorModel {
  /// The components: hue, saturation, brightness, alpha.
  public var components: SIMD4<Double>

  /// Creates a color. The default alpha of 1 is opaque. A hue outside 0…1 is preserved, including its whole
  /// turns.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    components = SIMD4(hue, saturation, brightness, alpha)
  }

  /// Creates a color from its components: hue, saturation, brightness, alpha.
  public init(components: SIMD4<Double>) { self.components = components }

  /// The position on the color wheel, in turns.
  public var hue: Double { components.x }
  /// The saturation, from 0 for gray to 1.
  public var saturation: Double { components.y }
  /// The brightness: the largest of red, green and blue.
  public var brightness: Double { components.z }
  /// The opacity, from 0 for transparent to 1 for opaque.
  public var alpha: Double { components.w }

  /// Whether the color has no visible hue, because its saturation or its brightness is 0.
  public var isAchromatic: Bool { saturation == 0 || brightness == 0 }
}

// MARK: - Red, green and blue

extension HSBColor {
  /// Creates the color of red, green and blue components that are 0 or more (Smith 1978).
  ///
  /// A gray has hue 0, black also saturation 0.
  public init(_ color: RGBColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    var sector = 0.0
    if range > 0 {
      if brightness == red {
        sector = (green - blue) / range
      } else if brightness == green {
        sector = (blue - red) / range + 2
      } else {
        sector = (red - green) / range + 4
      }
    }
    let hue = sector / 6
    self.init(
      hue: hue < 0 ? hue + 1 : hue, saturation: brightness != 0 ? range / brightness : 0,
      brightness: brightness, alpha: color.alpha)
  }

  /// The color as red, green and blue. The hue is reduced to one turn.
  public var rgb: RGBColor {
    let turn = hue - hue.rounded(.down)
    func component(_ shift: Double) -> Double {
      // The wheel unrolled: the component is at its maximum for two sixths, decreases, is at its minimum for
      // two, and increases.
      let sixths = turn * 6 + shift
      let position = sixths < 6 ? sixths : sixths - 6
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    return RGBColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}

// MARK: - Interpolation

/// The direction around the color wheel in which one hue becomes another.
public enum HueWay: Hashable, Sendable {
  /// Directly from one number to the other: from hue 0.9 to 0.1 through green.
  case asWritten
  /// The shorter way around, at most half a turn. A color without hue takes the hue of the other one.
  ///
  /// Whole turns don't count: from hue 0, the hues 0.5, 1.5 and 2.5 are all half a turn away. Both ways are
  /// then equally long, and the hue changes in the direction of the numbers: upward to a larger number,
  /// downward to a smaller one.
  case shorter
}

extension HSBColor {
  /// Returns the color at a fraction of the way, with the hue changing in the given direction. Exact at 0 and
  /// 1.
  ///
  /// In between, ``HueWay/shorter`` may give a hue outside 0…1, which is the same color as the one inside.
  public func interpolated(to end: HSBColor, at fraction: Double, hue: HueWay) -> HSBColor {
    if fraction == 0 { return self }
    if fraction == 1 || hue == .asWritten { return interpolated(to: end, at: fraction) }
    var (start, end) = (self, end)
    if isAchromatic {
      start.components.x = end.hue
    } else if end.isAchromatic {
      end.components.x = start.hue
    }
    end.components.x -= Self.wholeTurns(in: end.hue - start.hue)
    return start.interpolated(to: end, at: fraction)
  }

  /// Returns the whole turns to subtract from a difference of hues, so that at most half a turn remains.
  /// Exactly half a turn keeps the sign of the difference.
  private static func wholeTurns(in difference: Double) -> Double {
    let turns = difference.rounded(.towardZero)
    return abs(difference - turns) > 0.5 ? turns + (difference < 0 ? -1 : 1) : turns
  }
}
