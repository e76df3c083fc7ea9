import Foundation
import TestSupport
import Testing

@testable import ZipArchives

@Suite struct GzipTests {
  private static let story = Data("once upon a time, once upon a time, once upon a time".utf8)

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 400_000])
  func `contents are unchanged, and the limit may equal their size`(_ count: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let contents = Data((0..<count).map { $0 % 90 < 30 ? .random(in: 0...255, using: &generator) : 7 })
    let packed = gzipped(contents)
    #expect(try Gzip.unpack(packed, limit: count) == contents)
    #expect(try Gzip.unpack((Data([1, 2]) + packed).dropFirst(2), limit: .max) == contents)
    let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(packed, limit: count - 1) }
    #expect(error?.kind == .tooLarge)
  }

  @Test func `a file can have several members, and zeros at the end`() throws {
    let two = gzipped(Self.story) + gzipped(Data("the end".utf8))
    let expected = Self.story + Data("the end".utf8)
    #expect(try Gzip.unpack(two, limit: expected.count) == expected)
    #expect(try Gzip.unpack(two + Data(count: 512), limit: 100) == expected)
    #expect(throws: ArchiveError.self) { try Gzip.unpack(two, limit: expected.count - 1) }
    let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(two + Data([0, 1]), limit: 100) }
    #expect(error?.kind == .corrupt && error?.offset == two.count)
  }

  @Test func `a bomb is refused at the limit`() {
    let error = #expect(throws: ArchiveError.self) {
      try Gzip.unpack(gzipped(Data(count: 10_000_000)), limit: 100_000)
    }
    #expect(error?.message == "expands to more than the limit of 100000 bytes")
    #expect((error?.offset ?? .max) < 1000)
  }

  @Test func `bytes that aren't gzip are refused`() {
    for data in [Data(), Data([0x1F]), Data("PK".utf8)] {
      #expect(
        #expect(throws: ArchiveError.self) { try Gzip.unpack(data, limit: 9) }?.kind == .wrongFormat)
    }
  }

  @Test func `a file truncated at any byte is reported as truncated`() {
    let packed = gzipped(Self.story)
    for count in 2..<packed.count {
      let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(packed.prefix(count), limit: 100) }
      #expect(error?.kind == .truncated && error?.offset == count, "cut at \(count)")
    }
  }

  @Test func `any other byte at any position causes an error or leaves the contents unchanged`() throws {
    let intact = gzipped(Self.story)
    for position in intact.indices {
      for value in UInt8.min ... .max {
        var data = intact
        data[position] = value
        do {
          #expect(try Gzip.unpack(data, limit: 1000) == Self.story, "byte \(position), \(value)")
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }
}
