import CoreGraphics

// The values are those of Apple's Human Interface Guidelines, "Color", for iOS 15 to 18, in 0…255.

extension UIColor {
  /// Red that adapts to the interface style.
  public static let systemRed = UIColor(light: (255, 59, 48), dark: (255, 69, 58))
  /// Orange that adapts to the interface style.
  public static let systemOrange = UIColor(light: (255, 149, 0), dark: (255, 159, 10))
  /// Yellow that adapts to the interface style.
  public static let systemYellow = UIColor(light: (255, 204, 0), dark: (255, 214, 10))
  /// Green that adapts to the interface style.
  public static let systemGreen = UIColor(light: (52, 199, 89), dark: (48, 209, 88))
  /// Mint that adapts to the interface style.
  public static let systemMint = UIColor(light: (0, 199, 190), dark: (99, 230, 226))
  /// Teal that adapts to the interface style.
  public static let systemTeal = UIColor(light: (48, 176, 199), dark: (64, 200, 224))
  /// Cyan that adapts to the interface style.
  public static let systemCyan = UIColor(light: (50, 173, 230), dark: (100, 210, 255))
  /// Blue that adapts to the interface style.
  public static let systemBlue = UIColor(light: (0, 122, 255), dark: (10, 132, 255))
  /// Indigo that adapts to the interface style.
  public static let systemIndigo = UIColor(light: (88, 86, 214), dark: (94, 92, 230))
  /// Purple that adapts to the interface style.
  public static let systemPurple = UIColor(light: (175, 82, 222), dark: (191, 90, 242))
  /// Pink that adapts to the interface style.
  public static let systemPink = UIColor(light: (255, 45, 85), dark: (255, 55, 95))
  /// Brown that adapts to the interface style.
  public static let systemBrown = UIColor(light: (162, 132, 94), dark: (172, 142, 104))

  /// The base gray, which is the same in both interface styles.
  public static let systemGray = UIColor(light: (142, 142, 147), dark: (142, 142, 147))
  /// The second gray, closer to the background.
  public static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
  /// The third gray, closer to the background.
  public static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
  /// The fourth gray, closer to the background.
  public static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
  /// The fifth gray, closer to the background.
  public static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
  /// The sixth gray, which is closest to the background.
  public static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))

  /// The default tint color of views: ``systemBlue``.
  public static let tintColor = systemBlue
}

// MARK: - Text and lines

extension UIColor {
  /// The color of primary text.
  public static let label = UIColor(light: (0, 0, 0), dark: (255, 255, 255))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(light: (60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(light: (60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  /// The color of placeholders in text fields.
  public static let placeholderText = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// The color of links.
  public static let link = UIColor(light: (0, 122, 255), dark: (9, 132, 255))
  /// The color of text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of text on a dark background: white with an alpha of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of thin lines that let the background show through.
  public static let separator = UIColor(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// The color of opaque lines.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200), dark: (56, 56, 58))
}

// MARK: - Backgrounds and fills

extension UIColor {
  /// The main background color.
  public static let systemBackground = UIColor(light: (255, 255, 255), dark: (0, 0, 0))
  /// The color of content on ``systemBackground``.
  public static let secondarySystemBackground = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The color of content on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(light: (255, 255, 255), dark: (44, 44, 46))
  /// The main background color behind groups.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247), dark: (0, 0, 0))
  /// The color of a group.
  public static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255), dark: (28, 28, 30))
  /// The color of content in a group.
  public static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247), dark: (44, 44, 46))

  /// The fill color of thin and small shapes.
  public static let systemFill = UIColor(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// The fill color of medium shapes.
  public static let secondarySystemFill = UIColor(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// The fill color of large shapes.
  public static let tertiarySystemFill = UIColor(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// The fill color of large shapes with complex content.
  public static let quaternarySystemFill = UIColor(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
}

extension UIColor {
  /// Red, green and blue in 0…255.
  fileprivate typealias Bytes = (CGFloat, CGFloat, CGFloat)

  fileprivate convenience init(
    light: Bytes, _ lightAlpha: CGFloat = 1, dark: Bytes, _ darkAlpha: CGFloat = 1
  ) {
    self.init(.pair(light: Self.color(light, lightAlpha), dark: Self.color(dark, darkAlpha)))
  }

  private static func color(_ bytes: Bytes, _ alpha: CGFloat) -> CGColor {
    UIColor(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: alpha).cgColor
  }
}
