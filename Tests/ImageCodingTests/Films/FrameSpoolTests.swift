import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FrameSpoolTests {
  @Test func `records are read back unchanged, in order, any number of times`() throws {
    var generator = SeededGenerator(seed: 5)
    let records = (0..<20).map { index in
      let rect = PixelRect(x: index, y: 2 * index, width: index % 4, height: 3)
      return FrameSpool.Record(
        rect: rect, pixels: (0..<(rect.width * 3)).map { _ in .random(in: 0 ... .max, using: &generator) },
        delay: index * 7)
    }
    let spool = try FrameSpool()
    for record in records { try spool.append(record.packed()) }
    #expect(spool.count == 20)
    for _ in 0..<2 {
      var found: [FrameSpool.Record] = []
      try spool.forEach { found.append(try FrameSpool.Record($0)) }
      #expect(found == records)
    }
  }

  @Test func `an error of the closure is rethrown`() throws {
    struct Enough: Error {}
    let spool = try FrameSpool()
    for _ in 0..<3 { try spool.append(FrameSpool.Record(rect: .empty, pixels: [], delay: 2).packed()) }
    var count = 0
    #expect(throws: Enough.self) {
      try spool.forEach { _ in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
  }
}
