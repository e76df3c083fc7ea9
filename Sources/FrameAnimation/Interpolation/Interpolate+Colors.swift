public import MotionCore
public import QuartzCore

/// The components in which colors are interpolated.
public enum ColorMixing: Hashable, Sendable {
  /// The components of a color space that both colors share; ``rgb`` for colors of different spaces.
  case automatic
  /// Encoded red, green and blue in sRGB, as in Core Animation.
  case rgb
  /// Hue, saturation and brightness in encoded sRGB, which keeps intermediate colors vivid.
  ///
  /// The hue of a `CGColor` is in 0…1. For a hue of 1 or beyond, interpolate two `HSBColor` values.
  case hsb(HueWay = .asWritten)
}

/// Returns the color at a fraction of the distance between two colors. Alpha is interpolated like the other components.
///
/// The result is exactly `start` at 0 and `end` at 1, and beyond the ends for a fraction outside of 0…1. Colors of different
/// spaces are interpolated in sRGB, regardless of the requested mixing; `CoreAnimationDiagnostics` reports that once. Colors
/// outside of the sRGB gamut are clamped. Patterns aren't interpolated: the result is `start` below ½, `end` from there on.
///
/// - Parameters:
///   - start: The color at 0.
///   - end: The color at 1.
///   - fraction: The fraction of the distance.
///   - mixing: The components in which the colors are interpolated. Default ``ColorMixing/automatic``.
public func interpolate(
  from start: CGColor, to end: CGColor, at fraction: Double, by mixing: ColorMixing = .automatic
) -> CGColor {
  if fraction == 0 { return start }
  if fraction == 1 { return end }
  if mixing == .automatic, let mixture = start.mixed(with: end, at: fraction) { return mixture }
  if start.colorSpace != end.colorSpace { reportDifferentSpaces() }
  guard let first = start.rgb, let last = end.rgb else {
    return interpolateDiscrete(from: start, to: end, at: fraction)
  }
  if case .hsb(let hueWay) = mixing { return first.interpolated(to: last, at: fraction, hue: hueWay).cgColor }
  return first.interpolated(to: last, at: fraction).cgColor
}

/// Reports the conversion to sRGB, except on Apple's systems, which have no diagnostics.
private func reportDifferentSpaces() {
  #if !canImport(Darwin)
    CoreAnimationDiagnostics.report(
      "colors of different spaces are interpolated in sRGB; convert one of them first")
  #endif
}

extension CGColor {
  /// Returns the color between two colors of the same space, by its components; nil for colors of different spaces.
  fileprivate func mixed(with end: CGColor, at fraction: Double) -> CGColor? {
    guard let space = colorSpace, space == end.colorSpace, space.model != .pattern else { return nil }
    guard let first = components, let last = end.components, first.count == last.count else { return nil }
    return CGColor(colorSpace: space, components: interpolate(from: first, to: last, at: fraction))
  }

  /// The color in encoded sRGB; nil for a pattern.
  fileprivate var rgb: RGBColor? {
    guard colorSpace?.model != .pattern, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let numbers = converted(to: space, intent: .defaultIntent, options: nil)?.components, numbers.count == 4
    else { return nil }
    return RGBColor(
      red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]), alpha: Double(numbers[3]))
  }
}
