import CoreGraphics
public import Foundation
import LayerTree

/// The environment of views: the interface style, the number of pixels per point, the layout direction and more.
///
/// Traits can be unspecified. Collections are immutable.
// Sendable because all state is immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The interface style. Default unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The number of pixels per point. Default 0, which is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The direction in which content is read. Default unspecified.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The amount of horizontal space. Default unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The amount of vertical space. Default unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the user prefers. Default unspecified.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The kind of device. Default unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The contrast that the user prefers. Default unspecified.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The range of the display's colors. Default unspecified.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the display measures the force of touches. Default unknown.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  // It's a variable because a private designated initializer would prevent subclasses in other modules from inheriting
  // initializers. It never changes after the initialization.
  private(set) var values = TraitValues()

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    self.init()
    values[keyPath: trait] = value
  }

  /// Creates a collection without specified traits.
  public override init() { super.init() }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }

  /// Creates a collection with a direction in which content is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection with an amount of horizontal space.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection with an amount of vertical space.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection with a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, userInterfaceIdiom)
  }

  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection with a range of colors.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }

  /// Creates a collection with a capability to measure the force of touches.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, forceTouchCapability)
  }

  /// Creates a collection with the traits of other collections: each trait has the value of the last collection that
  /// specifies it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(.unspecified) { $1.values.completed(with: $0) })
  }

  /// Creates a collection with traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides(values: .unspecified)
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? .unspecified)
  }

  /// Returns a copy with traits that a closure changes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection((traits as? UITraitOverrides)?.values ?? values)
  }

  /// Returns the collection itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another collection has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  /// The hash value, which equal collections share.
  open override var hash: Int { values.hashValue }

  // MARK: Comparison

  /// Returns whether this collection has all traits that are specified in another one.
  open func containsTraits(in other: UITraitCollection?) -> Bool { hasTraits(of: other) }

  /// Returns whether dynamic colors can look different with another collection.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  // MARK: Current traits

  /// The traits that dynamic colors and image contexts without a scale use on the current thread.
  ///
  /// By default, the light interface style and the number of pixels per point of ``UIScreen/main``.
  open class var current: UITraitCollection {
    get { threadCurrent }
    set { threadCurrent = newValue }
  }

  /// Calls a closure with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) { performOnThread(actions) }
}

// MARK: - Comparison

extension UITraitCollection {
  func hasTraits(of other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return other.values.completed(with: values) == values
  }
}

// MARK: - Current traits

extension UITraitCollection {
  static var threadCurrent: UITraitCollection {
    get { threadTraits.value.traits ?? ScreenTraits.current }
    set { threadTraits.value.traits = newValue }
  }

  func performOnThread(_ actions: () -> Void) {
    let threadTraits = Self.threadTraits.value
    let previous = threadTraits.traits
    threadTraits.traits = self
    actions()
    threadTraits.traits = previous
  }

  private final class CurrentTraits {
    /// The thread's current traits; nil for the display's traits.
    var traits: UITraitCollection?
  }

  private static let threadTraits = ThreadLocal { CurrentTraits() }
}
