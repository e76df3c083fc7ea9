import Foundation
import TestSupport
import Testing

@testable import Archives

@Suite struct GzipTests {
  private static let story = Data("once upon a time, once upon a time, once upon a time".utf8)

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 400_000])
  func `bytes come out as they went in, within exactly their number`(_ count: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let contents = Data((0..<count).map { $0 % 90 < 30 ? .random(in: 0...255, using: &generator) : 7 })
    let packed = gzipped(contents)
    #expect(try Gzip.unpack(packed, limit: count) == contents)
    #expect(try Gzip.unpack((Data([1, 2]) + packed).dropFirst(2), limit: .max) == contents)
    let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(packed, limit: count - 1) }
    #expect(error?.kind == .tooLarge)
  }

  @Test func `members follow one another, zeros may follow the last`() throws {
    let two = gzipped(Self.story) + gzipped(Data("the end".utf8))
    let expected = Self.story + Data("the end".utf8)
    #expect(try Gzip.unpack(two, limit: expected.count) == expected)
    #expect(try Gzip.unpack(two + Data(count: 512), limit: 100) == expected)
    #expect(throws: ArchiveError.self) { try Gzip.unpack(two, limit: expected.count - 1) }
    let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(two + Data([0, 1]), limit: 100) }
    #expect(error?.kind == .corrupt && error?.offset == two.count)
  }

  @Test func `a bomb is given up at the limit`() {
    let error = #expect(throws: ArchiveError.self) {
      try Gzip.unpack(gzipped(Data(count: 10_000_000)), limit: 100_000)
    }
    #expect(error?.message == "unpacks to more than the accepted 100000 bytes")
    #expect((error?.offset ?? .max) < 1000)
  }

  @Test func `what isn't gzip is called so`() {
    for data in [Data(), Data([0x1F]), Data("PK".utf8)] {
      #expect(
        #expect(throws: ArchiveError.self) { try Gzip.unpack(data, limit: 9) }?.kind == .wrongFormat)
    }
  }

  @Test func `a file cut anywhere is called truncated`() {
    let packed = gzipped(Self.story)
    for count in 2..<packed.count {
      let error = #expect(throws: ArchiveError.self) { try Gzip.unpack(packed.prefix(count), limit: 100) }
      #expect(error?.kind == .truncated && error?.offset == count, "cut at \(count)")
    }
  }

  @Test func `any other byte in any place gives an error or the same contents`() throws {
    let intact = gzipped(Self.story)
    for place in intact.indices {
      for value in UInt8.min ... .max {
        var data = intact
        data[place] = value
        do {
          #expect(try Gzip.unpack(data, limit: 1000) == Self.story, "byte \(place), \(value)")
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }
}
