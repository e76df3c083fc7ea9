import TestSupport
import Testing

@testable import Raster

@Suite struct PathCoveringTests {
  private static let pixels = PixelRect(x: 10, y: 20, width: 16, height: 12)

  /// Whether the path surely covers the pixels.
  private static func covers(
    _ path: Path, _ transform: Affine = .identity, _ rule: FillRule = .nonZero
  ) -> Bool {
    path.surelyCovers(pixels.box, after: transform, rule: rule)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a path that surely covers pixels covers each of them fully`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var coverCount = 0
    for _ in 0..<200 {
      // The points are far apart, so that many paths wind around the pixels.
      let path = random.path(in: Box(x: -60, y: -60, width: 120, height: 120), elementCount: 6)
      let transform = random.affine().concatenating(.translation(18, 26))
      let rule = Bool.random(using: &random) ? FillRule.nonZero : .evenOdd
      guard Self.covers(path, transform, rule) else { continue }
      coverCount += 1
      let mask = Mask(
        filling: FilledPath(path: path, transform: transform, rule: rule), within: Self.pixels,
        rasterizer: Rasterizer())
      #expect(mask.bounds == Self.pixels, "seed \(seed)")
      for y in Self.pixels.minY..<Self.pixels.maxY {
        for x in Self.pixels.minX..<Self.pixels.maxX { #expect(mask[x, y] == 255, "seed \(seed)") }
      }
    }
    #expect(coverCount > 0)
  }

  @Test func `a circle covers what it contains with some pixels to spare`() {
    func circle(_ radius: Double) -> Path {
      var path = Path()
      path.addEllipse(in: Box(x: 18 - radius, y: 26 - radius, width: 2 * radius, height: 2 * radius))
      return path
    }
    // The pixels' corners are 10 from the center.
    #expect(Self.covers(circle(12)))
    #expect(!Self.covers(circle(10)))
    #expect(!Self.covers(circle(5)))
    #expect(Self.covers(circle(5), Affine(a: 4, b: 0, c: 0, d: 4, tx: -54, ty: -78)))
  }

  @Test func `a hole isn't covered`() {
    var ring = Path(rect: Box(x: 0, y: 0, width: 60, height: 60))
    ring.addRect(Box(x: 5, y: 5, width: 50, height: 50))
    #expect(Self.covers(ring))
    #expect(!Self.covers(ring, .identity, .evenOdd))
  }

  @Test func `an open subpath is closed by a line`() {
    var triangle = Path()
    triangle.move(to: Point(-100, -100))
    triangle.addLine(to: Point(200, -100))
    triangle.addLine(to: Point(18, 300))
    #expect(Self.covers(triangle))
    // Now the closing line crosses the pixels.
    triangle.addLine(to: Point(140, 150))
    #expect(!Self.covers(triangle))
  }

  @Test func `paths that aren't drawn as they are don't surely cover anything`() {
    var path = Path(rect: Box(x: -100, y: -100, width: 300, height: 300))
    #expect(Self.covers(path))
    #expect(!Self.covers(path, Affine(a: 1e9, b: 0, c: 0, d: 1e9, tx: 0, ty: 0)))
    path.addLine(to: Point(.nan, 0))
    #expect(!Self.covers(path))
    #expect(!Self.covers(Path()))
  }

  @Test func `paths of many points aren't searched`() {
    var path = Path()
    path.move(to: Point(-100, -100))
    for index in 1..<Path.largestSurelyCoveringPointCount - 2 {
      path.addLine(to: Point(-100 + Double(index), -100))
    }
    path.addLine(to: Point(200, -100))
    path.addLine(to: Point(18, 300))
    #expect(Self.covers(path))
    path.addLine(to: Point(17, 300))
    #expect(!Self.covers(path))
  }
}
