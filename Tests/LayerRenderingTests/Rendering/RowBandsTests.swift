import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// The division of a picture's rows among threads.
@Suite struct RowBandsTests {
  private static let (width, height) = (64, 960)

  private static func rect(_ minY: Int, _ maxY: Int) -> PixelRect {
    PixelRect(minX: 0, minY: minY, maxX: width, maxY: maxY)
  }

  /// Divides pictures with a fixed cost of each row again and again; returns the latest bands, and the seconds of each.
  private func bands(
    atMost count: Int, rowSeconds: [Double], of rects: [PixelRect], pictures: Int
  ) -> (rows: [Range<Int>], seconds: [Double]) {
    var bands = RowBands(height: Self.height)
    var seconds: [Double] = []
    for _ in 0..<pictures {
      bands.divide(atMost: count, redrawing: rects)
      seconds = bands.bands.map { rows in
        rects.reduce(0) { sum, rect in
          let range = (rect.minY..<rect.maxY).clamped(to: rows)
          return sum + rowSeconds[range].reduce(0, +)
        }
      }
      bands.record(seconds, redrawing: rects)
    }
    return (bands.bands, seconds)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `bands are adjacent and contain all rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9, using: &random)
    let rects = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let minY = Int.random(in: 0..<Self.height, using: &random)
      return Self.rect(minY, Int.random(in: minY...Self.height, using: &random))
    }
    let rowSeconds = (0..<Self.height).map { _ in Double.random(in: 0...1e-3, using: &random) }
    let rows = bands(atMost: count, rowSeconds: rowSeconds, of: rects, pictures: 5).rows
    #expect((1...count).contains(rows.count))
    #expect(rows.first?.lowerBound == 0 && rows.last?.upperBound == Self.height)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [2, 4])
  func `bands take equally long after some pictures`(seed: UInt64, count: Int) throws {
    var random = SeededGenerator(seed: seed)
    // Steps of up to 1 : 50, none of which has most of the work in few rows.
    let levels = (0..<12).map { _ in Double.random(in: 1e-5...5e-4, using: &random) }
    let rowSeconds = (0..<Self.height).map { levels[$0 * levels.count / Self.height] }
    let (rows, seconds) = bands(
      atMost: count, rowSeconds: rowSeconds, of: [Self.rect(0, Self.height)], pictures: 40)
    let slowest = try #require(seconds.max())
    #expect(rows.count == count)
    #expect(slowest * Double(count) < 1.03 * seconds.reduce(0, +), "seed \(seed): \(seconds)")
  }

  @Test(arguments: [0, 1, 5, 31])
  func `low pictures have adjacent bands`(height: Int) {
    var bands = RowBands(height: height)
    let rect = PixelRect(minX: 0, minY: 0, maxX: 1000, maxY: height)
    for _ in 0..<10 {
      bands.divide(atMost: 3, redrawing: [rect])
      let rows = bands.bands
      #expect(rows.first?.lowerBound == 0 && rows.last?.upperBound == height)
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      bands.record([1, 2, 3], redrawing: [rect])
    }
  }

  @Test(arguments: [[1.0, 3], [3, 1], [0, 5], [1e9, 1], [0, 0]])
  func `the costs of rows that aren't redrawn stay as they are`(seconds: [Double]) {
    // The rectangle is in the first of the parts whose costs are known.
    let (small, whole) = ([Self.rect(0, 30)], [Self.rect(0, Self.height)])
    var bands = RowBands(height: Self.height)
    bands.divide(atMost: 2, redrawing: whole)
    bands.record([0.5, 0.5], redrawing: whole)
    for _ in 0..<5_000 {
      bands.divide(atMost: 2, redrawing: small)
      bands.record(seconds, redrawing: small)
    }
    bands.divide(atMost: 2, redrawing: [Self.rect(30, Self.height)])
    #expect(bands.bands == [0..<495, 495..<960])
    for _ in 0..<60 {
      bands.divide(atMost: 2, redrawing: whole)
      bands.record(bands.bands.map { Double($0.count) / 960 }, redrawing: whole)
    }
    #expect(bands.bands.count == 2 && (440...520).contains(bands.bands[0].count))
  }

  @Test func `before a measurement, bands have equally many of the pixels that are redrawn`() {
    var bands = RowBands(height: Self.height)
    bands.divide(atMost: 4, redrawing: [Self.rect(0, Self.height)])
    #expect(bands.bands == [0..<240, 240..<480, 480..<720, 720..<960])
    bands.divide(atMost: 2, redrawing: [Self.rect(600, 720)])
    #expect(bands.bands == [0..<660, 660..<960])
  }

  @Test func `a picture that takes little time has one band`() {
    let rowSeconds = [Double](repeating: 2e-8, count: Self.height)
    let rects = [Self.rect(0, Self.height)]
    #expect(bands(atMost: 4, rowSeconds: rowSeconds, of: rects, pictures: 3).rows == [0..<Self.height])
    #expect(bands(atMost: 4, rowSeconds: rowSeconds, of: [], pictures: 3).rows == [0..<Self.height])
  }
}
