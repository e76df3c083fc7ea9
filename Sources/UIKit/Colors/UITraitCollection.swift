import CoreGraphics
public import Foundation
import LayerTree

/// The environment of views: the interface style and the number of pixels per point.
///
/// Traits can be unspecified. Collections are immutable.
// Sendable because all state is immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The interface style. Default unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { style }
  /// The number of pixels per point. Default 0, which is unspecified.
  open var displayScale: CGFloat { scale }

  // These are variables because a private designated initializer would prevent subclasses in other modules from
  // inheriting initializers. They never change after the initialization.
  private var style = UIUserInterfaceStyle.unspecified
  private var scale: CGFloat = 0

  private convenience init(_ style: UIUserInterfaceStyle, scale: CGFloat) {
    self.init()
    (self.style, self.scale) = (style, scale)
  }

  /// Creates a collection without specified traits.
  public override init() { super.init() }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, scale: 0)
  }

  /// Creates a collection with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(.unspecified, scale: displayScale) }

  /// Creates a collection with the traits of other collections: each trait has the value of the last collection that
  /// specifies it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      collections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      scale: collections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// Returns the collection itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another collection has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return (userInterfaceStyle, displayScale) == (other.userInterfaceStyle, other.displayScale)
  }

  /// The hash value, which equal collections share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  // MARK: Comparison

  /// Returns whether this collection has all traits that are specified in another one.
  open func containsTraits(in other: UITraitCollection?) -> Bool { hasTraits(of: other) }

  /// Returns whether dynamic colors can look different with another collection.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
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
    return UITraitCollection(traitsFrom: [self, other]) == self
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
