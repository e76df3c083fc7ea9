/// A color in any of the three models in which colors are interpolated.
public enum MotionColor: Hashable, Sendable {
  /// A shade of gray.
  case gray(GrayColor)
  /// A color of red, green and blue.
  case rgb(RGBColor)
  /// A color of hue, saturation and brightness.
  case hsb(HSBColor)

  /// The color as red, green and blue.
  public var rgb: RGBColor {
    switch self {
    case .gray(let color): color.rgb
    case .rgb(let color): color
    case .hsb(let color): color.rgb
    }
  }
}

extension MotionColor: Interpolable {
  /// Returns the color at a fraction of the way, in the common model of both colors or else in red, green and
  /// blue.
  ///
  /// At 0 and 1 the colors are returned unchanged, each in its own model.
  public func interpolated(to end: MotionColor, at fraction: Double) -> MotionColor {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    switch (self, end) {
    case (.gray(let start), .gray(let end)): return .gray(start.interpolated(to: end, at: fraction))
    case (.hsb(let start), .hsb(let end)): return .hsb(start.interpolated(to: end, at: fraction))
    default: return .rgb(rgb.interpolated(to: end.rgb, at: fraction))
    }
  }
}
