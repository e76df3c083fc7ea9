/// A number that can be said of a preset: its name, what it means, and which values are of use.
public struct PresetParameter: Sendable {
  /// The name of the property.
  public let name: String
  /// What it means, in a few words.
  public let summary: String
  /// What the number counts; nil for a ratio.
  public let unit: String?
  /// The values that are of use.
  public let range: ClosedRange<Double>
  /// The value where nothing is said, and that counts in place of one outside the range.
  public let standard: Double
  /// The property.
  public let keyPath: any WritableKeyPath<SpringPreset, Double> & Sendable

  private init(
    _ name: String, _ keyPath: any WritableKeyPath<SpringPreset, Double> & Sendable, _ summary: String,
    _ unit: String?, _ range: ClosedRange<Double>
  ) {
    (self.name, self.summary, self.unit, self.range) = (name, summary, unit, range)
    self.keyPath = keyPath
    standard = SpringPreset(.move)[keyPath: keyPath]
  }
}

extension PresetParameter {
  /// All twelve; the curve isn't a number, nor are effect and direction.
  public static let all = [
    PresetParameter("force", \.force, "how strong it is; negative turns it round", nil, -1000...1000),
    PresetParameter("delay", \.delay, "when it begins", "seconds", 0...1e6),
    PresetParameter("duration", \.duration, "how long one pass takes", "seconds", 0...1e6),
    PresetParameter(
      "damping", \.damping, "the spring's damping ratio: the lower, the more it swings", nil, 0...1),
    PresetParameter("velocity", \.velocity, "how fast the spring begins", "ways a second", -1000...1000),
    PresetParameter("repeatCount", \.repeatCount, "how many passes", nil, 0...(.infinity)),
    PresetParameter("x", \.x, "placement: right of its place", "points", -1e6...1e6),
    PresetParameter("y", \.y, "placement: below its place", "points", -1e6...1e6),
    PresetParameter("scaleX", \.scaleX, "placement: horizontal scale", nil, -1000...1000),
    PresetParameter("scaleY", \.scaleY, "placement: vertical scale", nil, -1000...1000),
    PresetParameter("rotate", \.rotate, "placement: turned clockwise", "radians", -1e6...1e6),
    PresetParameter("opacity", \.opacity, "placement: opacity", nil, 0...1),
  ]
}

extension SpringPreset {
  /// The preset with defaults in place of what lies outside the parameters' ranges.
  var usable: SpringPreset {
    var preset = self
    for parameter in PresetParameter.all where !parameter.range.contains(preset[keyPath: parameter.keyPath]) {
      preset[keyPath: parameter.keyPath] = parameter.standard
    }
    return preset
  }
}
