/// The directions of points seen from the origin, with the same bits on every platform.
enum Arctangent {
  /// Returns the angles from the positive x axis toward the positive y axis in turns, from 0 to below 1; 0 at the
  /// origin.
  ///
  /// The error is below 10⁻⁸ turns, of `Float` below 2 · 10⁻⁷: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49.
  @inline(__always)
  static func turns<Number: SIMDScalar & BinaryFloatingPoint>(
    x: SIMD4<Number>, y: SIMD4<Number>
  ) -> SIMD4<Number> {
    let (width, height) = (magnitude(x), magnitude(y))
    let isSteep = height .> width
    let tangent =
      height.replacing(with: width, where: isSteep) / width.replacing(with: height, where: isSteep)
    let acute = eighth(tangent)
    let quarter = acute.replacing(with: 0.25 - acute, where: isSteep)
    let half = quarter.replacing(with: 0.5 - quarter, where: x .< 0)
    let turns = half.replacing(with: 1 - half, where: y .< 0)
    // At the origin the tangent isn't a number.
    return turns.replacing(with: 0, where: .!(turns .< 1))
  }

  @inline(__always)
  private static func magnitude<Number: SIMDScalar & BinaryFloatingPoint>(
    _ numbers: SIMD4<Number>
  ) -> SIMD4<Number> {
    numbers.replacing(with: -numbers, where: numbers .< 0)
  }

  /// Returns the arctangents of numbers in 0…1, in turns. The coefficients are those of the even powers, the highest
  /// power first.
  @inline(__always)
  private static func eighth<Number: SIMDScalar & BinaryFloatingPoint>(
    _ tangent: SIMD4<Number>
  ) -> SIMD4<Number> {
    let square = tangent * tangent
    var sum = square * 0.0028662257 - 0.0161657367
    sum = sum * square + 0.0429096138
    sum = sum * square - 0.0752896400
    sum = sum * square + 0.1065626393
    sum = sum * square - 0.1420889944
    sum = sum * square + 0.1999355085
    sum = sum * square - 0.3333314528
    sum = sum * square + 1
    return tangent * sum / (2 * Number.pi)
  }
}
