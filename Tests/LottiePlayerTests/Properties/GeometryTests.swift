import Foundation
import Testing

@testable import LottiePlayer

/// Matrices, stars, playback and escape sequences, computed by hand.
@Suite struct GeometryTests {
  private func isClose(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private func matrix(
    scale: Vector = Vector(x: 100, y: 100), skew: Double = 0, axis: Double = 0, rotation: Double = 0
  ) -> PlaneMatrix {
    PlaneMatrix(scale: scale, skew: skew, axis: axis, rotation: rotation)
  }

  @Test func `a matrix scales, then skews along an axis, then rotates clockwise`() {
    let point = SIMD2(3.0, 4.0)
    #expect(isClose(matrix().applied(to: point), point) && PlaneMatrix.identity.applied(to: point) == point)
    #expect(isClose(matrix(scale: Vector(x: 200, y: 50)).applied(to: point), SIMD2(6, 2)))
    #expect(isClose(matrix(rotation: .pi / 2).applied(to: point), SIMD2(-4, 3)))
    // A skew by 45° moves points by their distance from the axis.
    #expect(isClose(matrix(skew: .pi / 4).applied(to: point), SIMD2(-1, 4)))
    #expect(isClose(matrix(skew: .pi / 4, axis: .pi / 2).applied(to: point), SIMD2(3, 7)))
    let all = matrix(scale: Vector(x: 200, y: 50), skew: .pi / 4, rotation: .pi / 2)
    // (6, 2), then (4, 2), then (−2, 4).
    #expect(isClose(all.applied(to: point), SIMD2(-2, 4)))
    // A right angle is limited.
    #expect(matrix(skew: .pi / 2).applied(to: point).x.isFinite)
    #expect(matrix(skew: 2) == matrix(skew: 1.5707) && matrix(skew: -2) == matrix(skew: -1.5707))
  }

  @Test func `a transform moves the anchor to the position`() {
    let transform = PlaneTransform(
      anchor: Vector(x: 1, y: 2), matrix: matrix(rotation: .pi / 2), position: Vector(x: 10, y: 20))
    let vertex = BezierPath.Vertex(point: SIMD2(4, 6), inTangent: SIMD2(1, 0), outTangent: SIMD2(0, 2))
    let moved = transform.applied(to: BezierPath(vertices: [vertex], isClosed: true))
    #expect(moved.isClosed && isClose(moved.vertices[0].point, SIMD2(6, 23)))
    #expect(isClose(moved.vertices[0].inTangent, SIMD2(0, 1)))
    #expect(isClose(moved.vertices[0].outTangent, SIMD2(-2, 0)))
    let end = PlaneTransform(
      anchor: Vector(x: 3, y: 4), matrix: matrix(scale: Vector(x: 300, y: 500)), position: Vector(x: 20, y: 0)
    )
    let start = PlaneTransform(
      anchor: Vector(x: 1, y: 2), matrix: .identity, position: Vector(x: 10, y: 20))
    let middle = start.interpolated(to: end, at: 0.25)
    #expect(middle.anchor == Vector(x: 1.5, y: 2.5) && middle.position == Vector(x: 12.5, y: 15))
    #expect(middle.matrix.a == 1.5 && middle.matrix.b == 0 && middle.matrix.c == 0 && middle.matrix.d == 2)
  }

  // MARK: - Stars

  private func star(
    isStar: Bool, points: Double, rotation: Double = 0, roundness: Double = 0, innerRoundness: Double = 0
  ) -> BezierPath {
    BezierPath(
      StarValues(
        isStar: isStar, center: Vector(x: 100, y: 50), pointCount: points, rotation: rotation,
        outerRadius: 20,
        outerRoundness: roundness, innerRadius: 8, innerRoundness: innerRoundness))
  }

  /// The distances from the center and the angles from the top, clockwise in degrees.
  private func polar(_ path: BezierPath) -> [(radius: Double, angle: Double)] {
    path.vertices.map { vertex in
      let (x, y) = (vertex.point.x - 100, vertex.point.y - 50)
      let angle = atan2(x, -y) * 180 / .pi
      return ((x * x + y * y).squareRoot(), angle < -1e-6 ? angle + 360 : angle)
    }
  }

  @Test func `a polygon has its first corner at the top`() {
    let square = star(isStar: false, points: 4.9, rotation: 30, roundness: 100)
    #expect(square.isClosed && square.vertices.count == 4)
    for (index, corner) in polar(square).enumerated() {
      #expect(abs(corner.radius - 20) < 1e-9 && abs(corner.angle - (30 + 90 * Double(index))) < 1e-9)
    }
    let first = star(isStar: false, points: 4, roundness: 100).vertices[0]
    // The tangents have a quarter of the radius, clockwise.
    #expect(isClose(first.outTangent, SIMD2(5, 0)) && isClose(first.inTangent, SIMD2(-5, 0)))
    #expect(star(isStar: false, points: 5000).vertices.count == 1000)
    #expect(star(isStar: false, points: -1).vertices.isEmpty)
  }

  @Test func `a star alternates between its radii`() {
    let star = star(isStar: true, points: 5, rotation: 10, roundness: 50, innerRoundness: 100)
    #expect(star.isClosed && star.vertices.count == 10)
    for (index, corner) in polar(star).enumerated() {
      #expect(abs(corner.radius - (index % 2 == 0 ? 20 : 8)) < 1e-9)
      #expect(abs(corner.angle - (10 + 36 * Double(index))) < 1e-9)
      let tangent = star.vertices[index].outTangent
      let length = (tangent.x * tangent.x + tangent.y * tangent.y).squareRoot()
      #expect(abs(length - (index % 2 == 0 ? 10 : 8) * 0.47829) < 1e-9)
    }
    #expect(self.star(isStar: true, points: 0).vertices.isEmpty)
    #expect(self.star(isStar: true, points: 5000).vertices.count == 2000)
  }

  @Test func `a fractional point is partly grown`() {
    let star = star(isStar: true, points: 4.5, roundness: 100)
    #expect(star.vertices.count == 10)
    let corners = polar(star)
    // The step is 40°. The growing point lies 20° after the top, half of the way from the inner to the outer radius, with
    // half a step on either side.
    #expect(abs(corners[0].radius - 14) < 1e-9 && abs(corners[0].angle - 20) < 1e-9)
    for (index, corner) in corners.dropFirst().enumerated() {
      #expect(abs(corner.radius - (index % 2 == 0 ? 8 : 20)) < 1e-9)
      #expect(abs(corner.angle - (40 + 40 * Double(index))) < 1e-9 || index == 8 && abs(corner.angle) < 1e-6)
    }
    let tangent = star.vertices[0].outTangent
    let length = (tangent.x * tangent.x + tangent.y * tangent.y).squareRoot()
    #expect(abs(length - 10 * 0.47829) < 1e-9)
  }

  // MARK: - Playback

  private func playback(_ first: Double, _ last: Double, count: Float = 1, autoreverses: Bool = false)
    -> Playback
  {
    Playback(first: first, last: last, frameRate: 10, repeatCount: count, autoreverses: autoreverses)
  }

  @Test func `frames follow passes in either direction`() {
    let forward = playback(10, 30, count: 2)
    #expect(forward.passDuration == 2 && forward.duration == 4)
    #expect([0, 1, 3, 4, 9].map { forward.frame(at: $0) } == [10, 20, 20, 30, 30])
    let backward = playback(30, 10)
    #expect(backward.passDuration == 2 && [0, 0.5, 2].map { backward.frame(at: $0) } == [30, 25, 10])
    let both = playback(10, 30, autoreverses: true)
    #expect(both.duration == 4 && [1, 2, 3, 4].map { both.frame(at: $0) } == [20, 30, 20, 10])
    #expect(
      playback(10, 10).passDuration == 1e-9 && Playback(first: 0, last: 1, frameRate: 1).repeatCount == 1)
    #expect(!Playback(first: 0, last: 1, frameRate: 1).autoreverses)
    #expect(forward.time(of: 25) == 1.5 && backward.time(of: 25) == 0.5)
    #expect([9, 10, 29, 30].map { forward.passes($0) } == [false, true, true, false])
    #expect([9, 10, 11, 30, 31].map { backward.passes($0) } == [false, false, true, true, false])
  }

  @Test func `a change of direction or mode keeps the frame`() {
    for (count, autoreverses) in [(1, false), (3, false), (1, true), (3, true)] as [(Float, Bool)] {
      let playback = playback(10, 30, count: count, autoreverses: autoreverses)
      for time in [0.25, 1, 1.75, 2.5, 5.5] where time < playback.duration {
        let frame = playback.frame(at: time)
        let (reversed, reversedTime) = playback.reversed(at: time)
        #expect(abs(reversed.frame(at: reversedTime) - frame) < 1e-9, "\(count) \(autoreverses) \(time)")
        #expect(reversed.first == 30 && reversed.last == 10)
        for mode in [LottieLoopMode.loop, .autoReverse, .playOnce] {
          let (looping, loopingTime) = playback.looping(mode, at: time)
          #expect(abs(looping.frame(at: loopingTime) - frame) < 1e-9, "\(count) \(autoreverses) \(time)")
          #expect(looping.autoreverses == (mode == .autoReverse))
        }
      }
    }
  }

  // MARK: - Escape sequences

  @Test(arguments: [
    (#"abc"#, "abc"), (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9x"#, "Aéx"),
    (#"\ud83d\ude00!"#, "😀!"), (#"\uD83D"#, nil), (#"\uDE00"#, nil), (#"\ud83dx"#, nil),
    (#"\ud83d\u0041"#, nil), (#"\u004"#, nil), (#"\u00g1"#, nil), (#"\x"#, nil), (#"a\"#, nil),
    (#"\u+041"#, nil),
    (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\ud800\udc00"#, "\u{10000}"), ("", ""),
  ])
  func `escape sequences stand for characters`(_ json: String, _ expected: String?) {
    let found = Array(json.utf8).withUnsafeBufferPointer { JSONEscapes.unescaped($0) }
    #expect(found == expected)
  }
}
