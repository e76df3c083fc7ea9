/// A 4×4 matrix for row vectors, with Core Animation's layout and multiplication: a point is a row on the
/// left, the translation is in the fourth row, and `a * b` applies `a` first.
public struct Matrix4: Hashable, Sendable {
  /// The image of the x axis's unit vector.
  public var row1: SIMD4<Double>
  /// The image of the y axis's unit vector.
  public var row2: SIMD4<Double>
  /// The image of the z axis's unit vector.
  public var row3: SIMD4<Double>
  /// The image of the origin.
  public var row4: SIMD4<Double>

  /// Creates a matrix from its rows.
  @inlinable
  public init(
    _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// The identity matrix.
  public static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Returns the translation by *x*, *y* and *z*.
  @inlinable
  public static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    Matrix4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(x, y, z, 1))
  }

  /// Returns the scale by *x*, *y* and *z*.
  @inlinable
  public static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    Matrix4(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Returns a rotation about the origin.
  public static func rotation(_ rotation: Rotation) -> Matrix4 {
    Matrix4(SIMD4(rotation.x, 0), SIMD4(rotation.y, 0), SIMD4(rotation.z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Returns the image of a row vector.
  @inlinable
  public func apply(_ row: SIMD4<Double>) -> SIMD4<Double> {
    row.x * row1 + row.y * row2 + row.z * row3 + row.w * row4
  }

  /// Returns the transform that applies `a`, then `b`.
  @inlinable
  public static func * (a: Matrix4, b: Matrix4) -> Matrix4 {
    Matrix4(b.apply(a.row1), b.apply(a.row2), b.apply(a.row3), b.apply(a.row4))
  }

  /// Whether points of the plane stay in it and there is no perspective, so that six numbers define the
  /// transform.
  @inlinable
  public var isAffine: Bool {
    row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == SIMD4(0, 0, 1, 0) && row4.z == 0 && row4.w == 1
  }

  /// Whether every number is finite.
  public var isFinite: Bool {
    // With literals in place of `zero`, the compiler would need seconds to check the types.
    let zero = SIMD4<Double>.zero
    let sum = row1 * zero + row2 * zero + row3 * zero + row4 * zero
    return sum == zero
  }
}

// MARK: - Inverse

extension Matrix4 {
  /// The inverse, or nil if the determinant is 0 or not finite.
  ///
  /// It is computed by Laplace's expansion along two rows: each column of the inverse is the vector
  /// perpendicular to the other three rows, divided by the determinant.
  public var inverse: Matrix4? {
    let upper = Minors(row1, row2)
    let lower = Minors(row3, row4)
    let determinant = upper.determinant(above: lower)
    guard determinant != 0, determinant.isFinite else { return nil }
    return Matrix4(
      lower.normal(with: row2) / determinant, lower.normal(with: row1) / -determinant,
      upper.normal(with: row4) / determinant, upper.normal(with: row3) / -determinant
    ).transposed
  }

  private var transposed: Matrix4 {
    Matrix4(
      SIMD4(row1.x, row2.x, row3.x, row4.x), SIMD4(row1.y, row2.y, row3.y, row4.y),
      SIMD4(row1.z, row2.z, row3.z, row4.z), SIMD4(row1.w, row2.w, row3.w, row4.w))
  }

  /// The 2 × 2 determinants of two rows, named for their columns.
  private struct Minors {
    var xy, xz, xw, yz, yw, zw: Double

    init(_ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      xy = a.x * b.y - a.y * b.x
      xz = a.x * b.z - a.z * b.x
      xw = a.x * b.w - a.w * b.x
      yz = a.y * b.z - a.z * b.y
      yw = a.y * b.w - a.w * b.y
      zw = a.z * b.w - a.w * b.z
    }

    func determinant(above lower: Minors) -> Double {
      xy * lower.zw - xz * lower.yw + xw * lower.yz + yz * lower.xw - yw * lower.xz + zw * lower.xy
    }

    /// Returns the vector perpendicular to `row` and to the two rows of the minors.
    func normal(with row: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(
        row.y * zw - row.z * yw + row.w * yz, -(row.x * zw - row.z * xw + row.w * xz),
        row.x * yw - row.y * xw + row.w * xy, -(row.x * yz - row.y * xz + row.z * xy))
    }
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
