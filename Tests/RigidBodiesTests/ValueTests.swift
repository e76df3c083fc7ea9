import MotionCore
import Testing

@testable import RigidBodies

/// Vectors, turns, steps of springs, shapes and outlines.
struct ValueTests {
  private func isClose(_ a: Vector, _ b: Vector) -> Bool { (a - b).length < 1e-12 }

  @Test func `products and directions are those of geometry`() {
    let (a, b) = (Vector(2, 3), Vector(5, 7))
    #expect(a.dot(b) == 31 && a.cross(b) == -1 && a.perpendicular == Vector(-3, 2))
    #expect(Vector(3, 4).length == 5 && Vector(3, 4).direction == Vector(0.6, 0.8))
    #expect(Vector(0, 0.25).direction == Vector(0, 1))
    #expect(Vector.zero.direction == nil && Vector(.infinity, 0).direction == nil)
    #expect(Vector(1, 2).isFinite && !Vector(.nan, 2).isFinite && !Vector(1, .infinity).isFinite)
  }

  @Test func `a turn by a positive angle turns x toward y, and its inverse turns back`() {
    #expect(isClose(Turn(.pi / 2).applied(to: Vector(2, 3)), Vector(-3, 2)))
    #expect(isClose(Turn(.pi / 3).applied(to: Vector(2, 0)), Vector(1, 3.0.squareRoot())))
    #expect(Turn.none.applied(to: Vector(2, 3)) == Vector(2, 3))
    for angle in [0.3, 2.5, -1.1] {
      let turned = Turn(angle).applied(to: Vector(2, 3))
      #expect(isClose(Turn(angle).inverted(of: turned), Vector(2, 3)))
    }
  }

  // MARK: - Springs

  /// The exact motion satisfies x(t + 2h) = T·x(t + h) − D·x(t), where T and D are the trace and the determinant.
  @Test(arguments: [(2, 0), (3, 0.3), (5, 0.999), (1, 1), (2, 1.7), (0.5, 20)] as [(Double, Double)])
  func `the step of a spring has the trace and the determinant of the exact motion`(
    _ frequency: Double, _ ratio: Double
  ) {
    let (h, rate) = (1.0 / 60, 2 * .pi * frequency)
    let spring = Spring(mass: 1, stiffness: rate * rate, damping: 2 * ratio * rate)
    let (a, b) = (spring.motion(from: 1, velocity: 0), spring.motion(from: 0, velocity: 1))
    let (p, q) = ([h, 2 * h].map { a.displacement(at: $0) }, [h, 2 * h].map { b.displacement(at: $0) })
    let trace = q[1] / q[0]
    let determinant = trace * p[0] - p[1]
    let step = SpringStep(frequency: frequency, dampingRatio: ratio, duration: h)
    #expect(abs(step.damping - (determinant - 1)) < 1e-8)
    #expect(abs(step.stiffness - (trace - 1 - determinant) / h) < 1e-6)
    let change = step.change(displacement: 3.0, velocity: 5.0)
    #expect(change == 5 * step.damping + 3 * step.stiffness)
    let vector = step.change(displacement: Vector(3, 1), velocity: Vector(5, 2))
    #expect(vector.x == change && vector.y == 2 * step.damping + step.stiffness)
  }

  @Test func `the frequency is limited to a quarter oscillation per step, and the ratio to 1000`() {
    func numbers(_ frequency: Double, _ ratio: Double) -> [Double] {
      let step = SpringStep(frequency: frequency, dampingRatio: ratio, duration: 0.5)
      return [step.damping, step.stiffness]
    }
    #expect(numbers(0.5, 0.2) == numbers(7, 0.2) && numbers(0.5, 0.2) != numbers(0.49, 0.2))
    #expect(numbers(0.1, 1000) == numbers(0.1, 5000) && numbers(0.1, 1000) != numbers(0.1, 999))
    // An undamped spring that makes a quarter oscillation per step stops the motion from rest after one step.
    let quarter = SpringStep(frequency: 0.5, dampingRatio: 0, duration: 0.5)
    #expect(quarter.damping == 0 && abs(quarter.stiffness + 4) < 1e-12)
  }

  // MARK: - Shapes

  private func shape(_ low: Vector, _ high: Vector, reach: Double) -> Shape {
    var shape = Shape(body: 0, identifier: 0, corners: 0..<0, localCenter: .zero, radius: 1)
    (shape.low, shape.high, shape.reach) = (low, high, reach)
    return shape
  }

  @Test func `shapes may touch if their bounds are as close as their reaches`() {
    let first = shape(Vector(10, 20), Vector(30, 50), reach: 3)
    // The second shape lies beyond each side, at a distance of 5 and then of 5.5.
    for (low, high, away) in [
      (Vector(35, 30), Vector(40, 40), Vector(0.5, 0)), (Vector(1, 30), Vector(5, 40), Vector(-0.5, 0)),
      (Vector(15, 55), Vector(20, 60), Vector(0, 0.5)), (Vector(15, 1), Vector(20, 15), Vector(0, -0.5)),
    ] {
      #expect(first.mayTouch(shape(low, high, reach: 2)))
      #expect(!first.mayTouch(shape(low + away, high + away, reach: 2)))
      #expect(shape(low, high, reach: 2).mayTouch(first))
      #expect(!shape(low + away, high + away, reach: 2).mayTouch(first))
    }
  }

  @Test func `corners are placed at the position of their body, with normals that point outward`() {
    var store = CornerStore()
    _ = store.append([Vector(9, 9), Vector(8, 8)])
    let range = store.append([Vector(0, 0), Vector(4, 0), Vector(0, 3)])
    #expect(range == 2..<5 && store.normals.count == 5)
    let (low, high) = store.place(range, at: Vector(10, 20), Turn(.pi / 2))
    #expect(isClose(low, Vector(7, 20)) && isClose(high, Vector(10, 24)))
    let placed = [Vector(10, 20), Vector(10, 24), Vector(7, 20)]
    #expect(zip(store.placed[2...], placed).allSatisfy { isClose($0, $1) })
    // The normals of the unturned triangle are (0, −1), (0.6, 0.8) and (−1, 0).
    let normals = [Vector(1, 0), Vector(-0.8, 0.6), Vector(0, -1)]
    #expect(zip(store.normals[2...], normals).allSatisfy { isClose($0, $1) })
    #expect([2, 3, 4].map { store.next(after: $0, in: range) } == [3, 4, 2])
    #expect(store.local == [Vector(9, 9), Vector(8, 8), Vector(0, 0), Vector(4, 0), Vector(0, 3)])
  }

  @Test func `a shape is a circle without corners and a segment with two`() {
    let kinds = [0..<0, 0..<2, 0..<3].map {
      Shape(body: 0, identifier: 0, corners: $0, localCenter: .zero, radius: 0)
    }
    #expect(kinds.map(\.isCircle) == [true, false, false])
    #expect(kinds.map(\.isSegment) == [false, true, false])
    #expect(kinds[0].center == .zero && kinds[0].reach == 0)
    #expect(kinds[0].low == .zero && kinds[0].high == .zero)
  }

  // MARK: - Outlines

  @Test func `outlines have their corners at increasing angles`() {
    guard case .polygon(let rectangle) = BodyOutline.rectangle(width: 6, height: 4) else {
      Issue.record("a rectangle isn't a polygon")
      return
    }
    #expect(rectangle == [Vector(-3, -2), Vector(3, -2), Vector(3, 2), Vector(-3, 2)])
    guard case .polygon(let ellipse) = BodyOutline.ellipse(width: 6, height: 4) else {
      Issue.record("an ellipse isn't a polygon")
      return
    }
    #expect(ellipse.count == 32)
    for (index, corner) in ellipse.enumerated() {
      let angle = 2 * Double.pi * Double(index) / 32
      #expect(abs(corner.x / 3 * corner.x / 3 + corner.y / 2 * corner.y / 2 - 1) < 1e-12)
      #expect((Vector(corner.x / 3, corner.y / 2) - Turn(angle).applied(to: Vector(1, 0))).length < 1e-12)
    }
    guard case .circle(let center, let radius) = BodyOutline.ellipse(width: 6, height: 6) else {
      Issue.record("a round ellipse isn't a circle")
      return
    }
    #expect(center == .zero && radius == 3)
  }

  @Test func `an outline is turned about the origin, then moved`() {
    let moved = BodyOutline.polygon([Vector(2, 0)]).moved(by: Vector(10, 20), turnedBy: .pi / 2)
    guard case .polygon(let corners) = moved,
      case .circle(let center, let radius) = BodyOutline.circle(center: Vector(2, 0), radius: 7)
        .moved(by: Vector(10, 20), turnedBy: .pi / 2)
    else {
      Issue.record("a moved outline changed its kind")
      return
    }
    #expect(isClose(corners[0], Vector(10, 22)) && isClose(center, Vector(10, 22)) && radius == 7)
  }

  @Test func `moments are about the origin`() {
    let circle = BodyOutline.circle(center: Vector(3, 4), radius: 2).moments
    #expect(abs(circle.area - 4 * .pi) < 1e-12 && abs(circle.inertia - 4 * .pi * (2 + 25)) < 1e-9)
    // A rectangle of 6 × 4 around (10, 20), by the parallel axis theorem.
    let square = BodyOutline.rectangle(width: 6, height: 4).moved(by: Vector(10, 20), turnedBy: 0).moments
    #expect(abs(square.area - 24) < 1e-9)
    #expect(abs(square.inertia - 24 * (Double(36 + 16) / 12 + 500)) < 1e-6)
    let empty = AreaMoments()
    #expect(empty.area == 0 && empty.inertia == 0)
    #expect(BodyOutline.polygon([Vector(1, 0), Vector(0, 1)]).moments.area == 0)
    #expect(!BodyOutline.circle(center: .zero, radius: 1e200).isSolid)
    #expect(BodyOutline.circle(center: .zero, radius: 1e-3).isSolid)
  }

  @Test func `a convex hull leaves out points on its edges`() {
    let grid = (0..<3).flatMap { x in (0..<3).map { Vector(Double(x), Double($0)) } }
    #expect(grid.convexHull == [Vector(0, 0), Vector(2, 0), Vector(2, 2), Vector(0, 2)])
    #expect([Vector(0, 0), Vector(1, 1), Vector(3, 3)].convexHull == [Vector(0, 0), Vector(3, 3)])
    #expect([Vector(2, 1), Vector(2, 1)].convexHull == [Vector(2, 1)])
    #expect([Vector(2, 1), Vector(0, 0), Vector(2, -1)].convexHull.count == 3)
  }
}
