/// The components of four neighboring pixels: one vector for each component, and one lane for each pixel.
///
/// A component is an integer from 0 to 255, or a product of two. Sums of such products are below 2²⁴, so they are
/// exact.
struct ComponentQuad {
  typealias Lanes = SIMD4<Float>

  var red: Lanes
  var green: Lanes
  var blue: Lanes
  var alpha: Lanes

  @inline(__always)
  init(red: Lanes, green: Lanes, blue: Lanes, alpha: Lanes) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    self.init(
      red: Self.numbers(pixels & 255), green: Self.numbers((pixels &>> 8) & 255),
      blue: Self.numbers((pixels &>> 16) & 255), alpha: Self.numbers(pixels &>> 24))
  }

  /// The pixels whose components are these products divided by 255, rounded to the nearest integer.
  ///
  /// A color component below 0 counts as 0, and one above the alpha as the alpha.
  @inline(__always)
  var pixels: SIMD4<UInt32> {
    let low = byte(red) | byte(green) &<< 8
    return low | byte(blue) &<< 16 | Self.integers(alpha * Self.unit) &<< 24
  }

  @inline(__always)
  private func byte(_ component: Lanes) -> SIMD4<UInt32> {
    Self.integers(component.limited(to: alpha) * Self.unit)
  }

  private static var unit: Float { 1 / 255 }
}

// A number from 2²³ to 2²⁴ has no fraction bits, and its lowest bits are an integer. So a single addition rounds a
// number to an integer, and a subtraction converts it back. The conversions of the standard library check ranges,
// lane by lane.

extension ComponentQuad {
  private static var shift: Float { 0x1p23 }

  @inline(__always)
  private static func numbers(_ integers: SIMD4<UInt32>) -> Lanes {
    unsafeBitCast(integers | shift.bitPattern, to: Lanes.self) - shift
  }

  /// Returns numbers from 0 to 255 rounded to the nearest integers.
  @inline(__always)
  private static func integers(_ numbers: Lanes) -> SIMD4<UInt32> {
    unsafeBitCast(numbers + shift, to: SIMD4<UInt32>.self) & 255
  }
}

extension SIMD4<Float> {
  @inline(__always)
  func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }

  @inline(__always)
  func greater(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  /// Returns numbers limited to the range from 0 to other numbers.
  @inline(__always)
  func limited(to limits: Self) -> Self { greater(.zero).lesser(limits) }
}
