public import CoreGraphics

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The interface style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The direction in which content is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The amount of horizontal space.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The amount of vertical space.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The range of the display's colors.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the display measures the force of touches.
  var forceTouchCapability: UIForceTouchCapability { get set }
}

/// The traits that a view or a controller sets for itself and for what it contains, in place of inherited ones.
///
/// ```swift
/// window.traitOverrides.layoutDirection = .rightToLeft
/// ```
///
/// A trait that isn't overridden is unspecified. Traits of your own aren't supported.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// The number of pixels per point. Views draw with their own scale, see ``UIView/contentScaleFactor``.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// The direction in which content is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// The amount of horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The amount of vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The size of text that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// The range of the display's colors.
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  /// Whether the display measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }
}

extension UITraitOverrides {
  /// Returns whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { trait._value(in: self) != trait._value(in: Self.none) }

  /// Stops overriding a trait.
  public mutating func remove(_ trait: UITrait) { trait._remove(from: &self) }

  private static let none = UITraitOverrides(nil)

  init(_ collection: UITraitCollection?) { values = collection?.values ?? .unspecified }

  /// The traits as a collection; nil without any.
  var collection: UITraitCollection? { values == .unspecified ? nil : UITraitCollection(values) }
}
