/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: Int

  /// Creates a set of the options whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken, and the text begins in the upper left corner rather than on a baseline.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Kept; lines are always as far apart as the font's leading says.
  public static let usesFontLeading = Self(rawValue: 2)
  /// Kept; glyphs are always measured by how far they move the pen.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// The last line for which there is room ends with an ellipsis where the text goes on.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}
