public import CoreGraphics
public import Foundation
import MotionCore
import ObjectiveCRuntime

/// A color, which can depend on traits such as the interface style.
///
/// Plain colors are equal if their color spaces and components are; dynamic colors if they come from the same
/// provider.
// Sendable because all state is immutable.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  // These are variables because an internal designated initializer would prevent subclasses in other modules from
  // inheriting initializers. They never change after the initialization.
  final private(set) var storage: ColorStorage
  /// The values that the color was created from, because a gray's hue can't be recovered.
  final let originalHSB: HSBColor?

  convenience init(_ storage: ColorStorage) {
    self.init(cgColor: .clear)
    self.storage = storage
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

  // MARK: Components

  /// Writes the components in extended sRGB to the pointers that aren't nil. Colors outside of sRGB have components
  /// outside 0…1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { writeRed(red, green: green, blue: blue, alpha: alpha) }

  /// Writes hue, saturation, brightness and alpha to the pointers that aren't nil.
  ///
  /// A color created from a hue returns the original values. Otherwise the hue is in 0…1, and 0 for red and grays.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { writeHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// Writes the equally bright gray and alpha to the pointers that aren't nil.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
    -> Bool
  { writeWhite(white, alpha: alpha) }

  // MARK: Drawing

  /// Sets the fill color and the stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Archiving

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the color for light views and the one for dark views.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  // MARK: Named colors

  /// Black: white 0.
  open class var black: UIColor { NamedColor.black }

  /// Dark gray: white ⅓.
  open class var darkGray: UIColor { NamedColor.darkGray }

  /// Gray: white ½.
  open class var gray: UIColor { NamedColor.gray }

  /// Light gray: white ⅔.
  open class var lightGray: UIColor { NamedColor.lightGray }

  /// White: white 1.
  open class var white: UIColor { NamedColor.white }

  /// Clear: white 0, alpha 0.
  open class var clear: UIColor { NamedColor.clear }

  /// Red: red 1.
  open class var red: UIColor { NamedColor.red }

  /// Green: green 1.
  open class var green: UIColor { NamedColor.green }

  /// Blue: blue 1.
  open class var blue: UIColor { NamedColor.blue }

  /// Cyan: green 1, blue 1.
  open class var cyan: UIColor { NamedColor.cyan }

  /// Yellow: red 1, green 1.
  open class var yellow: UIColor { NamedColor.yellow }

  /// Magenta: red 1, blue 1.
  open class var magenta: UIColor { NamedColor.magenta }

  /// Orange: red 1, green ½.
  open class var orange: UIColor { NamedColor.orange }

  /// Purple: red ½, blue ½.
  open class var purple: UIColor { NamedColor.purple }

  /// Brown: red 0.6, green 0.4, blue 0.2.
  open class var brown: UIColor { NamedColor.brown }

  // MARK: System colors

  /// Red that adapts to the interface style.
  open class var systemRed: UIColor { SystemColor.systemRed }

  /// Orange that adapts to the interface style.
  open class var systemOrange: UIColor { SystemColor.systemOrange }

  /// Yellow that adapts to the interface style.
  open class var systemYellow: UIColor { SystemColor.systemYellow }

  /// Green that adapts to the interface style.
  open class var systemGreen: UIColor { SystemColor.systemGreen }

  /// Mint that adapts to the interface style.
  open class var systemMint: UIColor { SystemColor.systemMint }

  /// Teal that adapts to the interface style.
  open class var systemTeal: UIColor { SystemColor.systemTeal }

  /// Cyan that adapts to the interface style.
  open class var systemCyan: UIColor { SystemColor.systemCyan }

  /// Blue that adapts to the interface style.
  open class var systemBlue: UIColor { SystemColor.systemBlue }

  /// Indigo that adapts to the interface style.
  open class var systemIndigo: UIColor { SystemColor.systemIndigo }

  /// Purple that adapts to the interface style.
  open class var systemPurple: UIColor { SystemColor.systemPurple }

  /// Pink that adapts to the interface style.
  open class var systemPink: UIColor { SystemColor.systemPink }

  /// Brown that adapts to the interface style.
  open class var systemBrown: UIColor { SystemColor.systemBrown }

  /// The base gray, which is the same in both interface styles.
  open class var systemGray: UIColor { SystemColor.systemGray }

  /// The second gray, closer to the background.
  open class var systemGray2: UIColor { SystemColor.systemGray2 }

  /// The third gray, closer to the background.
  open class var systemGray3: UIColor { SystemColor.systemGray3 }

  /// The fourth gray, closer to the background.
  open class var systemGray4: UIColor { SystemColor.systemGray4 }

  /// The fifth gray, closer to the background.
  open class var systemGray5: UIColor { SystemColor.systemGray5 }

  /// The sixth gray, which is closest to the background.
  open class var systemGray6: UIColor { SystemColor.systemGray6 }

  /// The default tint color of views: ``systemBlue``.
  open class var tintColor: UIColor { SystemColor.tintColor }

  /// The color of primary text.
  open class var label: UIColor { SystemColor.label }

  /// The color of secondary text.
  open class var secondaryLabel: UIColor { SystemColor.secondaryLabel }

  /// The color of tertiary text.
  open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel }

  /// The color of quaternary text.
  open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel }

  /// The color of placeholders in text fields.
  open class var placeholderText: UIColor { SystemColor.placeholderText }

  /// The color of links.
  open class var link: UIColor { SystemColor.link }

  /// The color of text on a light background: black.
  open class var darkText: UIColor { SystemColor.darkText }

  /// The color of text on a dark background: white with an alpha of 0.6.
  open class var lightText: UIColor { SystemColor.lightText }

  /// The color of thin, translucent separator lines.
  open class var separator: UIColor { SystemColor.separator }

  /// The color of opaque lines.
  open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator }

  /// The main background color.
  open class var systemBackground: UIColor { SystemColor.systemBackground }

  /// The color of content on ``systemBackground``.
  open class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground }

  /// The color of content on ``secondarySystemBackground``.
  open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground }

  /// The main background color behind groups.
  open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground }

  /// The color of a group.
  open class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground }

  /// The color of content in a group.
  open class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground }

  /// The fill color of thin and small shapes.
  open class var systemFill: UIColor { SystemColor.systemFill }

  /// The fill color of medium shapes.
  open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill }

  /// The fill color of large shapes.
  open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill }

  /// The fill color of large shapes with complex content.
  open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill }
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
