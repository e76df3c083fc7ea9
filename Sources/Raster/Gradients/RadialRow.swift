/// A row of pixels of a radial gradient.
struct RadialRow {
  private let step: Double
  private let origin: Point
  private let steps: (x: SIMD4<Float>, y: SIMD4<Float>)
  private let rise: Double

  /// Creates a row.
  ///
  /// - Parameter toUnit: The transform from device pixels to a space where the gradient ends on the unit
  ///   circle.
  init(_ toUnit: Affine, y: Int) {
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    (step, rise) = (toUnit.a, toUnit.b)
    origin = toUnit.apply(Point(0.5, Double(y) + 0.5))
    steps = (Float(toUnit.a) * lanes, Float(toUnit.b) * lanes)
  }

  /// Returns the indices of four pixels' entries in a ramp's table, from column `x` on.
  @inline(__always)
  func indices(x: Int) -> SIMD4<UInt32> {
    let u = Float(origin.x + Double(x) * step) + steps.x
    let v = Float(origin.y + Double(x) * rise) + steps.y
    let distance = (u * u + v * v).squareRoot()
    let positions = (distance * Float(Ramp.count)).replacing(
      with: Float(Ramp.count), where: .!(distance .< 1))
    return Self.roundedDown(positions)
  }

  /// Returns numbers from 0 to 2²² rounded down. A conversion to integers would check ranges.
  @inline(__always)
  private static func roundedDown(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
    let shift: Float = 0x1p23
    let nearest = numbers + shift
    let whole = unsafeBitCast(nearest, to: SIMD4<UInt32>.self) & 0x7f_ffff
    return whole.replacing(with: whole &- 1, where: nearest - shift .> numbers)
  }
}
