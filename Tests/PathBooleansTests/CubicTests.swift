import Raster
import TestSupport
import Testing

@testable import PathBooleans

@Suite struct CubicTests {
  private static let curve = Cubic(Point(1, 2), Point(2, 5), Point(5, -1), Point(7, 3))
  private static let line = Cubic(Point(1, 2), Point(7, 5))

  /// Evaluates a curve by de Casteljau's algorithm.
  private static func reference(_ curve: Cubic, at t: Double) -> Point {
    var points = [curve.start, curve.control1, curve.control2, curve.end]
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t } }
    return points[0]
  }

  @Test(arguments: [curve, line], [0, 0.2, 0.5, 0.9, 1])
  func `points and derivatives follow from the control points`(_ curve: Cubic, t: Double) {
    #expect((curve.point(at: t) - Self.reference(curve, at: t)).length < 1e-14)
    let step = 0x1p-12
    let change = (Self.reference(curve, at: t + step) - Self.reference(curve, at: t - step)) / (2 * step)
    #expect((curve.derivative(at: t) - change).length < 1e-5)
  }

  @Test(arguments: [curve, line])
  func `parts and halves follow the whole curve`(_ curve: Cubic) {
    for (from, to) in [(0, 1), (0, 0.4), (0.3, 1), (0.25, 0.75), (0.8, 0.1), (1, 0)] {
      let part = curve.part(from: from, to: to)
      #expect(part.isLine == curve.isLine)
      for t in [0, 0.3, 0.5, 1] {
        #expect((part.point(at: t) - Self.reference(curve, at: from + (to - from) * t)).length < 1e-14)
      }
    }
    let (first, second) = curve.split(at: 0.25)
    #expect(first.end == second.start && first.isLine == curve.isLine && second.isLine == curve.isLine)
    #expect((first.point(at: 0.5) - Self.reference(curve, at: 0.125)).length < 1e-14)
    #expect((second.point(at: 0.5) - Self.reference(curve, at: 0.625)).length < 1e-14)
  }

  @Test func `a line has control points at its thirds`() {
    #expect(Self.line.control1 == Point(3, 3) && Self.line.control2 == Point(5, 4))
    #expect(Self.line.isLine && Self.line.chord == Point(6, 3) && Self.line.turns.isEmpty)
    #expect(Self.line.reversed == Cubic(Point(7, 5), Point(1, 2)))
    #expect(
      !Cubic(.cubic(.zero, Point(1, 0), Point(2, 0), Point(3, 0))).isLine
        && Cubic(.line(.zero, Point(3, 0))).isLine)
    let quad = Cubic(.quad(.zero, Point(3, 3), Point(6, 0)))
    #expect(quad == Cubic(.zero, Point(2, 2), Point(4, 2), Point(6, 0)))
  }

  @Test func `moving the ends moves their control points by the same amounts`() {
    let moved = Self.curve.moved(start: Point(1.5, 1), end: Point(8, 3.25))
    #expect(moved == Cubic(Point(1.5, 1), Point(2.5, 4), Point(6, -0.75), Point(8, 3.25)))
    #expect(Self.line.moved(start: .zero, end: Point(3, 0)) == Cubic(.zero, Point(3, 0)))
  }

  @Test func `the thickness is the largest distance of a control point from the chord`() {
    #expect(Cubic(.zero, Point(1, 2), Point(3, -1), Point(4, 0)).thickness == 2)
    #expect(Cubic(.zero, Point(1, 1), Point(3, -3), Point(4, 0)).thickness == 3)
    #expect(Cubic(Point(1, 1), Point(4, 5), Point(1, 2), Point(1, 1)).thickness == 5)
    #expect(Cubic(Point(1, 1), Point(1, 2), Point(4, 5), Point(1, 1)).thickness == 5)
    #expect(Self.line.thickness == 0)
    #expect(
      Cubic(Point(1, 2), Point(1, 5), Point(4, 2), Point(3, 0)).endBox == Box(x: 1, y: 0, width: 2, height: 2)
    )
  }

  @Test func `a curve as thin as the distance that never turns back is straightened`() {
    let bump = Cubic(.zero, Point(1, 0.25), Point(3, -0.25), Point(4, 0))
    #expect(bump.straightened(within: 0.25) == Cubic(.zero, Point(4, 0)))
    #expect(bump.straightened(within: 0.24) == bump)
    let turningBack = Cubic(.zero, Point(-0.1, 0), Point(3, 0), Point(4, 0))
    #expect(turningBack.straightened(within: 1) == turningBack)
    let resting = Cubic(.zero, .zero, Point(4, 0), Point(4, 0))
    #expect(resting.straightened(within: 0) == Cubic(.zero, Point(4, 0)))
  }

  @Test func `a curve whose control points are within the distance of a line's is linear`() {
    for bump in [
      Cubic(.zero, Point(1, 0.25), Point(2, 0), Point(3, 0)),
      Cubic(.zero, Point(1, 0), Point(2.25, 0), Point(3, 0)),
    ] {
      #expect(bump.linear(within: 0.25) == Cubic(.zero, Point(3, 0)))
      #expect(bump.linear(within: 0.24) == bump)
    }
    #expect(Self.line.linear(within: 0) == Self.line)
  }

  @Test func `the nearest point of a line is at one of its ends or beside the point`() {
    let line = Cubic(Point(1, 1), Point(5, 1))
    for (point, parameter, distance) in [
      (Point(2, 3), 0.25, 2.0), (Point(-2, 5), 0, 5), (Point(8, -3), 1, 5), (Point(3, 1), 0.5, 0),
    ] {
      let nearest = line.nearest(to: point)
      #expect(nearest.parameter == parameter && nearest.distance == distance)
    }
    #expect(
      line.height(of: Point(2, 1)) == 0 && line.height(of: Point(2, 3)) == 2
        && line.height(of: Point(2, 0)) == -1)
    // The height is the distance, signed by the side; beside a rising line, left is above.
    let steep = Cubic(.zero, Point(1, 4))
    #expect(steep.height(of: Point(0, 2)) > 0 && steep.height(of: Point(1, 2)) < 0)
    let falling = Cubic(Point(0, 4), Point(1, 0))
    #expect(falling.height(of: Point(0, 2)) < 0 && falling.height(of: Point(1, 2)) > 0)
  }

  @Test func `a curve runs along another one if its quarters are within the distance`() {
    let line = Cubic(.zero, Point(4, 0))
    for index in 0..<3 {
      // One quarter of the other curve is too far away: its point at 1/4, 1/2 or 3/4.
      let bump = [
        Cubic(.zero, Point(1, 1), Point(3, -0.1), Point(4, 0)),
        Cubic(.zero, Point(1, 1), Point(3, 1), Point(4, 0)),
        Cubic(.zero, Point(1, -0.1), Point(3, 1), Point(4, 0)),
      ][index]
      let height = [0.25, 0.5, 0.75].map { abs(Self.reference(bump, at: $0).y) }.max() ?? 0
      #expect(line.runsAlong(bump, within: height + 1e-12) && !line.runsAlong(bump, within: height - 1e-12))
    }
  }
}
