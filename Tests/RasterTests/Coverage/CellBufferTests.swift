import TestSupport
import Testing

@testable import Raster

@Suite struct CellBufferTests {
  static let area = PixelRect(x: 0, y: 0, width: 20, height: 16)

  /// The largest error of the grid.
  ///
  /// Coverage is the area in 1/256, rounded down. Vertices move by up to 1/2048 pixel along each axis, and
  /// the piece of an edge within a pixel is at most √2 long, so the area is off by at most about 1/1024 for
  /// each of two edges.
  static let gridError = 256 * 2 / 1024.0

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a triangle has its exact area in every pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let triangle = (0..<3).map { _ in random.point(in: Box(x: -6, y: -6, width: 32, height: 28)) }
    let mask = Mask(filling: Path(polygon: triangle), within: Self.area)
    for y in 0..<Self.area.maxY {
      for x in 0..<Self.area.maxX {
        let exact = 256 * PolygonArea.coverage(triangle, x: x, y: y)
        let low = max(exact - Self.gridError, 0).rounded(.down)
        let high = min(exact + Self.gridError, 255).rounded(.down)
        #expect((low...high).contains(Double(mask[x, y])), "seed \(seed), pixel \(x), \(y): \(exact)")
      }
    }
  }

  @Test func `coverage is the area rounded down, at most 255`() {
    let full = CellBuffer.fullArea
    for (sum, coverage) in [(0, 0), (full / 256 - 1, 0), (full / 256, 1), (full / 2, 128), (full - 1, 255)] {
      #expect(CellBuffer.coverage(sum, .nonZero) == coverage)
      #expect(CellBuffer.coverage(-sum, .nonZero) == coverage)
      #expect(CellBuffer.coverage(sum, .evenOdd) == coverage)
    }
    #expect(CellBuffer.coverage(3 * full, .nonZero) == 255)
    #expect(CellBuffer.coverage(2 * full, .evenOdd) == 0)
    #expect(CellBuffer.coverage(5 * full / 2, .evenOdd) == 128)
    #expect(CellBuffer.coverage(-3 * full, .evenOdd) == 255)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `pixels that no edge crosses are covered by their winding number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: -4, y: -4, width: 28, height: 24))
    let crossed = Mask(stroking: path.closingSubpaths(), StrokeStyle(width: 1.5), within: Self.area)
    for rule in [FillRule.nonZero, .evenOdd] {
      let mask = Mask(filling: path, rule: rule, within: Self.area)
      for y in 0..<Self.area.maxY {
        for x in 0..<Self.area.maxX where crossed[x, y] == 0 {
          let isInside = path.contains(Point(Double(x) + 0.5, Double(y) + 0.5), rule: rule)
          #expect(mask[x, y] == (isInside ? 255 : 0), "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test func `reading a band clears it for the next one`() {
    let rasterizer = Rasterizer()
    var random = SeededGenerator(seed: 4)
    for _ in 0..<10 {
      let path = random.path(in: Box(x: -4, y: -4, width: 28, height: 24))
      let fresh = Mask(filling: path, within: Self.area)
      #expect(Mask(filling: path, within: Self.area, rasterizer: rasterizer) == fresh)
    }
  }

  @Test func `shapes wider than a word of marks are covered throughout`() {
    let wide = PixelRect(x: 0, y: 0, width: 700, height: 3)
    var path = Path(rect: Box(x: 1.5, y: 0.25, width: 690, height: 2))
    path.addLine(to: Point(1.5, 0.25))
    path.addRect(Box(x: 300, y: 1, width: 1, height: 1))
    let mask = Mask(filling: path, within: wide)
    #expect(mask.row(1, 0..<3) == [0, 128, 255])
    #expect(mask.row(1, 689..<694) == [255, 255, 128, 0, 0])
    #expect(mask.row(1, 2..<690).allSatisfy { $0 == 255 })
    #expect(mask.row(0, 255..<258) == [192, 192, 192])
  }
}

extension Path {
  /// The path with every subpath closed.
  func closingSubpaths() -> Path {
    var result = Path()
    for element in elements {
      if case .move = element { result.close() }
      result.append(element)
    }
    result.close()
    return result
  }
}
