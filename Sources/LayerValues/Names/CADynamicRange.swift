/// The dynamic range of a layer's contents.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  /// The range's name in Core Animation.
  public let rawValue: String

  /// Creates a range by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The range that suits the contents.
  public static let automatic = CADynamicRange(rawValue: "automatic")
  /// Standard range: no brighter than white.
  public static let standard = CADynamicRange(rawValue: "standard")
  /// High range, limited so that it isn't too bright next to the surrounding content.
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  /// High range, as bright as the display allows.
  public static let high = CADynamicRange(rawValue: "high")
}
