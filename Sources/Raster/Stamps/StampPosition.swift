/// A position on a grid of sixteenths of a pixel, to which the origins of small glyphs are rounded.
///
/// Equal glyphs at equal fractions of a pixel have equal coverage, which can be cached. Rounding moves a glyph by
/// 1/32 of a pixel at most. Core Graphics rounds positions, too, unless `setShouldSubpixelQuantizeFonts(_:)` forbids
/// it.
struct StampPosition: Equatable {
  /// The binary logarithm of the number of positions in a pixel along each axis.
  private static let bits: Int32 = 4
  /// The number of different fractions: 16 along each axis.
  static let phaseCount = 1 << (2 * Int(bits))
  /// The largest distance along each axis by which rounding moves an outline, in pixels. It includes the rounding to
  /// the grid of ``Subpixel``.
  static let reach = 1.0 / 32 + 1.0 / 1024

  /// The whole pixels.
  let pixel: SIMD2<Int32>
  /// The number of the fraction.
  let phase: Int

  /// Rounds a point in device space; nil for a point beyond ``Subpixel/reach``.
  init?(_ point: Point) {
    guard abs(point.x) < Subpixel.reach - 1, abs(point.y) < Subpixel.reach - 1 else { return nil }
    let shift = Subpixel.bits - Self.bits
    let position = (Subpixel.quantized(point) &+ (1 &<< (shift - 1))) &>> shift
    pixel = position &>> Self.bits
    let fraction = position & ((1 &<< Self.bits) - 1)
    phase = Int(fraction.y &<< Self.bits | fraction.x)
  }

  /// Returns the point with the fraction of a number, within the first pixel.
  static func origin(ofPhase phase: Int) -> Point {
    let unit = 1 / Double(1 << bits)
    return Point(Double(phase & (1 << Int(bits) - 1)), Double(phase >> Int(bits))) * unit
  }
}
