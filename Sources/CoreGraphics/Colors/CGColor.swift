public import Foundation
package import Raster

/// A color, given by components in a color space and an alpha.
///
/// Two colors are equal if their color spaces and components are. Colors that look the same in different spaces
/// aren't equal. Components are stored as given; for drawing, the color is converted to the nearest one in sRGB.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// The components without alpha; those that the space doesn't have are 0.
  let encodedComponents: ColorEncoding.Components
  /// The opacity, from 0 to 1 unless created otherwise.
  public let alpha: CGFloat
  /// The pattern to paint with; nil for plain colors.
  public let pattern: CGPattern?
  /// The color in encoded sRGB with straight alpha, every number in 0…1.
  ///
  /// It's converted once because transfer curves are expensive.
  package let sRGB: Color

  /// - Parameters:
  ///   - space: The color space.
  ///   - components: The components of the space, followed by alpha.
  ///   - pattern: The pattern to paint with; nil for plain colors.
  convenience init(space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
    self.init(
      space: space, ColorEncoding.Components(components.dropLast()), alpha: components[components.count - 1],
      pattern: pattern)
  }

  private init(
    space: CGColorSpace, _ components: ColorEncoding.Components, alpha: CGFloat, pattern: CGPattern? = nil
  ) {
    self.space = space
    self.alpha = alpha
    self.pattern = pattern
    encodedComponents = components
    sRGB = Color(nearest: space.encoding.encodedSRGB(of: components), alpha: Double(alpha))
  }

  /// The type identifier of colors; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGColor.self)) }
}

// MARK: - Creating colors

extension CGColor {
  /// Creates a color in a color space.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: The components of the space, followed by alpha. The memory has to contain all of them; reads
  ///     aren't checked.
  /// - Returns: The color, or nil for a pattern color space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, components: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a color that paints with a pattern.
  ///
  /// When the color is interpolated or used by a layer, it's treated as the plain color of the components.
  ///
  /// - Parameters:
  ///   - space: A space created by ``CGColorSpace/init(patternBaseSpace:)``.
  ///   - pattern: The pattern.
  ///   - components: For an uncolored pattern, the components of the base space, followed by alpha; for a colored
  ///     one, only alpha. The memory has to contain all of them; reads aren't checked.
  /// - Returns: The color, or nil if the space isn't a pattern color space, or has no base space and the pattern is
  ///   uncolored.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.numberOfComponents > 0 else { return nil }
    let count = pattern.isColored ? 0 : space.numberOfComponents
    let values = Array(UnsafeBufferPointer(start: components, count: count + 1))
    let unused = [CGFloat](repeating: 0, count: space.numberOfComponents - count)
    self.init(space: space, components: unused + values, pattern: pattern)
  }

  /// Creates the opaque black of a space. For a pattern color space it's the initial color.
  convenience init(blackOf space: CGColorSpace) {
    let black = CGColor.black.converted(to: space, intent: .defaultIntent, options: nil)
    self.init(space: space, components: black?.components ?? [1])
  }

  /// Creates a color in the Generic RGB color space, which has a gamma of 1.8.
  ///
  /// Its midtones are brighter than those of ``init(srgbRed:green:blue:alpha:)``, and its pure red is (255, 38, 0) in
  /// sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .shared(.genericRGB), components: [red, green, blue, alpha])
  }

  /// Creates a color in the sRGB color space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorEncoding.Components(Double(red), Double(green), Double(blue), 0)
    self.init(space: .shared(.sRGB), components, alpha: alpha)
  }

  /// Creates a color in the device's RGB color space.
  package convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorEncoding.Components(Double(red), Double(green), Double(blue), 0)
    self.init(space: CGColorSpaceCreateDeviceRGB(), components, alpha: alpha)
  }

  /// Creates a color in the Generic Gray color space, which has a gamma of 1.8.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .shared(.genericGray), ColorEncoding.Components(Double(gray), 0, 0, 0), alpha: alpha)
  }

  /// Creates a color in the Generic Gray color space with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .shared(.genericGrayGamma2_2), components: [gray, alpha])
  }

  /// Creates a color in the Generic CMYK color space.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .shared(.genericCMYK), components: [cyan, magenta, yellow, black, alpha])
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

// MARK: - Components

extension CGColor {
  /// The color space; never nil.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the order of the color space, followed by alpha; never nil.
  public var components: [CGFloat]? {
    let count = space.numberOfComponents
    return (0...count).map { $0 < count ? CGFloat(encodedComponents[$0]) : alpha }
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }
}

// MARK: - Copies and conversions

extension CGColor {
  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, encodedComponents, alpha: alpha, pattern: pattern)
  }

  /// Returns the color converted to another color space, clamped to its range.
  ///
  /// - Parameters:
  ///   - space: The color space to convert to.
  ///   - intent: Ignored; components outside of the space's range are clamped.
  ///   - options: Ignored.
  /// - Returns: The converted color; never nil.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
    -> CGColor?
  {
    guard space != self.space else { return self }
    let components = self.space.encoding.convert(encodedComponents, to: space.encoding)
    let list = (0..<space.numberOfComponents).map { CGFloat(components[$0]) }
    return CGColor(space: space, components: list + [alpha])
  }
}

extension CGColor: Hashable {
  /// Returns whether color space, components and alpha are equal and the patterns are identical.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || lhs.space == rhs.space && lhs.encodedComponents == rhs.encodedComponents && lhs.alpha == rhs.alpha
        && lhs.pattern === rhs.pattern
  }

  /// Hashes the color space, the components and alpha.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(encodedComponents)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// The color space and the components, such as `kCGColorSpaceSRGB (1.0, 0.5, 0.0, 1.0)`.
  public var description: String {
    "\(space) (\((components ?? []).map(\.description).joined(separator: ", ")))"
  }
}

// MARK: - Drawing

extension Color {
  /// Creates a color from components that are clamped to 0…1; NaN counts as 0.
  init(nearest components: Tristimulus, alpha: Double) {
    func clamp(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    self.init(
      red: clamp(components.x), green: clamp(components.y), blue: clamp(components.z), alpha: clamp(alpha))
  }
}

extension ColorEncoding.Components {
  /// Creates components from at most four numbers; missing ones are 0.
  fileprivate init(_ numbers: ArraySlice<CGFloat>) {
    self.init(repeating: 0)
    for (index, number) in zip(indices, numbers) { self[index] = Double(number) }
  }
}
