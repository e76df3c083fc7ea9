/// The grid to which device coordinates are rounded before anything is measured, so that the result doesn't
/// depend on the last bits of floating-point arithmetic.
enum Subpixel {
  /// The binary logarithm of the number of grid units in a pixel.
  ///
  /// A grid coarser than 1/1024 of a pixel would be visible, because Core Graphics' coverage of a
  /// 0.1429-pixel edge is exact.
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The largest distance of a coordinate from the device's origin, in pixels; see ``PixelRect/reachable``.
  ///
  /// The difference of two coordinates still fits in 32 bits.
  static let reach = 524_288.0

  /// Returns a device point in grid units. Its coordinates must be within ``reach``.
  @inline(__always)
  static func quantized(_ point: Point) -> SIMD2<Int32> {
    let shifted = point * Double(one) + Subpixel.roundingShift
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    return SIMD2(Int32(truncatingIfNeeded: bits.x), Int32(truncatingIfNeeded: bits.y))
  }

  /// Returns the nearest integer, ties to even. The magnitude must be below 2³¹.
  @inline(__always)
  static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + Subpixel.roundingShift).bitPattern)
  }

  /// 1.5·2⁵². The low bits of a sum with it are its integer part. A conversion to integers checks ranges and,
  /// on baseline x86-64, rounds through a library call.
  @inline(__always)
  private static var roundingShift: Double { 6_755_399_441_055_744 }
}

extension Point {
  /// The point rounded to the grid on which outlines are measured, 1/1024 of a pixel.
  package var onPixelGrid: Point {
    func rounded(_ number: Double) -> Double {
      (number * Double(Subpixel.one)).rounded(.toNearestOrEven) / Double(Subpixel.one)
    }
    return Point(rounded(x), rounded(y))
  }
}
