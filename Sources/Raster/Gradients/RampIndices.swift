/// The entries of a ramp's table that the pixels of gradients have.
enum RampIndices {
  /// Returns the entries at the distances of four points from the origin; the last one from 1 on.
  @inline(__always)
  static func radial(_ points: (x: SIMD4<Float>, y: SIMD4<Float>)) -> SIMD4<UInt32> {
    let index = (points.x * points.x + points.y * points.y).squareRoot() * Float(Ramp.count)
    let last = SIMD4(repeating: Float(Ramp.count))
    // In this order, the last entry also replaces NaN.
    return roundedDown(last.replacing(with: index, where: index .< last))
  }

  /// Returns the entries at the directions of four points seen from the origin.
  @inline(__always)
  static func conic(_ points: (x: SIMD4<Float>, y: SIMD4<Float>)) -> SIMD4<UInt32> {
    roundedDown(Arctangent.turns(x: points.x, y: points.y) * Float(Ramp.count))
  }

  /// Returns numbers from 0 to 2²² rounded down. A conversion to integers would check ranges.
  @inline(__always)
  private static func roundedDown(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
    let shift: Float = 0x1p23
    let nearest = numbers + shift
    let whole = unsafeBitCast(nearest, to: SIMD4<UInt32>.self) & 0x7f_ffff
    // A true lane of a mask is −1.
    return whole &+ unsafeBitCast(nearest - shift .> numbers, to: SIMD4<UInt32>.self)
  }
}
