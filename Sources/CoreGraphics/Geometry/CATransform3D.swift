public import Foundation
package import MotionCore

/// A projective map of space, as a 4 × 4 matrix that is multiplied by a row vector [x y z 1] from the left.
///
/// `m23` is in row 2, column 3. The fourth row is the translation. The fourth column produces the divisor w, so `m34
/// = -1 / distance` results in the perspective of an eye at that distance. In a product, the left factor is applied
/// first.
public struct CATransform3D: Sendable {
  /// The first row: the coefficients of x.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the coefficients of y.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the coefficients of z.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the constant terms.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of sixteen zeros. For the identity, use ``CATransform3DIdentity``.
  public init() {
    self.init(Matrix4(.zero, .zero, .zero, .zero))
  }
}

// MARK: - As a matrix

extension CATransform3D {
  /// Creates a transform from the same sixteen numbers.
  package init(_ matrix: Matrix4) {
    let (row1, row2, row3, row4) = (matrix.row1, matrix.row2, matrix.row3, matrix.row4)
    self.init(
      m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
      m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
      m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
      m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
  }
}

extension Matrix4 {
  /// Creates a matrix from the same sixteen numbers.
  package init(_ transform: CATransform3D) {
    let t = transform
    self.init(
      SIMD4(t.m11, t.m12, t.m13, t.m14), SIMD4(t.m21, t.m22, t.m23, t.m24),
      SIMD4(t.m31, t.m32, t.m33, t.m34), SIMD4(t.m41, t.m42, t.m43, t.m44))
  }
}
