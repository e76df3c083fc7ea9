public import CoreGraphics

extension UIFont {
  /// How thick strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight of a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// How the nearest named weight ends fonts' names.
  var nameSuffix: String {
    let named: [(UIFont.Weight, String)] = [
      (.regular, "Regular"), (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? "Regular"
  }
}
