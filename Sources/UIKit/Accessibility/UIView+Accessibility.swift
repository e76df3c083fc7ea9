import QuartzCore

// Values that are stored, and not used.

extension UIView {
  /// The outline in the window for assistive technology. It's stored and not used. Default nil.
  public var accessibilityPath: UIBezierPath? {
    get { traits.accessibility.path }
    set { traits.accessibility.path = newValue }
  }

  /// The way in which assistive technology moves through the view's elements. It's stored and not used. Default automatic.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { traits.accessibility.navigationStyle }
    set { traits.accessibility.navigationStyle = newValue }
  }

  /// Whether assistive technology reads all of the view's elements before others. It's stored and not used. Default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { traits.accessibility.groupsChildren }
    set { traits.accessibility.groupsChildren = newValue }
  }

  /// Whether inverted colors leave the view alone. It's stored and not used. Default false.
  public var accessibilityIgnoresInvertColors: Bool {
    get { traits.accessibility.ignoresInvertedColors }
    set { traits.accessibility.ignoresInvertedColors = newValue }
  }
}
