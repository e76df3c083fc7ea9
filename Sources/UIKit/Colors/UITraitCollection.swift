import CoreGraphics
public import Foundation
import LayerTree

/// What views are shown with: light or dark, and how many pixels there are to a point.
///
/// A trait is left open where nothing says what it is. Collections are values: none ever changes.
// Sendable: nothing can be written to.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Light or dark; default unspecified.
  public final let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels to a point; 0, the default, where it's left open.
  public final let displayScale: CGFloat

  private init(_ style: UIUserInterfaceStyle, scale: CGFloat) {
    (userInterfaceStyle, displayScale) = (style, scale)
  }

  /// Creates a collection that leaves everything open.
  public override convenience init() { self.init(.unspecified, scale: 0) }

  /// Creates a collection that says light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, scale: 0)
  }

  /// Creates a collection that says alone how many pixels there are to a point.
  public convenience init(displayScale: CGFloat) { self.init(.unspecified, scale: displayScale) }

  /// Creates a collection of all that others say; of several the last.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      collections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      scale: collections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// Returns the collection itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another collection says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return (userInterfaceStyle, displayScale) == (other.userInterfaceStyle, other.displayScale)
  }

  /// A number that equal collections share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}

// MARK: - Comparing

extension UITraitCollection {
  /// Whether this one says all that another says.
  public final func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  /// Whether dynamic colors may look different.
  public final func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

// MARK: - The current one

extension UITraitCollection {
  /// What dynamic colors are taken from, and what an image context without a scale of its own has: of the thread.
  ///
  /// By default light, with as many pixels to a point as ``UIScreen/main`` has.
  public static var current: UITraitCollection {
    get { threadTraits.value.traits ?? ScreenTraits.current }
    set { threadTraits.value.traits = newValue }
  }

  /// Does something while this collection is the current one.
  public final func performAsCurrent(_ actions: () -> Void) {
    let threadTraits = Self.threadTraits.value
    let previous = threadTraits.traits
    threadTraits.traits = self
    actions()
    threadTraits.traits = previous
  }

  private final class CurrentTraits {
    /// Nil for those of the display.
    var traits: UITraitCollection?
  }

  private static let threadTraits = ThreadLocal { CurrentTraits() }
}
