import TestSupport
import Testing

@testable import Raster

/// Compares the cells that edges change with the documented definition, column by column.
@Suite struct EdgeTracerTests {
  static let bands = [
    PixelRect(x: -3, y: 2, width: 9, height: 5), PixelRect(x: 250, y: -4, width: 20, height: 7),
    PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 4, y: 1, width: 600, height: 3),
  ]

  /// Returns an edge around a band: vertical, within a column or a row, along their sides, or any other.
  static func edge(_ random: inout SeededGenerator, about band: PixelRect) -> Edge {
    func number(_ low: Int, _ high: Int) -> Int32 {
      let place = Int32.random(in: Int32(low - 4) * 1024...Int32(high + 4) * 1024, using: &random)
      return Int.random(in: 0..<4, using: &random) == 0 ? place & ~1023 : place
    }
    var edge = Edge(
      x0: number(band.minX, band.maxX), y0: number(band.minY, band.maxY), x1: number(band.minX, band.maxX),
      y1: number(band.minY, band.maxY))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: edge.x1 = edge.x0
    case 1: edge.x1 = (edge.x0 & ~1023) + Int32.random(in: 0...1024, using: &random)
    case 2: edge.y1 = (edge.y0 & ~1023) + Int32.random(in: 0...1024, using: &random)
    case 3:
      edge.x1 = edge.x0 + Int32.random(in: -1500...1500, using: &random)
      edge.y1 = edge.y0 + Int32.random(in: -1500...1500, using: &random)
    default: break
    }
    if edge.y0 == edge.y1 { edge.y1 += 1 }
    return edge
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `an edge changes its cells by the amounts of the definition`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for band in Self.bands {
      var buffer = CellBuffer()
      buffer.begin(band)
      var plain = PlainCells(band)
      for count in 1...20 {
        var edges = (0..<count).map { _ in Self.edge(&random, about: band) }
        edges.withUnsafeMutableBufferPointer { buffer.add($0) }
        for edge in edges { plain.add(edge) }
        for row in 0..<band.height {
          let cells = UnsafeBufferPointer(start: buffer.cells(ofRow: row), count: band.width)
          #expect(Array(cells) == Array(plain.rows[row][..<band.width]), "seed \(seed), row \(row), \(edges)")
          for column in 0..<band.width where cells[column] != 0 {
            let word = buffer.marks(ofRow: row)[column / 256]
            #expect(
              word >> UInt64(column / 4 % 64) & 1 == 1, "seed \(seed), \(column) of row \(row), \(edges)")
          }
        }
        var sink = Discard()
        buffer.read(.nonZero, into: &sink)
        plain = PlainCells(band)
      }
    }
  }

  private struct Discard: SpanSink {
    mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {}
    mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {}
    mutating func cover(x: Int, y: Int, four: UInt32) {}
    mutating func finishRow() {}
  }
}

/// Cells as the documentation of `EdgeTracer` defines them.
private struct PlainCells {
  let band: PixelRect
  var rows: [[Int32]]

  init(_ band: PixelRect) {
    self.band = band
    rows = Array(repeating: Array(repeating: 0, count: band.width + 1), count: band.height)
  }

  mutating func add(_ edge: Edge) {
    let (dx, dy) = (Int(edge.x1 - edge.x0), Int(edge.y1 - edge.y0))
    let (upper, lower) = dy > 0 ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
    let originX = Int(dy > 0 ? edge.x0 : edge.x1)
    let slope = Int(Double(dx) * 0x1p32 / Double(dy))
    func x(_ y: Int) -> Int { originX + Self.rounded((y - Int(upper)) * slope) }
    for row in rows.indices {
      let top = max(Int(upper), (band.minY + row) * 1024)
      let bottom = min(Int(lower), (band.minY + row + 1) * 1024)
      guard top < bottom else { continue }
      addPiece(edge, from: (x(top), top), to: (x(bottom), bottom), sign: dy > 0 ? 1 : -1, row: row)
    }
  }

  private mutating func addPiece(
    _ edge: Edge, from upper: (x: Int, y: Int), to lower: (x: Int, y: Int), sign: Int32, row: Int
  ) {
    let (left, right) = upper.x < lower.x ? (upper, lower) : (lower, upper)
    let height = lower.y - upper.y
    let (dx, dy) = (Int(edge.x1 - edge.x0), Int(edge.y1 - edge.y0))
    let origin = dy > 0 ? (x: Int(edge.x0), y: Int(edge.y0)) : (x: Int(edge.x1), y: Int(edge.y1))
    /// Returns the height of the part of the piece to the left of a column's side.
    func part(before side: Int) -> Int {
      guard side < right.x else { return height }
      guard side > left.x else { return 0 }
      let slope = Int(Double(dy) * 0x1p32 / Double(dx))
      let y = origin.y + Self.rounded((side - origin.x) * slope)
      return min(max(upper.x < lower.x ? y - upper.y : lower.y - y, 0), height)
    }
    var done = 0
    for column in band.minX..<band.maxX {
      let (start, side) = (column * 1024, (column + 1) * 1024)
      if column == band.minX {
        done = left.x < start ? part(before: start) : 0
        rows[row][0] += sign * Int32(done * 128)
      }
      let reached = max(part(before: side), done)
      guard reached > done else { continue }
      let inset = (left.x > start ? left.x - start : 0) + (right.x < side ? right.x - start : 1024)
      let area = Int32(((reached - done) * (2048 - inset)) >> 4)
      rows[row][column - band.minX] += sign * area
      rows[row][column - band.minX + 1] += sign * (Int32((reached - done) * 128) - area)
      done = reached
    }
  }

  /// Returns the integer nearest to a number in 32 binary places.
  private static func rounded(_ value: Int) -> Int { (value + (1 << 31)) >> 32 }
}
