import Synchronization

/// The traits of the program's display, shared by all threads and set with ``UIScreen/configure(size:scale:)``.
enum ScreenTraits {
  private static let storedTraits = Mutex(traits(scale: 2))

  static var current: UITraitCollection { storedTraits.withLock { $0 } }

  static func setScale(_ scale: CGFloat) { storedTraits.withLock { $0 = traits(scale: scale) } }

  private static func traits(scale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      TraitValues(
        userInterfaceStyle: .light, displayScale: scale, layoutDirection: .leftToRight,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, preferredContentSizeCategory: .large,
        userInterfaceIdiom: .phone, accessibilityContrast: .normal, displayGamut: .SRGB,
        forceTouchCapability: .unavailable))
  }
}
