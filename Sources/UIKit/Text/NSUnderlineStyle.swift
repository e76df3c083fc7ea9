/// The form of a line under or through text. Its raw value is the value of an attribute.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = Self(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
  /// Only words are underlined, not the spaces between them.
  public static let byWord = Self(rawValue: 0x8000)
}
