import Foundation
import MotionCore
import QuartzCore

/// What scale, skew and turn make of the plane, in this order.
///
/// | a b |
/// | c d | to the right of a row vector, x to the right, y downward.
struct PlaneMatrix: Hashable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  /// - Parameters:
  ///   - scale: Per cent.
  ///   - skew: By how much the plane leans, in radians.
  ///   - axis: The direction along which points stay, in radians.
  ///   - turn: Radians, clockwise.
  init(scale: Vector, skew: Double, axis: Double, turn: Double) {
    self.init(a: scale.x / 100, b: 0, c: 0, d: scale.y / 100)
    // A skew of a right angle has no end.
    let lean = tan(skew.clamped(to: -1.5707...1.5707))
    self = concatenating(.rotation(axis)).concatenating(PlaneMatrix(a: 1, b: 0, c: -lean, d: 1))
      .concatenating(.rotation(-axis)).concatenating(.rotation(turn))
  }

  private init(a: Double, b: Double, c: Double, d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  static let identity = PlaneMatrix(a: 1, b: 0, c: 0, d: 1)

  private static func rotation(_ angle: Double) -> PlaneMatrix {
    PlaneMatrix(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
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

extension PlaneMatrix: FilmValue {
  static var weight: Double { 3 }

  func interpolated(to end: PlaneMatrix, at fraction: Double) -> PlaneMatrix {
    PlaneMatrix(
      a: a.interpolated(to: end.a, at: fraction), b: b.interpolated(to: end.b, at: fraction),
      c: c.interpolated(to: end.c, at: fraction), d: d.interpolated(to: end.d, at: fraction))
  }
}

/// How a group of shapes lies in the space of what holds it: a point moves by −anchor, by the matrix, by the position.
struct PlanePlace: FilmValue {
  var anchor: Vector
  var matrix: PlaneMatrix
  var position: Vector

  func interpolated(to end: PlanePlace, at fraction: Double) -> PlanePlace {
    PlanePlace(
      anchor: anchor.interpolated(to: end.anchor, at: fraction),
      matrix: matrix.interpolated(to: end.matrix, at: fraction),
      position: position.interpolated(to: end.position, at: fraction))
  }

  /// A path as the holding space sees it.
  func path(_ path: ShapePath) -> ShapePath {
    let origin = SIMD2(anchor.x, anchor.y)
    let offset = SIMD2(position.x, position.y)
    return path.map { outline in
      Outline(
        vertices: outline.vertices.map {
          Outline.Vertex(
            point: matrix.applied(to: $0.point - origin) + offset,
            handleIn: matrix.applied(to: $0.handleIn),
            handleOut: matrix.applied(to: $0.handleOut))
        },
        isClosed: outline.isClosed)
    }
  }
}
