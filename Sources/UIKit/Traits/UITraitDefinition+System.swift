public import CoreGraphics

/// The interface style, as a trait whose changes can be observed.
public enum UITraitUserInterfaceStyle: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The number of pixels per point, as a trait whose changes can be observed.
public enum UITraitDisplayScale: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

/// The direction in which content is read, as a trait whose changes can be observed.
public enum UITraitLayoutDirection: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The amount of horizontal space, as a trait whose changes can be observed.
public enum UITraitHorizontalSizeClass: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The amount of vertical space, as a trait whose changes can be observed.
public enum UITraitVerticalSizeClass: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The size of text that the user prefers, as a trait whose changes can be observed.
public enum UITraitPreferredContentSizeCategory: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The kind of device, as a trait whose changes can be observed.
public enum UITraitUserInterfaceIdiom: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The contrast that the user prefers, as a trait whose changes can be observed.
public enum UITraitAccessibilityContrast: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The range of the display's colors, as a trait whose changes can be observed.
public enum UITraitDisplayGamut: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}

/// The capability of the display to measure the force of touches, as a trait whose changes can be observed.
public enum UITraitForceTouchCapability: _UISystemTrait {
  /// The property of the trait.
  public static var _property: WritableKeyPath<UITraitOverrides, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}
