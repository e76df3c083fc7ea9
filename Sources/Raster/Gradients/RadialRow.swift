/// A row of pixels about a radial gradient's middle.
struct RadialRow {
  private let step: Double
  private let origin: Point
  private let steps: (x: SIMD4<Float>, y: SIMD4<Float>)
  private let rise: Double

  /// - Parameter place: From device pixels to a space where the gradient ends at the unit circle.
  init(_ place: Affine, y: Int) {
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    (step, rise) = (place.a, place.b)
    origin = place.apply(Point(0.5, Double(y) + 0.5))
    steps = (Float(place.a) * lanes, Float(place.b) * lanes)
  }

  /// Which parts of a ramp four pixels show, from `x` on.
  @inline(__always)
  func parts(x: Int) -> SIMD4<UInt32> {
    let u = Float(origin.x + Double(x) * step) + steps.x
    let v = Float(origin.y + Double(x) * rise) + steps.y
    let distance = (u * u + v * v).squareRoot()
    let parts = (distance * Float(Ramp.count)).replacing(
      with: Float(Ramp.count), where: .!(distance .< 1))
    return Self.wholeNumbers(parts)
  }

  /// The numbers, from 0 to 2²², without what follows their point. A conversion to integers would check ranges.
  @inline(__always)
  private static func wholeNumbers(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
    let shift: Float = 0x1p23
    let nearest = numbers + shift
    let whole = unsafeBitCast(nearest, to: SIMD4<UInt32>.self) & 0x7f_ffff
    return whole.replacing(with: whole &- 1, where: nearest - shift .> numbers)
  }
}
