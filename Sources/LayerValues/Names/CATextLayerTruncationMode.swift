/// What is left out of a line that is longer than the bounds are wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning, for which an ellipsis stands.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end, for which an ellipsis stands.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle, for which an ellipsis stands.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
