public import QuartzCore
import Requirements

/// A display's extent and density, which views draw their contents for.
///
/// Nothing is shown by it: a stage or a window of the system does that. Whoever hosts views says what the display is
/// with ``configure(size:scale:)``.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The display of this program; 375 × 667 points at scale 2 until ``configure(size:scale:)`` says otherwise.
  public static let main = UIScreen(size: CGSize(width: 375, height: 667))

  /// The extent in points.
  open private(set) var bounds: CGRect
  /// The pixels that make a point: what ``UITraitCollection/current`` and image contexts have by default.
  open var scale: CGFloat { ScreenTraits.current.displayScale }

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  /// The pixels that make a point.
  open var nativeScale: CGFloat { scale }
  /// The extent in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many frames a second the display shows at most.
  open var maximumFramesPerSecond: Int { 60 }

  /// Says what the display is; windows, views and images made later are for it.
  ///
  /// - Precondition: Size and scale are above 0 and finite.
  public func configure(size: CGSize, scale: CGFloat) {
    require(
      size.width > 0 && size.height > 0 && scale > 0 && size.width.isFinite && size.height.isFinite
        && scale.isFinite, "a screen can't have \(size.width) × \(size.height) points at scale \(scale)")
    bounds = CGRect(origin: .zero, size: size)
    ScreenTraits.change(scale: scale)
  }
}
