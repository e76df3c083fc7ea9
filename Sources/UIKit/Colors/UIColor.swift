public import CoreGraphics
public import Foundation
import MotionCore

/// A color, or a rule by which light and dark views get colors of their own.
///
/// Two colors are equal when their color spaces and components are, or their rules.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {  // Sendable: nothing can be written to
  final let storage: ColorStorage
  /// As the color was created, since a gray has lost its hue.
  final let originalHSB: HSBColor?

  init(_ storage: ColorStorage) {
    (self.storage, originalHSB) = (storage, nil)
  }

  /// Creates a color of extended sRGB.
  ///
  /// - Parameters:
  ///   - red: The share of red, 0…1; what lies outside is kept.
  ///   - green: The share of green, likewise.
  ///   - blue: The share of blue, likewise.
  ///   - alpha: The opacity, brought into 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.extendedSRGB(red, green, blue, alpha))
    originalHSB = nil
  }

  /// Creates a gray: `white` runs from 0 for black to 1 for white, what lies outside is kept; the opacity `alpha` is
  /// brought into 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .plain(.extendedGray(white, alpha))
    originalHSB = nil
  }

  /// Creates a color of extended sRGB by its place on the color wheel.
  ///
  /// - Parameters:
  ///   - hue: The place in turns: red at 0 and again at 1, green at ⅓, blue at ⅔; whole turns make no difference.
  ///   - saturation: The strength, from 0 for a gray to 1.
  ///   - brightness: The largest of red, green and blue.
  ///   - alpha: The opacity, brought into 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSBColor(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
    storage = .plain(.extendedSRGB(color.rgb.red, color.rgb.green, color.rgb.blue, alpha))
    originalHSB = color
  }

  /// Creates a color of Display P3 from components in 0…1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .plain(.displayP3(red, green, blue, alpha))
    originalHSB = nil
  }

  /// Creates a color that is a Core Graphics color, its space included.
  public init(cgColor: CGColor) {
    storage = .plain(cgColor)
    originalHSB = nil
  }

  /// Creates a color that is another one for each collection of traits.
  ///
  /// - Parameter dynamicProvider: Says which; called whenever the color is used, on the thread that uses it. A
  ///   provider whose colors lead to itself without end gives clear.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(ColorProvider(dynamicProvider))
    originalHSB = nil
  }

  /// Creates black that isn't seen.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a color from an archive: what ``encode(with:)`` wrote; nil for anything else.
  public required init?(coder: NSCoder) {
    guard let storage = ColorStorage(from: coder) else { return nil }
    (self.storage, originalHSB) = (storage, nil)
  }

  /// The color as Core Graphics has it, for the current traits.
  open var cgColor: CGColor { storage.color(for: .current) }

  /// Returns the color with another opacity, which is brought into 0…1; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(storage.faded(alpha.clampedToUnit)) }

  /// Returns the color that this one is for a collection of traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .plain = storage { return self }
    return UIColor(cgColor: storage.color(for: traitCollection))
  }

  /// Returns the color itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another color has the same space and components, or the same rule.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.storage == storage }

  /// A number that equal colors share.
  open override var hash: Int { storage.hashValue }

  /// The space and the components.
  open override var description: String { cgColor.description }
}

/// What a color literal makes.
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

  /// A color of a space by its name, which is known.
  private static func make(_ space: CFString, _ components: [CGFloat]) -> CGColor {
    var components = components
    components[components.count - 1] = components[components.count - 1].clampedToUnit
    return CGColor(colorSpace: CGColorSpace(name: space)!, components: components)!
  }
}

extension CGFloat {
  /// The nearest number of 0…1; 0 for what is no number.
  fileprivate var clampedToUnit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
