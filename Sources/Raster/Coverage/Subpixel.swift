/// The grid that device coordinates are rounded to before anything is measured, so that bytes never depend on
/// the last bits of floating-point arithmetic.
enum Subpixel {
  /// 1/1024 of a pixel: coarser grids show, since Core Graphics' own coverage of a 0.1429-pixel edge is exact.
  static let bits: Int32 = 10
  static let one: Int32 = 1 << bits
  static let mask: Int32 = one - 1

  /// The farthest that a coordinate may lie from the device's origin, in pixels; see ``PixelRect/reachable``. Even the
  /// difference of two coordinates then fits in 32 bits.
  static let reach = 524_288.0

  /// The device point in grid units, for coordinates within ``reach``.
  @inline(__always)
  static func quantized(_ point: Point) -> SIMD2<Int32> {
    let shifted = point * Double(one) + Subpixel.roundingShift
    let bits = unsafeBitCast(shifted, to: SIMD2<UInt64>.self)
    return SIMD2(Int32(truncatingIfNeeded: bits.x), Int32(truncatingIfNeeded: bits.y))
  }

  /// The nearest integer, ties to even, for magnitudes below 2³¹.
  @inline(__always)
  static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + Subpixel.roundingShift).bitPattern)
  }

  /// 1.5·2⁵²: a sum with it has its integer part in the low bits. A conversion to integers checks ranges and, on
  /// baseline x86-64, rounds through a library call.
  @inline(__always)
  private static var roundingShift: Double { 6_755_399_441_055_744 }
}

extension Point {
  /// The device point where outlines are measured: on a grid of 1/1024 of a pixel.
  package var onPixelGrid: Point {
    func rounded(_ number: Double) -> Double {
      (number * Double(Subpixel.one)).rounded(.toNearestOrEven) / Double(Subpixel.one)
    }
    return Point(rounded(x), rounded(y))
  }
}
