public import Foundation

/// What the components of a color mean.
///
/// Spaces with one name are equal. Converting goes through real transfer curves and primaries, without a color
/// management module: device RGB counts as sRGB, device gray as equal components of sRGB, and CMYK as ink
/// amounts that take away their complements.
public final class CGColorSpace: Sendable {
  private let identifier: Name
  private let isPattern: Bool
  /// The space of the stencils' colors.
  private let base: CGColorSpace?
  let encoding: ColorEncoding

  init(_ identifier: Name) {
    self.identifier = identifier
    encoding = Name.encodings[identifier]!
    isPattern = false
    base = nil
  }

  /// Creates the space of patterns.
  ///
  /// - Parameter baseSpace: The space of the colors that stencils are painted with, nil for patterns with colors of
  ///   their own.
  /// - Returns: nil for a base space that is itself of patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    identifier = baseSpace?.identifier ?? .deviceRGB
    encoding = Name.encodings[identifier]!
    isPattern = true
    base = baseSpace
  }

  /// Creates the space that a name such as ``sRGB`` stands for, or nil for a name that isn't known.
  public convenience init?(name: CFString) {
    guard let identifier = Name(rawValue: name as String) else { return nil }
    self.init(identifier)
  }

  /// What ``CFGetTypeID(_:)`` returns for color spaces.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGColorSpace.self)) }
}

extension CGColorSpace {
  /// The name that ``init(name:)`` takes; nil for a space of patterns.
  public var name: CFString? { isPattern ? nil : identifier.rawValue as CFString }

  /// The space of the colors that stencils are painted with, in a space of patterns.
  public var baseColorSpace: CGColorSpace? { base }

  /// The kind of components.
  public var model: CGColorSpaceModel {
    if isPattern { return .pattern }
    return switch encoding.model {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    }
  }

  /// How many components a color has, alpha not counted; in a space of patterns those of its base space.
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
  /// Whether two spaces have the same name.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    (lhs.identifier, lhs.isPattern, lhs.base == nil) == (rhs.identifier, rhs.isPattern, rhs.base == nil)
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension CGColorSpace: CustomStringConvertible {
  /// The name.
  public var description: String { isPattern ? "pattern of \(identifier.rawValue)" : identifier.rawValue }
}

/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None that is known.
  case unknown = -1
  /// Gray from black to white.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black ink.
  case cmyk
  /// Lightness and two opponent colors; no space here has it.
  case lab
  /// Named inks; no space here has it.
  case deviceN
  /// Indices into a table; no space here has it.
  case indexed
  /// A pattern, perhaps painted with a color of a base space.
  case pattern
  /// CIE XYZ; no space here has it.
  case XYZ
}

/// How colors outside a space are brought into it; conversions here always take the nearest component.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// What suits the context.
  case defaultIntent
  /// Colors inside stay exact, white included.
  case absoluteColorimetric
  /// Colors inside stay exact relative to white.
  case relativeColorimetric
  /// Relations between colors are kept.
  case perceptual
  /// Vividness is kept.
  case saturation
}

// MARK: - Device spaces

/// Creates the RGB space of the device, which counts as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// Creates the gray space of the device, whose component counts as equal red, green and blue of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// Creates the CMYK space of the device: red of sRGB is (1 − cyan)·(1 − black), and so on.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
