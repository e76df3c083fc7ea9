/// When contents brighter than what can be shown are mapped to it.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whatever suits the contents.
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  /// Never.
  public static let never = CAToneMapMode(rawValue: "never")
  /// Wherever that is possible.
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
