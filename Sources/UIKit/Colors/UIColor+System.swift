import CoreGraphics

// The values are those of Apple's Human Interface Guidelines, "Color", for iOS 15 to 18, in 0…255.

/// The values of the system's colors, most of which adapt to the interface style.
enum SystemColor {
  static let systemRed = UIColor(light: (255, 59, 48), dark: (255, 69, 58))
  static let systemOrange = UIColor(light: (255, 149, 0), dark: (255, 159, 10))
  static let systemYellow = UIColor(light: (255, 204, 0), dark: (255, 214, 10))
  static let systemGreen = UIColor(light: (52, 199, 89), dark: (48, 209, 88))
  static let systemMint = UIColor(light: (0, 199, 190), dark: (99, 230, 226))
  static let systemTeal = UIColor(light: (48, 176, 199), dark: (64, 200, 224))
  static let systemCyan = UIColor(light: (50, 173, 230), dark: (100, 210, 255))
  static let systemBlue = UIColor(light: (0, 122, 255), dark: (10, 132, 255))
  static let systemIndigo = UIColor(light: (88, 86, 214), dark: (94, 92, 230))
  static let systemPurple = UIColor(light: (175, 82, 222), dark: (191, 90, 242))
  static let systemPink = UIColor(light: (255, 45, 85), dark: (255, 55, 95))
  static let systemBrown = UIColor(light: (162, 132, 94), dark: (172, 142, 104))

  static let systemGray = UIColor(light: (142, 142, 147), dark: (142, 142, 147))
  static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
  static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
  static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
  static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
  static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))

  static let tintColor = systemBlue
}

// MARK: - Text and lines

extension SystemColor {
  static let label = UIColor(light: (0, 0, 0), dark: (255, 255, 255))
  static let secondaryLabel = UIColor(light: (60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  static let tertiaryLabel = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  static let quaternaryLabel = UIColor(light: (60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  static let placeholderText = UIColor(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  static let link = UIColor(light: (0, 122, 255), dark: (9, 132, 255))
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let separator = UIColor(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  static let opaqueSeparator = UIColor(light: (198, 198, 200), dark: (56, 56, 58))
}

// MARK: - Backgrounds and fills

extension SystemColor {
  static let systemBackground = UIColor(light: (255, 255, 255), dark: (0, 0, 0))
  static let secondarySystemBackground = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  static let tertiarySystemBackground = UIColor(light: (255, 255, 255), dark: (44, 44, 46))
  static let systemGroupedBackground = UIColor(light: (242, 242, 247), dark: (0, 0, 0))
  static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255), dark: (28, 28, 30))
  static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247), dark: (44, 44, 46))

  static let systemFill = UIColor(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  static let secondarySystemFill = UIColor(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  static let tertiarySystemFill = UIColor(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  static let quaternarySystemFill = UIColor(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)
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
