/// A row of pixels of a gradient, mapped to a space where its ramp depends on the direction or distance from the origin.
struct UnitRow {
  private let step: Point
  private let origin: Point
  private let steps: (x: SIMD4<Float>, y: SIMD4<Float>)

  /// Creates a row.
  ///
  /// - Parameter toUnit: The transform from device pixels to that space.
  @inline(__always)
  init(_ toUnit: Affine, y: Int) {
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    step = Point(toUnit.a, toUnit.b)
    origin = toUnit.apply(Point(0.5, Double(y) + 0.5))
    steps = (Float(toUnit.a) * lanes, Float(toUnit.b) * lanes)
  }

  /// Returns the images of the centers of four pixels, from column `x` on.
  @inline(__always)
  func points(x: Int) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    let column = Double(x)
    return (
      Float(origin.x + column * step.x) + steps.x,
      Float(origin.y + column * step.y) + steps.y
    )
  }
}
