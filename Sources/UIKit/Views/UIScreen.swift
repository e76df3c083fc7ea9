public import QuartzCore
import Requirements

/// The size and scale of the display for which views draw their contents.
///
/// A screen itself doesn't show anything; a stage or a system window does. The program that hosts views sets the
/// display's values with ``configure(size:scale:)``.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The program's display, 375 × 667 points at a scale of 2 until ``configure(size:scale:)`` changes it.
  open class var main: UIScreen { programScreen }
  private static let programScreen = UIScreen()

  /// The size in points, at the origin.
  open private(set) var bounds: CGRect
  /// The number of pixels per point, which is also the default of ``UITraitCollection/current`` and of image
  /// contexts.
  open var scale: CGFloat { ScreenTraits.current.displayScale }

  /// Creates a screen of 375 × 667 points, on which nothing is shown. Subclasses of a test may override its values.
  public override init() {
    bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    super.init()
  }

  /// The number of pixels per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }
  /// The size in pixels, at the origin.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The maximum number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// Sets the display's size in points and its number of pixels per point.
  ///
  /// The values apply to windows, views and images that are created later. Apple's UIKit doesn't have this method.
  ///
  /// - Precondition: The size and the scale are above 0 and finite.
  public func configure(size: CGSize, scale: CGFloat) {
    require(
      size.width > 0 && size.height > 0 && scale > 0 && size.width.isFinite && size.height.isFinite
        && scale.isFinite,
      "a screen's size and scale must be above 0 and finite, not \(size.width) × \(size.height) at \(scale)")
    bounds = CGRect(origin: .zero, size: size)
    ScreenTraits.setScale(scale)
  }
}
