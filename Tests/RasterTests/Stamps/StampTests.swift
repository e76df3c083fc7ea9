import TestSupport
import Testing

@testable import Raster

@Suite struct StampTests {
  private static let box = Box(x: -3, y: -9, width: 12, height: 14)
  private static let limit = PixelRect(minX: -20, minY: -20, maxX: 60, maxY: 60)

  /// Returns outlines that are small enough for stamps.
  private func outlines(_ random: inout SeededGenerator) -> [Path] {
    (0..<3).map { _ in
      var path = random.path(in: Self.box, elementCount: 6)
      path.addLine(to: Point(1, 1))
      return path
    }
  }

  private func sixteenth(_ random: inout SeededGenerator, in range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random)) / 16
  }

  /// Returns copies of outlines at multiples of 1/16, on which nothing is rounded.
  private func placements(_ random: inout SeededGenerator, count: Int, scale: Double = 1) -> [PathParts
    .Placement]
  {
    (0..<count).map { index in
      PathParts.Placement(
        outline: index % 3,
        transform: Affine(
          a: scale, b: 0, c: 0, d: scale, tx: sixteenth(&random, in: -320...700),
          ty: sixteenth(&random, in: -320...700)))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [FillRule.nonZero, .evenOdd])
  func `outlines on the grid of positions cover what their elements cover, in any clip`(
    seed: UInt64, rule: FillRule
  ) {
    var random = SeededGenerator(seed: seed)
    let outlines = outlines(&random)
    let scale = [1, 0.5, -1, 1.5].randomElement(using: &random)!
    let placements = placements(&random, count: 12, scale: scale)
    let parts = Path(placements, of: outlines)
    let transform = Affine(a: 1, b: 0, c: 0, d: -1, tx: sixteenth(&random, in: -40...40), ty: 40)
    let elements = Path(verbs: parts.verbs, points: parts.points)
    let rasterizer = Rasterizer()
    for _ in 0..<4 {
      let (x, y) = (Int.random(in: -20..<50, using: &random), Int.random(in: -20..<50, using: &random))
      let clip = PixelRect(
        x: x, y: y, width: Int.random(in: 1..<40, using: &random),
        height: Int.random(in: 1..<40, using: &random))
      let mask = Mask(filling: parts, transform: transform, rule: rule, within: clip, rasterizer: rasterizer)
      let expected = Mask(filling: elements, transform: transform, rule: rule, within: clip)
      #expect(mask.values(in: clip) == expected.values(in: clip))
    }
  }

  @Test func `outlines in many bands cover what their elements cover`() {
    var random = SeededGenerator(seed: 3)
    let outlines = outlines(&random)
    // Some are too large for stamps.
    let large = outlines[0].applying(.scale(9, 9))
    let placements =
      placements(&random, count: 40) + [PathParts.Placement(outline: 3, transform: .translation(20, 20))]
    let tall = placements.enumerated().map { index, placement in
      PathParts.Placement(
        outline: placement.outline,
        transform: placement.transform.concatenating(.translation(index == 0 ? 9000 : 0, Double(index))))
    }
    let parts = Path(tall, of: outlines + [large])
    let clip = PixelRect(minX: 0, minY: 0, maxX: 9020, maxY: 60)
    #expect(CellBuffer.comfortableRowCount(width: clip.width) < 20)
    let mask = Mask(filling: parts, within: clip)
    #expect(mask == Mask(filling: Path(verbs: parts.verbs, points: parts.points), within: mask.bounds))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `positions are rounded to sixteenths of a pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let outlines = outlines(&random)
    let exact = (0..<5).map { _ in Point(random.double(in: -10...50), random.double(in: -10...50)) }
    func path(_ positions: [Point]) -> Path {
      Path(
        positions.enumerated().map {
          PathParts.Placement(outline: $0 % 3, transform: .translation($1.x, $1.y))
        }, of: outlines)
    }
    let rounded = exact.compactMap { StampPosition($0)?.point }
    let (mask, expected) = (
      Mask(filling: path(exact), within: Self.limit), Mask(filling: path(rounded), within: Self.limit)
    )
    #expect(mask.values(in: Self.limit) == expected.values(in: Self.limit))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the bounds contain the pixels that rounded positions cover`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var square = Path()
    square.addRect(Box(x: 0, y: 0, width: 1, height: 1))
    square.addRect(Box(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    let position = Point(random.double(in: 3...5), random.double(in: 3...5))
    let placement = PathParts.Placement(outline: 0, transform: .translation(position.x, position.y))
    let path = Path([placement], of: [square])
    let shape = FilledPath(path: path, transform: .identity, rule: .nonZero)
    var all = Mask(bounds: Self.limit)
    all.write { clip, writer in shape.cover(within: clip, using: Rasterizer(), into: &writer) }
    #expect(all.values(in: Self.limit) == Mask(filling: path, within: Self.limit).values(in: Self.limit))
  }

  @Test func `a position whose rounding crosses a pixel's side is within the bounds`() {
    var square = Path()
    square.addRect(Box(x: 0, y: 0, width: 1.02, height: 1.02))
    square.addRect(Box(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    let path = Path([PathParts.Placement(outline: 0, transform: .translation(2.97, 2.97))], of: [square])
    let mask = Mask(filling: path, within: Self.limit)
    // The position is rounded to 3, and 0.02 of the next pixel is covered.
    #expect(mask.bounds == PixelRect(minX: 2, minY: 2, maxX: 5, maxY: 5))
    #expect(mask.values(in: PixelRect(minX: 2, minY: 3, maxX: 5, maxY: 4)) == [0, 255, 5])
  }

  @Test func `turned, large and distant outlines aren't rounded`() {
    var random = SeededGenerator(seed: 5)
    let outlines = outlines(&random)
    let transforms: [(own: Affine, device: Affine)] = [
      (.translation(3.01, 4.02), Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 5)),
      (Affine(a: 1, b: 0, c: 0.2, d: 1, tx: 3.01, ty: 4.02), .identity),
      (.translation(3.01, 4.02), .scale(6, 6)),
      (Affine(a: 1, b: 0, c: 0, d: 1, tx: 600_000.01, ty: 4), .translation(-0.5, 0)),
    ]
    for (own, device) in transforms {
      let path = Path([PathParts.Placement(outline: 0, transform: own)], of: outlines)
      let mask = Mask(filling: path, transform: device, within: Self.limit)
      let elements = Path(verbs: path.verbs, points: path.points)
      let expected = Mask(filling: elements, transform: device, within: Self.limit)
      #expect(mask.values(in: Self.limit) == expected.values(in: Self.limit))
    }
  }

  @Test func `a path with a coordinate that isn't finite covers nothing`() {
    var random = SeededGenerator(seed: 6)
    let outlines = outlines(&random)
    var broken = Path()
    broken.move(to: Point(0, 0))
    broken.addLine(to: Point(.nan, 3))
    broken.addLine(to: Point(4, 9))
    for (outline, x) in [(0, Double.nan), (0, .infinity), (3, 1)] {
      let path = Path(
        [
          PathParts.Placement(outline: 1, transform: .identity),
          PathParts.Placement(outline: outline, transform: .translation(x, 1)),
        ], of: outlines + [broken])
      let mask = Mask(filling: path, within: Self.limit)
      #expect(mask.coverage.allSatisfy { $0 == 0 })
    }
  }

  @Test func `a full cache changes nothing`() {
    var random = SeededGenerator(seed: 7)
    let rasterizer = Rasterizer()
    // More outlines than the cache has space for, in one path and in several.
    let outlines = (0..<1100).map { _ in
      random.path(in: Box(x: 0, y: 0, width: 3, height: 3), elementCount: 3)
    }
    func path(_ range: Range<Int>) -> Path {
      Path(
        range.map {
          PathParts.Placement(
            outline: $0, transform: .translation(Double($0 % 40) + 0.53, Double($0 / 40) + 0.29))
        }, of: outlines)
    }
    for range in [0..<1100, 1000..<1100, 0..<700, 600..<1100] {
      let path = path(range)
      let mask = Mask(filling: path, within: Self.limit, rasterizer: rasterizer)
      #expect(mask == Mask(filling: path, within: Self.limit), "\(range)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a position is the nearest one, split into pixels and a fraction`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let point = Point(random.double(in: -999...999), random.double(in: -999...999))
    let position = try #require(StampPosition(point))
    let rounded = position.point
    #expect(
      abs(rounded.x - point.x) <= StampPosition.reach && abs(rounded.y - point.y) <= StampPosition.reach)
    #expect((0..<StampPosition.phaseCount).contains(position.phase))
    #expect(StampPosition(rounded) == position)
    #expect(StampPosition(Point(.nan, 0)) == nil && StampPosition(Point(0, 524_288)) == nil)
  }
}

extension Mask {
  /// The coverage of pixels, row by row; 0 outside of the bounds.
  fileprivate func values(in rect: PixelRect) -> [UInt8] {
    (rect.minY..<rect.maxY).flatMap { y in
      (rect.minX..<rect.maxX).map { x in
        let isInside = (bounds.minX..<bounds.maxX).contains(x) && (bounds.minY..<bounds.maxY).contains(y)
        return isInside ? coverage[(y - bounds.minY) * bounds.width + x - bounds.minX] : 0
      }
    }
  }
}

extension StampPosition {
  fileprivate var point: Point {
    Point(Double(pixel.x), Double(pixel.y)) + StampPosition.origin(ofPhase: phase)
  }
}
