/// The condition under which contents brighter than the display's white are tone-mapped.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The mode that suits the contents.
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  /// Never.
  public static let never = CAToneMapMode(rawValue: "never")
  /// Wherever it's supported.
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
