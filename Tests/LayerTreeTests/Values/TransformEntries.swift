import LayerTree
import TestSupport

extension CATransform3D {
  /// The sixteen entries of the matrix, row by row.
  var entries: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }
}

/// Whether two transforms are equal except for rounding; false for nil.
func agree(_ a: CATransform3D?, _ b: CATransform3D) -> Bool {
  a.map { isClose($0.entries, b.entries, within: 1e-12) } ?? false
}
