/// What is wrong with a configuration of presets, and where.
public struct PresetConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The keys and indices that lead there, such as `badge[1].force`; empty for the whole document.
  public let path: String
  /// What is wrong, with the value.
  public let problem: String

  /// Both in one line.
  public var description: String { path.isEmpty ? "the configuration \(problem)" : "\(path): \(problem)" }
}
