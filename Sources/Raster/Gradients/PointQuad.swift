/// The images of four neighboring pixels' centers in a gradient's space.
struct PointQuad {
  var x: SIMD4<Double>
  var y: SIMD4<Double>
}

extension PointQuad {
  /// Creates the images of the centers from a column on.
  @inline(__always)
  init(_ transform: Affine, column: Int, row: Int) {
    let columns = SIMD4(0.5, 1.5, 2.5, 3.5) + Double(column)
    let y = Double(row) + 0.5
    x = columns * transform.a + transform.c * y + transform.tx
    self.y = columns * transform.b + transform.d * y + transform.ty
  }
}

extension PointQuad {
  /// Creates the first four points of a piece of a plane in perspective.
  @inline(__always)
  init(_ piece: PerspectiveField.Piece) {
    let lanes = SIMD4<Double>(0, 1, 2, 3)
    x = (Double(piece.u) + lanes * Double(piece.uStep)) * 0x1p-32
    y = (Double(piece.v) + lanes * Double(piece.vStep)) * 0x1p-32
  }
}
