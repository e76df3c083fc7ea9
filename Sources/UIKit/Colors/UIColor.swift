public import CoreGraphics
public import Foundation
import MotionCore

/// A color, which can depend on traits such as the interface style.
///
/// Plain colors are equal if their color spaces and components are; dynamic colors if they come from the same
/// provider.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {  // Sendable because all state is immutable.
  final let storage: ColorStorage
  /// The values that the color was created from, because a gray's hue can't be recovered.
  final let originalHSB: HSBColor?

  init(_ storage: ColorStorage) {
    (self.storage, originalHSB) = (storage, nil)
  }

  /// Creates a color in extended sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1 or beyond.
  ///   - green: The green component, likewise.
  ///   - blue: The blue component, likewise.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.extendedSRGB(red, green, blue, alpha))
    originalHSB = nil
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white or beyond.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .plain(.extendedGray(white, alpha))
    originalHSB = nil
  }

  /// Creates a color in extended sRGB from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue in turns: red at 0 and 1, green at ⅓, blue at ⅔. Full turns make no difference.
  ///   - saturation: The saturation, from 0 for gray to 1.
  ///   - brightness: The largest of the red, green and blue components.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSBColor(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
    storage = .plain(.extendedSRGB(color.rgb.red, color.rgb.green, color.rgb.blue, alpha))
    originalHSB = color
  }

  /// Creates a color in Display P3 with components in 0…1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.displayP3(red, green, blue, alpha))
    originalHSB = nil
  }

  /// Creates a color from a Core Graphics color in any color space.
  public init(cgColor: CGColor) {
    storage = .plain(cgColor)
    originalHSB = nil
  }

  /// Creates a dynamic color.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits. It's called on the current thread
  ///   whenever the color is used. Providers that refer to each other endlessly result in clear.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(ColorProvider(dynamicProvider))
    originalHSB = nil
  }

  /// Creates a transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color from a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from an archive that ``encode(with:)`` wrote; nil for other archives.
  public required init?(coder: NSCoder) {
    guard let storage = ColorStorage(from: coder) else { return nil }
    (self.storage, originalHSB) = (storage, nil)
  }

  /// The Core Graphics color for the current traits.
  open var cgColor: CGColor { storage.color(for: .current) }

  /// Returns the color with an opacity, which is clamped to 0…1. A dynamic color remains dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(storage.faded(alpha.clampedToUnit)) }

  /// Returns the plain color for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .plain = storage { return self }
    return UIColor(cgColor: storage.color(for: traitCollection))
  }

  /// Returns the color itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another color has the same space and components, or the same provider.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.storage == storage }

  /// The hash value, which equal colors share.
  open override var hash: Int { storage.hashValue }

  /// The color space and the components.
  open override var description: String { cgColor.description }
}

/// The type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

extension CGColor {
  fileprivate static func extendedSRGB(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> CGColor {
    make(CGColorSpace.extendedSRGB, [red, green, blue, alpha])
  }

  fileprivate static func extendedGray(_ white: CGFloat, _ alpha: CGFloat) -> CGColor {
    make(CGColorSpace.extendedGray, [white, alpha])
  }

  fileprivate static func displayP3(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> CGColor {
    make(CGColorSpace.displayP3, [red, green, blue, alpha])
  }

  /// Returns a color in a predefined color space.
  private static func make(_ space: CFString, _ components: [CGFloat]) -> CGColor {
    var components = components
    components[components.count - 1] = components[components.count - 1].clampedToUnit
    return CGColor(colorSpace: CGColorSpace(name: space)!, components: components)!
  }
}

extension CGFloat {
  /// The number clamped to 0…1; 0 for NaN.
  fileprivate var clampedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
