/// A 4×4 matrix of row vectors, laid out and multiplied as Core Animation's: a point is a row on the left,
/// translation stands in the fourth row, `a * b` applies `a` first.
package struct Matrix4: Hashable, Sendable {
  package var row1: SIMD4<Double>
  package var row2: SIMD4<Double>
  package var row3: SIMD4<Double>
  package var row4: SIMD4<Double>

  @inlinable
  package init(
    _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  package static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  @inlinable
  package static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    Matrix4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
  }

  /// The image of a row vector.
  @inlinable
  package func apply(_ row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * row1 + row.y * row2 + row.z * row3 + row.w * row4
  }

  @inlinable
  package static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(b.apply(a.row1), b.apply(a.row2), b.apply(a.row3), b.apply(a.row4))
  }

  /// Whether a point of the plane stays in it and no perspective acts, so that six numbers say everything.
  @inlinable
  package var isAffine: Bool {
    row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == SIMD4(0, 0, 1, 0) && row4.z == 0 && row4.w == 1
  }

  package var isFinite: Bool {
    let sum = row1 * 0 + row2 * 0 + row3 * 0 + row4 * 0
    return sum == SIMD4(repeating: 0)
  }

  /// The inverse by cofactors, nil where the determinant is 0 or isn't finite.
  package var inverse: Matrix4? {
    let (a, b, c, d) = (row1, row2, row3, row4)
    let s0 = a.x * b.y - b.x * a.y
    let s1 = a.x * b.z - b.x * a.z
    let s2 = a.x * b.w - b.x * a.w
    let s3 = a.y * b.z - b.y * a.z
    let s4 = a.y * b.w - b.y * a.w
    let s5 = a.z * b.w - b.z * a.w
    let c0 = c.x * d.y - d.x * c.y
    let c1 = c.x * d.z - d.x * c.z
    let c2 = c.x * d.w - d.x * c.w
    let c3 = c.y * d.z - d.y * c.z
    let c4 = c.y * d.w - d.y * c.w
    let c5 = c.z * d.w - d.z * c.w
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let r1 = SIMD4(
      b.y * c5 - b.z * c4 + b.w * c3, -a.y * c5 + a.z * c4 - a.w * c3,
      d.y * s5 - d.z * s4 + d.w * s3, -c.y * s5 + c.z * s4 - c.w * s3)
    let r2 = SIMD4(
      -b.x * c5 + b.z * c2 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1,
      -d.x * s5 + d.z * s2 - d.w * s1, c.x * s5 - c.z * s2 + c.w * s1)
    let r3 = SIMD4(
      b.x * c4 - b.y * c2 + b.w * c0, -a.x * c4 + a.y * c2 - a.w * c0,
      d.x * s4 - d.y * s2 + d.w * s0, -c.x * s4 + c.y * s2 - c.w * s0)
    let r4 = SIMD4(
      -b.x * c3 + b.y * c1 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0,
      -d.x * s3 + d.y * s1 - d.z * s0, c.x * s3 - c.y * s1 + c.z * s0)
    return Matrix4(r1 / determinant, r2 / determinant, r3 / determinant, r4 / determinant)
  }
}

extension SIMD4<Double> {
  /// The first three components.
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  var length: Double { dot(self).squareRoot() }
}
