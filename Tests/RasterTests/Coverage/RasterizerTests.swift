import TestSupport
import Testing

@testable import Raster

@Suite struct RasterizerTests {
  static let area = PixelRect(x: 0, y: 0, width: 24, height: 20)

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `any clip and any band give the same bytes as the whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: -12, y: -12, width: 50, height: 46))
    let rule: FillRule = Bool.random(using: &random) ? .nonZero : .evenOdd
    let whole = Mask(filling: path, rule: rule, within: Self.area)
    let minX = Int.random(in: 0..<12, using: &random)
    let minY = Int.random(in: 0..<10, using: &random)
    let clip = PixelRect(x: minX, y: minY, width: 9, height: 7)
    let part = Mask(filling: path, rule: rule, within: clip)
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        #expect(part[x, y] == whole[x, y], "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `points near and beyond the largest coordinate are covered by their winding number in any clip`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let scales = [20, 1e4, 6e5, 1e7, 1e15]
    let points = (0..<5).map { _ in
      Point(random.double(in: -1...1), random.double(in: -1...1)) * scales.randomElement(using: &random)!
    }
    let path = Path(polygon: points)
    let whole = Mask(filling: path, rule: .evenOdd, within: Self.area)
    let part = Mask(filling: path, rule: .evenOdd, within: PixelRect(x: 7, y: 5, width: 3, height: 6))
    for y in 5..<11 {
      for x in 7..<10 { #expect(part[x, y] == whole[x, y], "seed \(seed), pixel \(x), \(y)") }
    }
    let crossed = Mask(stroking: path, StrokeStyle(width: 3), within: Self.area)
    for y in 0..<Self.area.maxY {
      for x in 0..<Self.area.maxX where crossed[x, y] == 0 {
        let isInside = path.contains(Point(Double(x) + 0.5, Double(y) + 0.5), rule: .evenOdd)
        #expect(whole[x, y] == (isInside ? 255 : 0), "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `moving a path by whole pixels moves its coverage`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: 0, y: 0, width: 24, height: 20))
    let whole = Mask(filling: path, within: Self.area)
    let far = Self.area.box.applying(.translation(-4096, 8192))
    let moved = Mask(
      filling: path, transform: .translation(-4096, 8192),
      within: PixelRect(covering: far, within: .reachable))
    #expect(moved.translated(x: 4096, y: -8192) == whole, "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `an axis-aligned rectangle has the same bytes as from edges`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let a = random.point(in: Box(x: -4, y: -4, width: 30, height: 28))
    let b = Bool.random(using: &random) ? random.point(in: Box(x: -4, y: -4, width: 30, height: 28)) : a + 0.7
    var path = Path(rect: Box(min: a, max: b))
    let direct = Mask(filling: path, within: Self.area)
    path.move(to: Point(99, 99))
    path.addLine(to: Point(99, 98))
    #expect(GridRectangle(path, .identity) == nil)
    let general = Mask(filling: path, within: Self.area)
    for y in 0..<Self.area.maxY {
      for x in 0..<Self.area.maxX {
        #expect(direct[x, y] == general[x, y], "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test func `the image of a box is the rectangle that a path with its corners forms`() {
    var random = SeededGenerator(seed: 2521)
    func number() -> Double {
      random.element(of: [
        0, -0.0, 1, -3.3, 0.125, 1e9, -1e300, .infinity, .nan, .random(in: -9...9, using: &random),
      ])
    }
    for _ in 0..<2000 {
      let box = Box(min: Point(number(), number()), max: Point(number(), number()))
      let isRotated = Bool.random(using: &random)
      let transform = Affine(
        a: number(), b: isRotated ? number() : 0, c: isRotated ? number() : 0, d: number(), tx: number(),
        ty: number())
      let path = Path(verbs: Path(rect: box).verbs, points: Path(rect: box).points)
      #expect(GridRectangle(box, transform) == GridRectangle(path, transform), "\(box), \(transform)")
    }
  }

  @Test func `a closed triangle isn't taken for a rectangle`() {
    var path = Path()
    for (index, corner) in [Point(0, 0), Point(8, 0), Point(0, 8)].enumerated() {
      index == 0 ? path.move(to: corner) : path.addLine(to: corner)
    }
    path.close()
    #expect(GridRectangle(path, .identity) == nil)
    let mask = Mask(filling: path, within: Self.area)
    #expect(mask[1, 1] == 255 && mask[7, 7] == 0)
  }

  @Test func `paths with coordinates that aren't finite draw nothing`() {
    for bad in [Double.nan, .infinity, -.infinity] {
      var path = Path(rect: Box(x: 1, y: 1, width: 5, height: 5))
      path.addLine(to: Point(bad, 3))
      #expect(Mask(filling: path, within: Self.area).coverage.allSatisfy { $0 == 0 })
      let scale = Affine.scale(bad, 1)
      #expect(
        Mask(filling: Path(rect: Self.area.box), transform: scale, within: Self.area).coverage
          .allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [1e5, 1e6, 1e9, 1e18, 1e150, 1e300])
  func `very large shapes cover their inside`(size: Double) {
    var diamond = Path()
    diamond.move(to: Point(-size, 0))
    diamond.addLine(to: Point(0, -size))
    diamond.addLine(to: Point(size, 0))
    diamond.addLine(to: Point(0, size))
    let area = PixelRect(x: 0, y: 0, width: 4, height: 4)
    #expect(Mask(filling: diamond, within: area).coverage.allSatisfy { $0 == 255 })
    var circle = Path()
    circle.addEllipse(in: Box(x: -size, y: -size, width: 2 * size, height: 2 * size))
    #expect(Mask(filling: circle, within: area).coverage.allSatisfy { $0 == 255 })
    let half = Path(rect: Box(min: Point(-size, -size), max: Point(2, size)))
    let mask = Mask(filling: half, within: area)
    #expect((0..<4).map { mask[$0, 3] } == [255, 255, 0, 0])
  }
}
