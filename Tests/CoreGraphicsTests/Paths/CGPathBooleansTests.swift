import CoreGraphics
import TestSupport
import Testing

@Suite struct CGPathBooleansTests {
  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> CGPath {
    let box = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    return CGPath(ellipseIn: box, transform: nil)
  }

  private static func polygon(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  @Test func `the union of overlapping squares has eight corners, and their intersection is a square`() {
    let (a, b) = (Self.rect(0, 0, 2, 2), Self.rect(1, 1, 2, 2))
    #expect(
      a.intersection(b).recorded == [.move(2, 1), .line(2, 2), .line(1, 2), .line(1, 1), .close])
    #expect(a.union(b).signedArea == 7 && a.union(b).recorded.count == 9)
    #expect(a.subtracting(b).signedArea == 3 && a.symmetricDifference(b).signedArea == 6)
    #expect(a.intersects(b) && !a.intersects(Self.rect(2, 0, 1, 1)) && !a.intersects(Self.rect(5, 5, 1, 1)))
  }

  @Test func `the union of adjacent squares has one outline`() {
    let union = Self.rect(0, 0, 1, 1).union(Self.rect(1, 0, 1, 1))
    #expect(union.subpathCount == 1 && union.signedArea == 2)
    #expect(Self.rect(0, 0, 1, 1).symmetricDifference(Self.rect(1, 0, 1, 1)) == union)
    #expect(Self.rect(0, 0, 1, 1).intersection(Self.rect(1, 0, 1, 1)).isEmpty)
  }

  @Test func `disjoint paths keep their elements`() {
    let (a, b) = (Self.circle(0, 0, radius: 1), Self.rect(5, 5, 1, 1))
    let both = CGMutablePath()
    both.addPath(a)
    both.addPath(b)
    #expect(a.union(b) == both)
    #expect(a.subtracting(b) == a && a.intersection(b).isEmpty)
  }

  @Test func `curves stay curves`() {
    let (a, b) = (Self.circle(0, 0, radius: 2), Self.circle(2, 1, radius: 1.5))
    for result in [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)] {
      #expect(!result.recorded.contains { $0.type == .addLineToPoint })
      // Each circle has four quarters, two of which are cut once.
      #expect(result.recorded.count { $0.type == .addCurveToPoint } <= 12)
    }
  }

  @Test func `a hole runs in the opposite direction`() {
    let ring = Self.circle(0, 0, radius: 2).subtracting(Self.circle(0, 0, radius: 1))
    #expect(ring.subpathCount == 2)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(ring.contains(CGPoint(x: 1.5, y: 0), using: rule) && !ring.contains(.zero, using: rule))
    }
  }

  @Test(arguments: [0, 1e-15, 1e-13, 1e-12, 1e-11, 1e-9, -1e-15, -1e-13, -1e-12] as [CGFloat])
  func `circles that touch or nearly touch have no common area`(gap: CGFloat) {
    for angle in [0, 0.5, 1, 2, .pi / 2, 3] as [CGFloat] {
      // The curves only approximate circles, so both are rotated by the direction of the second from the first.
      var turn = CGAffineTransform(rotationAngle: angle)
      var turnBeside = turn.translatedBy(x: 2 + gap, y: 0)
      let circle = Self.circle(0, 0, radius: 1)
      guard let a = circle.copy(using: &turn), let b = circle.copy(using: &turnBeside) else { continue }
      #expect(isClose(a.union(b).signedArea, 2 * circle.signedArea, within: 1e-10))
      #expect(a.intersection(b).signedArea < 1e-10)
    }
  }

  @Test func `the even-odd rule leaves a star's middle empty, the winding rule fills it`() {
    let star = Self.polygon(
      (0..<5).map { CGPoint(x: sin(.pi * 0.8 * Double($0)), y: cos(.pi * 0.8 * Double($0))) })
    #expect(star.normalized().subpathCount == 1)
    #expect(star.normalized(using: .evenOdd).subpathCount == 5)
    #expect(star.componentsSeparated(using: .evenOdd).count == 5)
    // The winding number counts the middle twice.
    let middle = star.normalized().signedArea - star.normalized(using: .evenOdd).signedArea
    #expect(isClose(abs(star.signedArea), star.normalized().signedArea + middle, within: 1e-12))
  }

  // The same points have different parameters on the two parts of the curve, and share x with other points.
  @Test func `a curve that reverses is cut where others cross it`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 1))
    path.addCurve(
      to: CGPoint(x: 1, y: 3), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 4, y: 5))
    path.addQuadCurve(to: CGPoint(x: 1, y: 6), control: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 1, y: 4), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 1, y: 4))
    let circles = CGMutablePath()
    circles.addPath(Self.circle(5, 3, radius: 1))
    circles.addPath(Self.circle(5, 5, radius: 3))
    circles.addPath(Self.circle(1, 5, radius: 2))
    let (either, both) = (
      path.union(circles, using: .evenOdd), path.intersection(circles, using: .evenOdd)
    )
    let sum = path.normalized(using: .evenOdd).signedArea + circles.normalized(using: .evenOdd).signedArea
    #expect(isClose(either.signedArea + both.signedArea, sum, within: 1e-8))
  }

  @Test func `an area wound around twice counts once, and opposite windings cancel`() {
    let path = CGMutablePath()
    for _ in 0..<3 { path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(path.normalized() == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(path.normalized(using: .evenOdd).isEmpty)
    #expect(Self.polygon([.zero, CGPoint(x: 3, y: 1), .zero]).normalized().isEmpty)
  }

  @Test func `components keep their holes, and an area within a hole is a component of its own`() {
    let target = CGMutablePath()
    for radius in [4, 3, 2, 1] as [CGFloat] { target.addPath(Self.circle(0, 0, radius: radius)) }
    target.addPath(Self.rect(10, 0, 1, 1))
    let components = target.componentsSeparated(using: .evenOdd)
    #expect(components.map(\.subpathCount) == [2, 2, 1])
    #expect(target.componentsSeparated().map(\.subpathCount) == [1, 1])
    #expect(CGMutablePath().componentsSeparated().isEmpty)
  }

  @Test func `a line that is cut by an area stays open`() {
    let zigzag = Self.polygon([
      CGPoint(x: -1, y: 0.5), CGPoint(x: 3, y: 0.5), CGPoint(x: 3, y: 1.5), CGPoint(x: -1, y: 1.5),
    ])
    let square = Self.rect(0, 0, 2, 2)
    #expect(
      zigzag.lineIntersection(square).recorded
        == [.move(0, 0.5), .line(2, 0.5), .move(2, 1.5), .line(0, 1.5)])
    #expect(
      zigzag.lineSubtracting(square).recorded
        == [
          .move(-1, 0.5), .line(0, 0.5), .move(2, 0.5), .line(3, 0.5), .line(3, 1.5), .line(2, 1.5),
          .move(0, 1.5), .line(-1, 1.5),
        ])
    #expect(square.lineIntersection(square).arcLength == 8 && square.lineSubtracting(square).isEmpty)
  }

  @Test func `flattening yields lines, closer to the curve for smaller thresholds`() {
    let circle = Self.circle(0, 0, radius: 10)
    var last = 0
    for threshold in [1, 0.1, 0.01, 0.001] as [CGFloat] {
      let flat = circle.flattened(threshold: threshold)
      let corners = flat.recorded.filter { $0.type == .addLineToPoint }
      #expect(corners.count + 2 == flat.recorded.count && corners.count > last)
      last = corners.count
      #expect(circle.signedArea - flat.signedArea < 2 * .pi * 10 * threshold * 2.squareRoot())
    }
    for threshold in [0, -1, .nan, .infinity, .leastNonzeroMagnitude] as [CGFloat] {
      #expect(circle.flattened(threshold: threshold).recorded.count <= 4 * 4096 + 2)
    }
    #expect(Self.rect(0, 0, 1, 1).flattened(threshold: 1) == Self.rect(0, 0, 1, 1))
  }
}

// MARK: - Bad input

extension CGPathBooleansTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a path with a non-finite coordinate is treated as empty`(odd: CGFloat) {
    let square = Self.rect(0, 0, 1, 1)
    let bad = Self.polygon([.zero, CGPoint(x: odd, y: 1), CGPoint(x: 1, y: 1)])
    #expect(square.union(bad) == square && bad.union(square) == square && bad.normalized().isEmpty)
    #expect(square.lineIntersection(bad).isEmpty && bad.lineSubtracting(square).isEmpty)
    #expect(bad.flattened(threshold: 0.1) == bad || odd.isNaN)
  }

  @Test(arguments: [1e300, 1.7e308, 1e-300, .leastNormalMagnitude] as [CGFloat])
  func `enormous and tiny paths work as any other`(size: CGFloat) {
    let (a, b) = (Self.rect(0, 0, size, size), Self.rect(-size, -size, size, size))
    #expect(a.union(b).subpathCount == 2 && a.intersection(b).isEmpty && a.intersection(a) == a)
    let half = Self.rect(0, 0, size, size / 2)
    #expect(a.subtracting(half).boundingBox == CGRect(x: 0, y: size / 2, width: size, height: size / 2))
  }

  @Test func `a small path vanishes next to an enormous one`() {
    #expect(Self.rect(0, 0, 1e300, 1e300).intersection(Self.circle(5, 5, radius: 1)).isEmpty)
  }

  @Test func `points, empty segments and lines without area yield an empty path`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.move(to: .zero)
    #expect(path.normalized().isEmpty && path.union(Self.rect(0, 0, 3, 3)).signedArea == 9)
    #expect(path.lineIntersection(Self.rect(0, 0, 3, 3)).recorded == [.move(1, 1), .line(3, 1)])
  }
}
