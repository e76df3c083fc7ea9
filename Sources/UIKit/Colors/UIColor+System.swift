import CoreGraphics

// The numbers are those of Apple's Human Interface Guidelines, "Color", iOS 15 to 18, in 0…255.

extension UIColor {
  /// Red for both appearances.
  public static let systemRed = UIColor(light: (255, 59, 48), dark: (255, 69, 58))
  /// Orange for both appearances.
  public static let systemOrange = UIColor(light: (255, 149, 0), dark: (255, 159, 10))
  /// Yellow for both appearances.
  public static let systemYellow = UIColor(light: (255, 204, 0), dark: (255, 214, 10))
  /// Green for both appearances.
  public static let systemGreen = UIColor(light: (52, 199, 89), dark: (48, 209, 88))
  /// Mint for both appearances.
  public static let systemMint = UIColor(light: (0, 199, 190), dark: (99, 230, 226))
  /// Teal for both appearances.
  public static let systemTeal = UIColor(light: (48, 176, 199), dark: (64, 200, 224))
  /// Cyan for both appearances.
  public static let systemCyan = UIColor(light: (50, 173, 230), dark: (100, 210, 255))
  /// Blue for both appearances.
  public static let systemBlue = UIColor(light: (0, 122, 255), dark: (10, 132, 255))
  /// Indigo for both appearances.
  public static let systemIndigo = UIColor(light: (88, 86, 214), dark: (94, 92, 230))
  /// Purple for both appearances.
  public static let systemPurple = UIColor(light: (175, 82, 222), dark: (191, 90, 242))
  /// Pink for both appearances.
  public static let systemPink = UIColor(light: (255, 45, 85), dark: (255, 55, 95))
  /// Brown for both appearances.
  public static let systemBrown = UIColor(light: (162, 132, 94), dark: (172, 142, 104))

  /// The gray that both appearances share.
  public static let systemGray = UIColor(light: (142, 142, 147), dark: (142, 142, 147))
  /// A gray one step nearer to the ground.
  public static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
  /// A gray two steps nearer to the ground.
  public static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
  /// A gray three steps nearer to the ground.
  public static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
  /// A gray four steps nearer to the ground.
  public static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
  /// The gray nearest to the ground.
  public static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))

  /// What views are tinted with unless they say otherwise: ``systemBlue``.
  public static let tintColor = systemBlue
}

// MARK: - Text and lines

extension UIColor {
  /// For the main text.
  public static let label = UIColor(light: (0, 0, 0), dark: (255, 255, 255))
  /// For text of second rank.
  public static let secondaryLabel = UIColor(light: (60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  /// For text of third rank.
  public static let tertiaryLabel = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// For text of fourth rank.
  public static let quaternaryLabel = UIColor(light: (60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  /// For text that stands where something may be typed.
  public static let placeholderText = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  /// For links.
  public static let link = UIColor(light: (0, 122, 255), dark: (9, 132, 255))
  /// For text on light ground: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// For text on dark ground: white of alpha 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// For thin lines through which the ground is seen.
  public static let separator = UIColor(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// For lines that cover the ground.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200), dark: (56, 56, 58))
}

// MARK: - Ground

extension UIColor {
  /// The ground of everything.
  public static let systemBackground = UIColor(light: (255, 255, 255), dark: (0, 0, 0))
  /// The ground of what lies on ``systemBackground``.
  public static let secondarySystemBackground = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The ground of what lies on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(light: (255, 255, 255), dark: (44, 44, 46))
  /// The ground behind groups.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247), dark: (0, 0, 0))
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255), dark: (28, 28, 30))
  /// The ground of a group within a group.
  public static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247), dark: (44, 44, 46))

  /// Fills thin and small shapes.
  public static let systemFill = UIColor(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// Fills shapes of middle size.
  public static let secondarySystemFill = UIColor(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// Fills large shapes with much in them.
  public static let quaternarySystemFill = UIColor(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
}

extension UIColor {
  /// Red, green and blue, in 0…255.
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
