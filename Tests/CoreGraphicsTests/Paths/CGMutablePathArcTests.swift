import CoreGraphics
import TestSupport
import Testing

@Suite struct CGMutablePathArcTests {
  static func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool = false, radius: CGFloat = 1)
    -> CGPath
  {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  /// Returns eight points on each cubic of a path.
  static func samples(_ path: CGPath) -> [CGPoint] {
    var current = CGPoint.zero
    var result: [CGPoint] = []
    for element in path.recorded {
      if element.type == .addCurveToPoint {
        let p = [current] + element.points
        for t in stride(from: 0.125, through: 1, by: 0.125) {
          let u = 1 - t
          let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
          result.append(
            CGPoint(
              x: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x },
              y: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y }))
        }
      }
      current = element.points.last ?? current
    }
    return result
  }

  /// Returns the signed angle that a path around the origin spans.
  static func sweep(_ path: CGPath) -> Double {
    guard let first = path.recorded.first?.points.first else { return 0 }
    var last = first
    return samples(path).reduce(0) { sum, point in
      defer { last = point }
      return sum + atan2(last.x * point.y - last.y * point.x, last.x * point.x + last.y * point.y)
    }
  }

  @Test(
    arguments: [
      (0, 1, false, 1), (1, 0, true, -1), (0, -1, false, 2 * .pi - 1), (-1, 0, true, 1 - 2 * .pi),
      (0, 2 * .pi, false, 2 * .pi), (0, 2 * .pi, true, -2 * .pi), (2 * .pi, 0, true, -2 * .pi),
      (-.pi / 2, 1.5 * .pi, false, 2 * .pi), (0.1, 0.1 + 2 * .pi, true, -2 * .pi), (0.5, 0.5, false, 0),
      (0, 3 * .pi, false, 3 * .pi), (0, 7 * .pi, false, 3 * .pi), (0, 6 * .pi, false, 2 * .pi),
      (0, 3 * .pi, true, -.pi),
    ] as [(Double, Double, Bool, Double)])
  func `an arc has the requested direction`(start: Double, end: Double, clockwise: Bool, expected: Double) {
    let path = Self.arc(from: start, to: end, clockwise: clockwise)
    #expect(isClose(Self.sweep(path), expected, within: 1e-9))
    #expect(isClose(path.currentPoint.x, cos(end), within: 1e-9))
    #expect(isClose(path.currentPoint.y, sin(end), within: 1e-9))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `an arc deviates from its circle by less than 3 parts in 10,000`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let start = random.double(in: -10...10)
      let path = Self.arc(
        from: start, to: start + random.double(in: -7...7), clockwise: random.next() % 2 == 0, radius: 50)
      for point in Self.samples(path) {
        // A cubic whose midpoint is on the quarter circle deviates by at most 0.027 %.
        #expect(
          isClose((point.x * point.x + point.y * point.y).squareRoot(), 50, within: 50 * 0.0003), "\(seed)")
      }
    }
  }

  @Test func `every cubic spans at most a quarter turn`() {
    #expect(Self.arc(from: 0, to: .pi / 2).recorded.count == 2)
    #expect(Self.arc(from: 0, to: .pi / 2 + 0.001).recorded.count == 3)
    #expect(Self.arc(from: 0, to: 2 * .pi).recorded.count == 5)
    #expect(Self.arc(from: 0, to: 1e6).recorded.count <= 9)
  }

  @Test func `a quarter arc equals a quarter of an ellipse`() {
    let quarter = Self.arc(from: 0, to: .pi / 2, radius: 10).recorded[1].points
    let ellipse = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for (arc, expected) in zip(quarter, ellipse.recorded[1].points) {
      #expect(isClose(arc.x, expected.x, within: 1e-14))
      #expect(isClose(arc.y, expected.y, within: 1e-14))
    }
  }

  @Test func `an arc begins with a line from the current point, or with a move if there is none`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.recorded.first == .move(2, 0))
    path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.recorded[2] == .line(3, 0))
  }

  @Test func `a relative arc follows the sign of its delta`() {
    for delta in [1.0, -1.0, 5, -5] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.5, delta: delta)
      #expect(isClose(Self.sweep(path), delta, within: 1e-9))
    }
  }

  @Test func `an arc added with a transform equals the transformed arc`() throws {
    var transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2, clockwise: false, transform: transform)
    #expect(path == Self.arc(from: 0, to: 2).copy(using: &transform))
  }

  @Test func `a tangent arc rounds a right angle`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.recorded.count == 3)
    #expect(isClose(path.recorded[1].points[0].x, 6, within: 1e-12))
    #expect(isClose(path.currentPoint.x, 10, within: 1e-12))
    #expect(isClose(path.currentPoint.y, 4, within: 1e-12))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a tangent arc is tangent to both lines`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint { CGPoint(x: random.double(in: -9...9), y: random.double(in: -9...9)) }
    for _ in 0..<20 {
      let (start, corner, end) = (point(), point(), point())
      let path = CGMutablePath()
      path.move(to: start)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 1)
      let touching = path.recorded[1].points[0]
      let outgoing = path.recorded[2].points[0]
      func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      }
      let arriving = path.currentPoint
      #expect(isClose(cross(start, corner, touching), 0, within: 1e-8), "seed \(seed)")
      #expect(isClose(cross(start, corner, outgoing), 0, within: 1e-8), "seed \(seed)")
      #expect(isClose(cross(corner, end, arriving), 0, within: 1e-8), "seed \(seed)")
    }
  }

  @Test func `a tangent arc is built before its transform is applied`() {
    let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    let path = CGMutablePath()
    path.move(to: .zero, transform: transform)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: transform)
    #expect(isClose(path.currentPoint.x, 120, within: 1e-12))
    #expect(isClose(path.currentPoint.y, 8, within: 1e-12))
  }

  @Test func `a tangent arc without a corner or radius is a line`() {
    for (end, radius) in [(CGPoint(x: 20, y: 0), 4.0), (CGPoint(x: 10, y: 10), 0), (CGPoint(x: 10, y: 0), 4)]
    {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(path.recorded == [.move(0, 0), .line(10, 0)])
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an arc that isn't finite is ignored`(_ value: CGFloat) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: value, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: value, clockwise: false)
    path.addArc(center: CGPoint(x: value, y: 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: value)
    #expect(path.isEmpty)
  }
}
