import TestSupport
import Testing

@testable import Raster

@Suite struct PathTrimTests {
  static let box = Box(x: 0, y: 0, width: 30, height: 20)

  // SHP-6.
  @Test func `half a rectangle's stroke paints 280 pixels`() {
    let path = Path(rect: Box(x: 10, y: 10, width: 40, height: 30)).trimmed(from: 0, to: 0.5)
    let mask = Mask(
      stroking: path, StrokeStyle(width: 4), within: PixelRect(x: 0, y: 0, width: 60, height: 50))
    #expect(mask.coverage.filter { $0 == 255 }.count == 280)
    #expect(mask.coverage.filter { $0 > 0 }.count == 280)
  }

  @Test func `lines are cut exactly and ends are exact`() {
    let path = StrokerTests.line(Point(0, 0), Point(8, 0), Point(8, 8))
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: -3, to: 7) == path)
    #expect(path.trimmed(from: 0.25, to: 0.75) == StrokerTests.line(Point(4, 0), Point(8, 0), Point(8, 4)))
    #expect(path.trimmed(from: 0.5, to: 1).points.last == Point(8, 8))
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: .nan, to: 0.25) == StrokerTests.line(Point(0, 0), Point(4, 0)))
    #expect(path.trimmed(from: 0.5, to: .nan) == path.trimmed(from: 0.5, to: 1))
  }

  @Test func `a subpath that is entirely inside stays closed`() {
    var path = Path(rect: Self.box)
    path.addRect(Self.box)
    let trimmed = path.trimmed(from: 0, to: 0.6)
    #expect(trimmed.verbs == [.move, .line, .line, .line, .close, .move, .line])
    #expect(path.trimmed(from: 0.5, to: 1) == Path(rect: Self.box))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a part has its fraction of the length and is on the path`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Self.box)
    let (a, b) = (random.double(in: 0...1), random.double(in: 0...1))
    let part = path.trimmed(from: min(a, b), to: max(a, b))
    #expect(isClose(part.length, path.length * abs(a - b), within: 1e-5 * path.length), "seed \(seed)")
    let bounds = path.boundingBox.insetBy(-1e-6)
    for point in part.sampled(perSegment: 4) {
      #expect(bounds.min.x <= point.x && point.x <= bounds.max.x, "seed \(seed)")
      #expect(bounds.min.y <= point.y && point.y <= bounds.max.y, "seed \(seed)")
    }
  }

  /// E3.
  @Test func `strokes are cut at the parameter of a curve that is the share of its length`() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addLine(to: Point(30, 0))
    path.addCubic(control1: Point(30, 0), control2: Point(30, 10), end: Point(60, 40))
    let length = path.length
    // The line takes 30 of the length, and of the rest of the curve a quarter is drawn.
    let end = (30 + (length - 30) / 4) / length
    let curve = CurveSegment.cubic(Point(30, 0), Point(30, 0), Point(30, 10), Point(60, 40))
    let cut = curve.split(at: 0.25).0.end
    let last = path.trimmed(from: 0, to: end, cutting: .parameter).points.last ?? .zero
    #expect(isClose([last.x, last.y], [cut.x, cut.y], within: 1e-9))
    let exact = path.trimmed(from: 0, to: end).points.last ?? .zero
    #expect(exact.x - last.x > 1)
    // Lines are cut by length, and the whole path stays itself.
    let half = 15 / length
    #expect(path.trimmed(from: 0, to: half, cutting: .parameter) == path.trimmed(from: 0, to: half))
    #expect(path.trimmed(from: 0, to: 1, cutting: .parameter) == path)
  }

  /// E3.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `parts that are cut at parameters join without a gap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Self.box)
    let middle = random.double(in: 0.01...0.99)
    let first = path.trimmed(from: 0, to: middle, cutting: .parameter)
    let second = path.trimmed(from: middle, to: 1, cutting: .parameter)
    #expect(isClose(first.length + second.length, path.length, within: 1e-7 * path.length), "seed \(seed)")
  }

  @Test func `known curves have their known lengths`() {
    #expect(Path(rect: Self.box).length == 100)
    // A cusp whose length is 2√2 − 1.
    var cusp = Path()
    cusp.move(to: Point(0, 0))
    cusp.addCubic(control1: Point(1, 1), control2: Point(0, 1), end: Point(1, 0))
    #expect(isClose(cusp.length, 2 * 2.0.squareRoot() - 1, within: 1e-9))
    // A parabola y = x² from 0 to 1: (2√5 + asinh 2)/4.
    var parabola = Path()
    parabola.move(to: Point(0, 0))
    parabola.addQuad(control: Point(0.5, 0), end: Point(1, 1))
    #expect(isClose(parabola.length, 1.478_942_857_544_597_4, within: 1e-10))
    #expect(Path().length == 0)
    #expect(StrokerTests.line(Point(0, 0), Point(.infinity, 0)).length.isNaN)
  }

  @Test func `a circle's length is that of its four cubics`() {
    var circle = Path()
    circle.addEllipse(in: Box(x: -1, y: -1, width: 2, height: 2))
    // The cubics bulge by up to 0.027 %.
    #expect(isClose(circle.length, 2 * Double.pi, within: 0.001))
    let quarter = circle.trimmed(from: 0, to: 0.25)
    #expect(isClose(quarter.points.last!.x, 0, within: 1e-9))
    #expect(isClose(quarter.points.last!.y, 1, within: 1e-9))
  }
}
