public import CoreGraphics

extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// Weight -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Weight -0.6.
    public static let thin = Weight(-0.6)
    /// Weight -0.4.
    public static let light = Weight(-0.4)
    /// Weight 0.
    public static let regular = Weight(0)
    /// Weight 0.23.
    public static let medium = Weight(0.23)
    /// Weight 0.3.
    public static let semibold = Weight(0.3)
    /// Weight 0.4.
    public static let bold = Weight(0.4)
    /// Weight 0.56.
    public static let heavy = Weight(0.56)
    /// Weight 0.62.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The suffix of font names for the nearest named weight.
  var nameSuffix: String {
    let named: [(UIFont.Weight, String)] = [
      (.regular, "Regular"), (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "Regular"
  }
}
