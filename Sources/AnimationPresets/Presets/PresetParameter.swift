/// A numeric parameter of presets, with its name, meaning, range and default.
public struct PresetParameter: Sendable {
  /// The name of the property.
  public let name: String
  /// The meaning in a few words.
  public let summary: String
  /// The unit; nil for a ratio.
  public let unit: String?
  /// The range of valid values.
  public let range: ClosedRange<Double>
  /// The default value, which also replaces a value out of range.
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
  /// All twelve parameters. Kind, direction and curve aren't numeric.
  public static let all = [
    PresetParameter("force", \.force, "the strength; negative reverses it", nil, -1000...1000),
    PresetParameter("delay", \.delay, "the delay", "seconds", 0...1e6),
    PresetParameter("duration", \.duration, "the duration of a cycle", "seconds", 0...1e6),
    PresetParameter(
      "damping", \.damping, "the spring's damping ratio; lower values overshoot more", nil, 0...1),
    PresetParameter(
      "velocity", \.velocity, "the spring's initial velocity", "distances per second", -1000...1000),
    PresetParameter("repeatCount", \.repeatCount, "the number of cycles", nil, 0...(.infinity)),
    PresetParameter("x", \.x, "the placement's offset to the right", "points", -1e6...1e6),
    PresetParameter("y", \.y, "the placement's offset downward", "points", -1e6...1e6),
    PresetParameter("scaleX", \.scaleX, "the placement's horizontal scale", nil, -1000...1000),
    PresetParameter("scaleY", \.scaleY, "the placement's vertical scale", nil, -1000...1000),
    PresetParameter("rotate", \.rotate, "the placement's clockwise rotation", "radians", -1e6...1e6),
    PresetParameter("opacity", \.opacity, "the placement's opacity", nil, 0...1),
  ]
}

extension SpringPreset {
  /// The preset with defaults in place of parameters out of range.
  var inRange: SpringPreset {
    var preset = self
    for parameter in PresetParameter.all where !parameter.range.contains(preset[keyPath: parameter.keyPath]) {
      preset[keyPath: parameter.keyPath] = parameter.standard
    }
    return preset
  }
}
