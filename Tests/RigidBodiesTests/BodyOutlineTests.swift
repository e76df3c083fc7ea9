import RigidBodies
import TestSupport
import Testing

struct BodyOutlineTests {
  @Test func `moments of rectangles and ellipses are those of geometry`() {
    let rectangle = BodyOutline.rectangle(width: 60, height: 20).moments
    #expect(abs(rectangle.area - 1200) < 1e-9)
    #expect(abs(rectangle.inertia - 1200 * (60 * 60 + 20 * 20) / 12) < 1e-6)
    let circle = BodyOutline.ellipse(width: 20, height: 20).moments
    #expect(abs(circle.area - .pi * 100) < 1e-9)
    #expect(abs(circle.inertia - .pi * 100 * 50) < 1e-6)
    // A polygon with 32 corners is smaller by less than 1 %.
    let ellipse = BodyOutline.ellipse(width: 40, height: 20).moments
    #expect(abs(ellipse.area / (.pi * 200) - 1) < 0.01)
  }

  @Test func `a turn about the origin keeps area and inertia`() {
    let outline = BodyOutline.rectangle(width: 60, height: 20)
    let (before, after) = (outline.moments, outline.moved(by: .zero, turnedBy: 1).moments)
    #expect(abs(before.area - after.area) < 1e-9 && abs(before.inertia - after.inertia) < 1e-6)
  }

  @Test(arguments: [UInt64](1...20))
  func `a convex hull contains its points and turns one way`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few different coordinates lead to equal points and points on lines.
    let points = (0..<20).map { _ in
      Vector(Double(Int.random(in: 0...5, using: &random)), Double(Int.random(in: 0...5, using: &random)))
    }
    let hull = points.convexHull
    for index in hull.indices {
      let (start, end) = (hull[index], hull[(index + 1) % hull.count])
      #expect(points.contains(start))
      #expect(points.allSatisfy { (end - start).cross($0 - start) >= 0 })
      #expect((end - start).cross(hull[(index + 2) % hull.count] - end) > 0)
    }
  }

  @Test func `points on a line and broken points have no solid hull`() {
    #expect([Vector(0, 0), Vector(1, 1), Vector(3, 3)].convexHull.count < 3)
    #expect([Vector(.nan, 0), Vector(1, 1)].convexHull == [Vector(1, 1)])
    #expect([Vector]().convexHull.isEmpty)
    #expect(
      !BodyOutline.rectangle(width: 0, height: 5).isSolid
        && !BodyOutline.circle(center: .zero, radius: .nan).isSolid)
  }
}
