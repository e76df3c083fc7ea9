import CoreGraphics
import MotionCore
import QuartzCore

/// A 2 × 2 matrix that scales, skews and rotates, in this order.
///
/// | a b |
/// | c d | is multiplied from the right to a row vector; x points right, y down.
struct PlaneMatrix: Equatable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  /// - Parameters:
  ///   - scale: The scale in percent.
  ///   - skew: The skew angle in radians.
  ///   - axis: The direction in which the skew doesn't move points, in radians.
  ///   - rotation: The rotation in radians, clockwise.
  init(scale: Vector, skew: Double, axis: Double, rotation: Double) {
    self.init(a: scale.x / 100, b: 0, c: 0, d: scale.y / 100)
    // The tangent of a right angle is infinite.
    let (sine, cosine) = sineAndCosine(of: skew.clamped(to: -1.5707...1.5707))
    let shear = sine / cosine
    self = concatenating(.rotation(axis)).concatenating(PlaneMatrix(a: 1, b: 0, c: -shear, d: 1))
      .concatenating(.rotation(-axis)).concatenating(.rotation(rotation))
  }

  private init(a: Double, b: Double, c: Double, d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  static let identity = PlaneMatrix(a: 1, b: 0, c: 0, d: 1)

  private static func rotation(_ angle: Double) -> PlaneMatrix {
    let (sine, cosine) = sineAndCosine(of: angle)
    return PlaneMatrix(a: cosine, b: sine, c: -sine, d: cosine)
  }

  private func concatenating(_ next: PlaneMatrix) -> PlaneMatrix {
    PlaneMatrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d)
  }

  func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(point.x * a + point.y * c, point.x * b + point.y * d)
  }

  var transform: CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
  }
}

extension PlaneMatrix: KeyframeValue {
  static var memoryCost: Double { 3 }

  func interpolated(to end: PlaneMatrix, at fraction: Double) -> PlaneMatrix {
    PlaneMatrix(
      a: a.interpolated(to: end.a, at: fraction), b: b.interpolated(to: end.b, at: fraction),
      c: c.interpolated(to: end.c, at: fraction), d: d.interpolated(to: end.d, at: fraction))
  }
}

/// A transform in the plane: a point is translated by −anchor, multiplied by the matrix, and translated by the position.
struct PlaneTransform: KeyframeValue {
  var anchor: Vector
  var matrix: PlaneMatrix
  var position: Vector

  func interpolated(to end: PlaneTransform, at fraction: Double) -> PlaneTransform {
    PlaneTransform(
      anchor: anchor.interpolated(to: end.anchor, at: fraction),
      matrix: matrix.interpolated(to: end.matrix, at: fraction),
      position: position.interpolated(to: end.position, at: fraction))
  }

  func applied(to path: BezierPath) -> BezierPath {
    let origin = SIMD2(anchor.x, anchor.y)
    let offset = SIMD2(position.x, position.y)
    return BezierPath(
      vertices: path.vertices.map {
        BezierPath.Vertex(
          point: matrix.applied(to: $0.point - origin) + offset,
          inTangent: matrix.applied(to: $0.inTangent), outTangent: matrix.applied(to: $0.outTangent))
      },
      isClosed: path.isClosed)
  }
}
