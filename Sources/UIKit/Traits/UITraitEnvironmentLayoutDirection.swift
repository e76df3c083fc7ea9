/// The direction in which content is read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal.
  case normal = 0
  /// High.
  case high = 1
}

/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// Whether a display measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// It doesn't.
  case unavailable = 1
  /// It does.
  case available = 2
}
