/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines, and places the text's top-left corner rather than its baseline at the origin.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// No effect: line spacing always includes the font's leading.
  public static let usesFontLeading = Self(rawValue: 2)
  /// No effect: glyphs are always measured by their advances.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// Ends the last line that fits with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}
