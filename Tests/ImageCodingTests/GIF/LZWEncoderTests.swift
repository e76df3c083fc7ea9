import TestSupport
import Testing

@testable import ImageCoding

@Suite struct LZWEncoderTests {
  private func roundTrip(_ indices: [UInt8], bits: Int) throws -> [Int] {
    let codes = LZWEncoder.encode(GIFIndices(indices), minimumCodeSize: bits)
    return try GIFReader.decompress(minimumCodeSize: bits, codes: codes, count: indices.count)
  }

  /// The well-known example of the format: 10 × 10 pixels of three colors.
  @Test func `a known picture has known codes`() {
    let top = [UInt8](repeating: 1, count: 5) + [UInt8](repeating: 2, count: 5)
    let middle: [UInt8] = [1, 1, 1, 0, 0, 0, 0, 2, 2, 2]
    let turned: [UInt8] = [2, 2, 2, 0, 0, 0, 0, 1, 1, 1]
    let rows = [top, top, top, middle, middle, turned, turned].flatMap(\.self)
    let bottom = [UInt8](repeating: 2, count: 5) + [UInt8](repeating: 1, count: 5)
    let codes = LZWEncoder.encode(GIFIndices(rows + bottom + bottom + bottom), minimumCodeSize: 2)
    #expect(
      codes == [
        0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95, 0xFA, 0xA8, 0xDE, 0x60,
        0x8C, 0x04, 0x91, 0x4C, 0x01,
      ])
  }

  @Test(arguments: 2...8)
  func `random indices survive`(_ bits: Int) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = [0, 1, 2, 3, 300, 3_000][Int(seed) - 1]
      let indices = (0..<count).map { _ in UInt8.random(in: 0..<UInt8(1 << bits - 1), using: &generator) }
      #expect(try roundTrip(indices, bits: bits) == indices.map(Int.init), "seed \(seed)")
    }
  }

  @Test func `a full table is cleared`() throws {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<12_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(try roundTrip(noise, bits: 8) == noise.map(Int.init))
  }

  /// The lengths are around those at which the width of codes grows, or the table is full exactly at the end.
  @Test func `sequences of any length survive`() throws {
    var generator = SeededGenerator(seed: 8)
    let noise = (0..<4_200).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for count in [250, 254, 255, 256, 257, 258, 766, 767, 768, 769, 3_836, 3_837, 3_838, 3_839, 3_840, 3_841]
    {
      let indices = Array(noise.prefix(count))
      #expect(try roundTrip(indices, bits: 8) == indices.map(Int.init), "\(count) indices")
    }
  }

  @Test func `one color takes few bytes`() throws {
    let flat = [UInt8](repeating: 3, count: 20_000)
    #expect(LZWEncoder.encode(GIFIndices(flat), minimumCodeSize: 2).count < 300)
    #expect(try roundTrip(flat, bits: 2) == flat.map(Int.init))
  }

  /// Runs of one color with noise, as in drawings, and longer than a table lasts.
  private func drawing(count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var indices: [UInt8] = []
    while indices.count < count {
      let color = UInt8.random(in: 0..<15, using: &generator)
      indices += [UInt8](repeating: color, count: Int.random(in: 1...40, using: &generator))
    }
    return Array(indices.prefix(count))
  }

  @Test func `a full table is used for as long as it compresses well`() throws {
    var generator = SeededGenerator(seed: 9)
    let pattern = drawing(count: 60_000, &generator)
    let repeated = (0..<4).flatMap { _ in pattern.prefix(30_000) }
    for indices in [pattern, repeated, repeated + pattern] {
      #expect(try roundTrip(indices, bits: 4) == indices.map(Int.init))
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `each index is its color, or the transparent one where that shows the same`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = [1, 2, 50, 30_000][Int(seed) % 4]
    var colors = drawing(count: count, &generator)
    for index in colors.indices where Int.random(in: 0..<50, using: &generator) == 0 { colors[index] = 15 }
    let isVisible = drawing(count: count, &generator).map { $0 < 9 }
    let indices = GIFIndices(colors, isVisible: isVisible, transparentIndex: 15)
    let codes = LZWEncoder.encode(indices, minimumCodeSize: 4)
    let shown = try GIFReader.decompress(minimumCodeSize: 4, codes: codes, count: count)
    for (index, shown) in shown.enumerated() {
      #expect(shown == Int(colors[index]) || isVisible[index] && shown == 15)
    }
    let opaque = LZWEncoder.encode(GIFIndices(colors), minimumCodeSize: 4)
    let changed = zip(colors, isVisible).map { $1 ? 15 : $0 }
    let transparent = LZWEncoder.encode(GIFIndices(changed), minimumCodeSize: 4)
    if count > 50 { #expect(codes.count < min(opaque.count, transparent.count)) }
  }
}
