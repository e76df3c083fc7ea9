public import MotionCore
public import QuartzCore

/// By which numbers one colour becomes another.
public enum ColorMixing: Hashable, Sendable {
  /// By their own: two greys of one space by white, two colours of one space by its components, any others as ``rgb``.
  case automatic
  /// By encoded red, green and blue of sRGB, as Core Animation mixes colours.
  case rgb
  /// By hue, saturation and brightness of encoded sRGB, which keeps colours vivid on the way.
  ///
  /// A colour's hue lies in 0…1; a way beyond that, such as from 1 down to 0.7, is that of two `HSBColor`.
  case hsb(HueWay = .asWritten)
}

/// Returns the colour at a fraction of the way between two. Alpha is mixed as the other components are.
///
/// Exactly `start` at 0 and `end` at 1; beyond the ends for a fraction outside 0…1. Colours of different spaces meet in
/// sRGB, whatever is asked for, which `CoreAnimationDiagnostics` tells once; what sRGB can't show becomes what comes
/// nearest. Patterns have nothing in between: the one holds below one half, the other from there on.
///
/// - Parameters:
///   - start: The colour at 0.
///   - end: The colour at 1.
///   - fraction: How much of the way is behind.
///   - mixing: By which numbers. Default the colours' own.
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
  if case .hsb(let way) = mixing { return first.interpolated(to: last, at: fraction, hue: way).cgColor }
  return first.interpolated(to: last, at: fraction).cgColor
}

/// Apple's systems have nobody to tell.
private func reportDifferentSpaces() {
  #if !canImport(Darwin)
    CoreAnimationDiagnostics.report(
      "colours of different spaces are mixed in sRGB; convert one of them first")
  #endif
}

extension CGColor {
  /// The mixture by the components of a space that both share and that can be mixed.
  fileprivate func mixed(with end: CGColor, at fraction: Double) -> CGColor? {
    guard let space = colorSpace, space == end.colorSpace, space.model != .pattern else { return nil }
    guard let first = components, let last = end.components, first.count == last.count else { return nil }
    return CGColor(colorSpace: space, components: interpolate(from: first, to: last, at: fraction))
  }

  /// Encoded sRGB; nil for a pattern.
  fileprivate var rgb: RGBColor? {
    guard colorSpace?.model != .pattern, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let numbers = converted(to: space, intent: .defaultIntent, options: nil)?.components, numbers.count == 4
    else { return nil }
    return RGBColor(
      red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]), alpha: Double(numbers[3]))
  }
}
