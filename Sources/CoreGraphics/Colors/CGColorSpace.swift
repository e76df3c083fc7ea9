public import Foundation

/// A color space, which defines the meaning of a color's components.
///
/// Color spaces with the same name are equal. Conversions use the transfer curves and primaries of the spaces,
/// without a color management module. Device RGB is treated as sRGB, device gray as equal components of sRGB, and
/// CMYK as ink amounts that are subtracted from the complementary components.
public final class CGColorSpace: Sendable {
  private let identifier: Name
  private let isPattern: Bool
  /// The color space of uncolored patterns' colors.
  private let base: CGColorSpace?
  let encoding: ColorEncoding

  init(_ identifier: Name) {
    self.identifier = identifier
    encoding = Name.encodings[identifier]!
    isPattern = false
    base = nil
  }

  /// Returns the object of a color space that all colors with components in it share.
  static func shared(_ identifier: Name) -> CGColorSpace { sharedSpaces[identifier]! }

  private static let sharedSpaces = Dictionary(
    uniqueKeysWithValues: Name.allCases.map { ($0, CGColorSpace($0)) })

  /// The shared object of the device RGB color space, found without a search.
  fileprivate static let deviceRGB = shared(.deviceRGB)

  /// Creates a pattern color space.
  ///
  /// - Parameter baseSpace: The color space of the colors that uncolored patterns are painted with; nil for colored
  ///   patterns.
  /// - Returns: The color space, or nil if the base space is itself a pattern color space.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    identifier = baseSpace?.identifier ?? .deviceRGB
    encoding = Name.encodings[identifier]!
    isPattern = true
    base = baseSpace
  }

  /// Creates the color space with a name such as ``sRGB``, or returns nil if the name is unknown.
  public convenience init?(name: CFString) {
    guard let identifier = Name(rawValue: name as String) else { return nil }
    self.init(identifier)
  }

  /// The type identifier of color spaces; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGColorSpace.self)) }
}

extension CGColorSpace {
  /// The name, as accepted by ``init(name:)``; nil for a pattern color space.
  public var name: CFString? { isPattern ? nil : identifier.rawValue as CFString }

  /// The color space of the colors that uncolored patterns are painted with; nil if this isn't a pattern color space.
  public var baseColorSpace: CGColorSpace? { base }

  /// The color model.
  public var model: CGColorSpaceModel {
    if isPattern { return .pattern }
    return switch encoding.model {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    }
  }

  /// The number of components without alpha; for a pattern color space, the number of its base space.
  public var numberOfComponents: Int {
    switch model {
    case .pattern: base?.numberOfComponents ?? 0
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }
}

extension CGColorSpace: Hashable {
  /// Returns whether two color spaces have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    (lhs.identifier, lhs.isPattern, lhs.base == nil) == (rhs.identifier, rhs.isPattern, rhs.base == nil)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension CGColorSpace: CustomStringConvertible {
  /// The name of the color space.
  public var description: String { isPattern ? "pattern of \(identifier.rawValue)" : identifier.rawValue }
}

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Gray levels from black to white.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black ink.
  case cmyk
  /// Lightness and two opponent colors; not supported by any color space here.
  case lab
  /// Named inks; not supported by any color space here.
  case deviceN
  /// Indices into a color table; not supported by any color space here.
  case indexed
  /// Patterns, optionally painted with a color of a base space.
  case pattern
  /// CIE XYZ; not supported by any color space here.
  case XYZ
}

/// The method for converting colors outside of a color space's gamut. Conversions here always clamp components.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default method of the context.
  case defaultIntent
  /// Colors in the gamut stay exact, including white.
  case absoluteColorimetric
  /// Colors in the gamut stay exact relative to white.
  case relativeColorimetric
  /// Relations between colors are preserved.
  case perceptual
  /// Relative saturation is preserved.
  case saturation
}

// MARK: - Device spaces

/// Creates the device RGB color space, which is treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Creates the device gray color space, whose component is treated as equal red, green and blue of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// Creates the device CMYK color space, in which sRGB's red is (1 − cyan)·(1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
