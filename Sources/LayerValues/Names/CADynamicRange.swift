/// How much brighter than white contents would be.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the range.
  public let rawValue: String

  /// Creates a range by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whatever suits the contents.
  public static let automatic = CADynamicRange(rawValue: "automatic")
  /// No brighter than white.
  public static let standard = CADynamicRange(rawValue: "standard")
  /// Brighter than white where it doesn't outshine what lies around.
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  /// As bright as can be shown.
  public static let high = CADynamicRange(rawValue: "high")
}
