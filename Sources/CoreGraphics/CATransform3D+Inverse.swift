/// Returns the transform that undoes `t`, or `t` unchanged where it is singular and nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Laplace's expansion along two rows: each column of the inverse is the vector at right angles to the other
  // three rows, divided by the determinant.
  let upper = Minors(t.row1, t.row2)
  let lower = Minors(t.row3, t.row4)
  let determinant = upper.determinant(above: lower)
  guard determinant != 0, determinant.isFinite else { return t }
  let column1 = lower.normal(with: t.row2) / determinant
  let column2 = lower.normal(with: t.row1) / -determinant
  let column3 = upper.normal(with: t.row4) / determinant
  let column4 = upper.normal(with: t.row3) / -determinant
  return CATransform3D(rows: column1, column2, column3, column4).transposed
}

/// The 2 × 2 determinants of two rows, named for their columns.
private struct Minors {
  typealias Row = CATransform3D.Row

  var xy, xz, xw, yz, yw, zw: Double

  init(_ a: Row, _ b: Row) {
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

  /// The vector at right angles to `row` and to the two rows of the minors.
  func normal(with row: Row) -> Row {
    Row(
      row.y * zw - row.z * yw + row.w * yz,
      -(row.x * zw - row.z * xw + row.w * xz),
      row.x * yw - row.y * xw + row.w * xy,
      -(row.x * yz - row.y * xz + row.z * xy))
  }
}

extension CATransform3D {
  fileprivate var transposed: CATransform3D {
    CATransform3D(
      m11: m11, m12: m21, m13: m31, m14: m41, m21: m12, m22: m22, m23: m32, m24: m42,
      m31: m13, m32: m23, m33: m33, m34: m43, m41: m14, m42: m24, m43: m34, m44: m44)
  }
}
