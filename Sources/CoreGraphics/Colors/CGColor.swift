public import Foundation
package import Raster

/// A color: components in a color space, and alpha.
///
/// Two colors are equal when their spaces and components are; equal looks in different spaces are not equal.
/// Components are kept as given; where a color is drawn they count as the nearest that sRGB has.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// The components with alpha last.
  private let values: [CGFloat]
  /// The pattern to paint with; nil for plain colors.
  public let pattern: CGPattern?
  /// What is drawn; derived once, since curves are dear.
  private let drawn: Color

  init(space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.pattern = pattern
    values = components
    drawn = Color(components, in: space.encoding)
  }

  /// The color in encoded sRGB with straight alpha, every number in 0…1.
  package var sRGB: Color { drawn }

  /// What ``CFGetTypeID(_:)`` returns for colors.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGColor.self)) }
}

// MARK: - Creating

extension CGColor {
  /// Creates a color of a space.
  ///
  /// - Parameters:
  ///   - space: The space.
  ///   - components: As many numbers as the space has components, then alpha; fewer are read beyond their end.
  /// - Returns: nil for the space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, components: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a color that paints with a pattern. Where colors blend, or layers have it, it counts as the color of
  /// the components.
  ///
  /// - Parameters:
  ///   - space: A space created by ``CGColorSpace/init(patternBaseSpace:)``.
  ///   - pattern: The pattern.
  ///   - components: For a stencil, the components of the base space, then alpha; else alpha alone. Fewer are read
  ///     beyond their end.
  /// - Returns: nil for a space that isn't of patterns, and for a stencil in one without a base space.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.numberOfComponents > 0 else { return nil }
    let count = pattern.isColored ? 0 : space.numberOfComponents
    let given = Array(UnsafeBufferPointer(start: components, count: count + 1))
    let unused = [CGFloat](repeating: 0, count: space.numberOfComponents - count)
    self.init(space: space, components: unused + given, pattern: pattern)
  }

  /// The opaque black of a space, and of patterns until one is set.
  convenience init(blackOf space: CGColorSpace) {
    let black = CGColor.black.converted(to: space, intent: .defaultIntent, options: nil)
    self.init(space: space, components: black?.components ?? [1])
  }

  /// Creates a color of the generic RGB space, whose gamma is 1.8: its middle tones look brighter than those of
  /// ``init(srgbRed:green:blue:alpha:)`` and its pure red is (255, 38, 0) of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.genericRGB), components: [red, green, blue, alpha])
  }

  /// Creates a color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.sRGB), components: [red, green, blue, alpha])
  }

  /// Creates a color of the generic gray space, whose gamma is 1.8.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.genericGray), components: [gray, alpha])
  }

  /// Creates a color of the generic gray space whose gamma is 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(.genericGrayGamma2_2), components: [gray, alpha])
  }

  /// Creates a color of the generic CMYK space.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace(.genericCMYK), components: [cyan, magenta, yellow, black, alpha])
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that isn't seen.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

// MARK: - Reading

extension CGColor {
  /// The space; never nil.
  public var colorSpace: CGColorSpace? { space }

  /// The components in the order of the space, then alpha; never nil.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 to 1 unless created otherwise.
  public var alpha: CGFloat { values[values.count - 1] }
}

// MARK: - Deriving

extension CGColor {
  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, components: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Returns the color in another space, brought into its range.
  ///
  /// - Parameters:
  ///   - space: The space to convert to.
  ///   - intent: Makes no difference: what the space can't hold becomes the nearest component that it can.
  ///   - options: Makes no difference.
  /// - Returns: The color; nil is never returned.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
    -> CGColor?
  {
    guard space != self.space else { return self }
    let own = ColorEncoding.Components(values.dropLast())
    let components = self.space.encoding.convert(own, to: space.encoding)
    let list = (0..<space.numberOfComponents).map { CGFloat(components[$0]) }
    return CGColor(space: space, components: list + [alpha])
  }
}

extension CGColor {
  /// The color between this one and another of the same space: this one at a share of 0, the other at 1.
  func blended(with other: CGColor, share: Double) -> CGColor {
    CGColor(space: space, components: zip(values, other.values).map { $0 + ($1 - $0) * CGFloat(share) })
  }
}

extension CGColor: Hashable {
  /// Whether space, components and alpha are equal and the pattern is the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern === rhs.pattern
  }

  /// Feeds space, components and alpha to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  /// The space and the components, such as `kCGColorSpaceSRGB (1.0, 0.5, 0.0, 1.0)`.
  public var description: String {
    "\(space) (\(values.map(\.description).joined(separator: ", ")))"
  }
}

// MARK: - Drawing

extension Color {
  /// The nearest color of sRGB; a component that isn't a number counts as 0.
  fileprivate init(_ components: [CGFloat], in encoding: ColorEncoding) {
    let values = encoding.encodedSRGB(of: ColorEncoding.Components(components.dropLast()))
    self.init(nearest: values, alpha: Double(components[components.count - 1]))
  }
}

extension Color {
  /// The color of components that may lie outside 0…1 or be no numbers.
  init(nearest components: Tristimulus, alpha: Double) {
    func clamp(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }
    self.init(
      red: clamp(components.x), green: clamp(components.y), blue: clamp(components.z), alpha: clamp(alpha))
  }
}

extension ColorEncoding.Components {
  /// The first four of some numbers, 0 where there are fewer.
  fileprivate init(_ numbers: ArraySlice<CGFloat>) {
    self.init(repeating: 0)
    for (index, number) in zip(indices, numbers) { self[index] = Double(number) }
  }
}
