/// An error in a configuration of presets.
public struct PresetConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The keys and indices of the invalid value, such as `badge[1].force`; empty for the whole document.
  public let path: String
  /// The problem, with the value.
  public let problem: String

  /// The path and the problem in one line.
  public var description: String { path.isEmpty ? "the configuration \(problem)" : "\(path): \(problem)" }
}
