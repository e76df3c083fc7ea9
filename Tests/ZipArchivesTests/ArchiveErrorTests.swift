import Foundation
import Testing

@testable import ZipArchives

/// The descriptions of errors, with the offsets at which they are found.
@Suite struct ArchiveErrorTests {
  /// An entry with the nine digits whose CRC-32 is the check value CBF43926.
  ///
  /// The header is at 0, the contents at 31, the directory's record at 40, its name at 86, and the end record at 87.
  private static let digits = TestArchive(entries: [
    TestArchive.Entry(name: "a", contents: Data("123456789".utf8), isDeflated: false)
  ])

  private static let large = bytes(4, 0xFFFF_FFFF)

  @Test(arguments: [
    (0, bytes(1, 0x51), "byte 0: not a Zip archive; expected the bytes PK"),
    // The end record.
    (87, bytes(1, 0), "byte 109: the archive has no end record; expected the bytes PK 5 6"),
    (87 + 4, bytes(2, 1), "byte 87: an archive in several parts isn't supported"),
    (87 + 6, bytes(2, 1), "byte 87: an archive in several parts isn't supported"),
    (87 + 8, bytes(2, 2), "byte 87: an archive in several parts isn't supported"),
    (87 + 8, bytes(2, 0, 0), "byte 40: the 0 entries end here, but the directory ends at 87"),
    (87 + 8, bytes(2, 2, 2), "byte 87: expected an entry of the directory, PK 1 2"),
    (87 + 8, bytes(2, 0xFFFF, 0xFFFF), "byte 87: Zip64 isn't supported"),
    (87 + 12, large, "byte 87: Zip64 isn't supported"),
    (87 + 16, large, "byte 87: Zip64 isn't supported"),
    (87 + 12, bytes(4, 48), "byte 87: the directory of 48 bytes at 40 overlaps its end record at 87"),
    (87 + 12, bytes(4, 46), "byte 87: the 1 entries end here, but the directory ends at 86"),
    (87 + 16, bytes(4, 39), "byte 39: expected an entry of the directory, PK 1 2"),
    // The record in the directory.
    (40, bytes(1, 0), "byte 40: expected an entry of the directory, PK 1 2"),
    (40 + 8, bytes(2, 1), "a: byte 40: encrypted entries aren't supported"),
    (40 + 8, bytes(2, 9), "a: byte 40: encrypted entries aren't supported"),
    (40 + 10, bytes(2, 9), "a: byte 40: compression method 9 isn't supported; expected 0 or 8"),
    (40 + 16, bytes(4, 0x1F), "a: byte 40: the CRC-32 of the contents is cbf43926; expected 1f"),
    (40 + 20, large, "a: byte 40: Zip64 isn't supported"),
    (40 + 24, large, "a: byte 40: Zip64 isn't supported"),
    (40 + 42, large, "a: byte 40: Zip64 isn't supported"),
    (40 + 20, bytes(4, 10), "a: byte 0: 10 bytes at 31 overlap the directory, which begins at 40"),
    (40 + 20, bytes(4, 8), "a: byte 40: 8 bytes; expected 9"),
    (40 + 24, bytes(4, 10), "a: byte 40: 9 bytes; expected 10"),
    (40 + 28, bytes(2, 0xFF00), "byte 40: the entry extends beyond the end of the archive"),
    (40 + 30, bytes(2, 0xFF00), "byte 40: the entry extends beyond the end of the archive"),
    (40 + 32, bytes(2, 0xFF00), "byte 40: the entry extends beyond the end of the archive"),
    (40 + 32, bytes(2, 23), "byte 40: the entry extends beyond the end of the archive"),
    (40 + 32, bytes(2, 22), "byte 109: the 1 entries end here, but the directory ends at 87"),
    (40 + 42, bytes(4, 1), "a: byte 1: expected the entry's header, PK 3 4"),
    (40 + 42, bytes(4, 110), "a: byte 110: expected the entry's header, PK 3 4"),
    (40 + 46, bytes(1, 0xFF), "byte 86: the name isn't valid UTF-8"),
    // The entry's header.
    (3, bytes(1, 0), "a: byte 0: expected the entry's header, PK 3 4"),
    (26, bytes(2, 2), "a: byte 0: 9 bytes at 32 overlap the directory, which begins at 40"),
    (28, bytes(2, 3), "a: byte 0: 9 bytes at 34 overlap the directory, which begins at 40"),
  ])
  func `a wrong number is described`(_ offset: Int, _ number: Data, _ description: String) {
    var data = Self.digits.data
    data.replaceSubrange(offset..<offset + number.count, with: number)
    let error = #expect(throws: ArchiveError.self) { try ZipArchive(data).contents(of: "a") }
    #expect(error?.description == description)
  }

  @Test func `numbers that aren't needed are ignored`() throws {
    // Versions, times, attributes, and the sizes and the checksum in the header.
    for (offset, count) in [(4, 22), (44, 4), (48 + 4, 4), (40 + 34, 8)] {
      var data = Self.digits.data
      data.replaceSubrange(offset..<offset + count, with: Data(repeating: 0xAA, count: count))
      #expect(try ZipArchive(data).contents(of: "a") == Data("123456789".utf8), "\(offset)")
    }
  }

  @Test func `sizes beyond limits are described`() throws {
    let archive = try ZipArchive(Self.digits.data, limit: 9)
    #expect(try archive.contents(of: "a", limit: 9).count == 9)
    let entry = #expect(throws: ArchiveError.self) { try archive.contents(of: "a", limit: 8) }
    #expect(entry?.description == "a: byte 40: expands to 9 bytes; the limit is 8")
    let whole = #expect(throws: ArchiveError.self) { try ZipArchive(Self.digits.data, limit: 8) }
    #expect(whole?.description == "the archive expands to 9 bytes; the limit is 8")
  }

  @Test func `archives expand to 256 MiB unless another limit is given`() throws {
    var archive = Self.digits
    archive.entries[0].statedSize = 268_435_456
    #expect(try ZipArchive(archive.data).names == ["a"])
    archive.entries[0].statedSize = 268_435_457
    #expect(#expect(throws: ArchiveError.self) { try ZipArchive(archive.data) }?.kind == .tooLarge)
    #expect(try ZipArchive(archive.data, limit: 268_435_457).names == ["a"])
  }

  @Test func `fields and comments of entries are skipped`() throws {
    var entry = TestArchive.Entry(name: "a", contents: Data("one".utf8), isDeflated: false)
    (entry.headerFields, entry.recordFields) = (Data(count: 300), Data(count: 700))
    entry.comment = Data(repeating: 0x50, count: 1000)
    var second = TestArchive.Entry(name: "b", contents: Data("two".utf8))
    second.comment = Data([1])
    let archive = try ZipArchive(TestArchive(entries: [entry, second]).data)
    #expect(try archive.contents(of: "a") == Data("one".utf8))
    #expect(try archive.contents(of: "b") == Data("two".utf8))
  }

  @Test(arguments: [0, 1, 65_534, 65_535]) func `an archive's comment may have 65,535 bytes`(_ count: Int)
    throws
  {
    var archive = Self.digits
    archive.comment = Data(count: count)
    #expect(try ZipArchive(archive.data).names == ["a"])
    let error = #expect(throws: ArchiveError.self) { try ZipArchive(archive.data + Data([0])) }
    #expect(error?.kind == .truncated && error?.offset == 110 + count)
  }

  @Test func `streams that end elsewhere are described`() throws {
    let story = Data("once upon a time, once upon a time".utf8)
    let size = deflated(story).count
    var entry = TestArchive.Entry(name: "a", contents: story, padding: Data([0]))
    func description() -> String? {
      #expect(throws: ArchiveError.self) {
        try ZipArchive(TestArchive(entries: [entry]).data).contents(of: "a")
      }?.description
    }
    #expect(
      description()
        == "a: byte \(31 + size): the stream ends here; expected it to end at byte \(32 + size)")
    (entry.padding, entry.statedSize) = (Data(), 33)
    #expect(description() == "a: byte \(31 + size): expands to more than the 33 bytes in the directory")
  }

  @Test func `an entry that overlaps another one is named`() {
    var (first, second) = (Self.digits.entries[0], Self.digits.entries[0])
    (first.padding, second.name) = (Data(count: 4), "b")
    let archive = TestArchive(entries: [second, first])
    // The first entry of the directory ends at 40, where the second one begins. Let it extend to 41.
    var data = archive.data
    let record = data.count - 22 - 2 * 47
    data.replaceSubrange(record + 20..<record + 24, with: bytes(4, 10))
    let error = #expect(throws: ArchiveError.self) { try ZipArchive(data) }
    #expect(error?.description == "a: byte 40: overlaps b, which ends at 41")
  }

  @Test func `a gzip file's errors are described`() {
    let packed = gzipped(Data("123456789".utf8))
    func error(_ data: Data, limit: Int = 9) -> ArchiveError? {
      #expect(throws: ArchiveError.self) { try Gzip.unpack(data, limit: limit) }
    }
    #expect(error(Data([0x1F]))?.description == "byte 0: not a gzip file; expected the bytes 1F 8B")
    #expect(
      error(packed + Data([7]))?.description
        == "byte \(packed.count): unexpected bytes; expected a member or zeros")
    #expect(
      error(packed.dropLast())?.description
        == "byte \(packed.count - 1): the compressed bytes end before the end of the stream")
    #expect(error(packed, limit: 8)?.message == "expands to more than the limit of 8 bytes")
    var damaged = packed
    damaged[packed.count - 5] ^= 1
    #expect(error(damaged)?.message == "can't be decompressed: incorrect data check")
  }

  @Test func `an error keeps its own entry`() {
    let error = ArchiveError(.corrupt, offset: 3, "wrong")
    #expect(error.inside("a") == ArchiveError(.corrupt, entry: "a", offset: 3, "wrong"))
    #expect(error.inside("a").inside("b").description == "a: byte 3: wrong")
    #expect(ArchiveError(.missing, "wrong").description == "wrong")
    #expect(ArchiveError(.missing, "wrong").entry == nil && ArchiveError(.missing, "wrong").offset == nil)
  }

  @Test func `numbers have their lowest byte first, in slices as well`() {
    let reader = LittleEndianBytes(Data([9, 1, 2, 3, 4]).dropFirst())
    #expect(reader.count == 4 && reader[1..<3] == Data([2, 3]))
    #expect(reader.uint16(at: 1) == 0x0302 && reader.uint32(at: 0) == 0x0403_0201)
    for (offset, length, expected) in [
      (0, 4, true), (0, 5, false), (1, 4, false), (-1, 4, false), (5, 0, false),
    ] {
      #expect(reader.hasRecord(0x0403_0201, length: length, at: offset) == expected, "\(offset), \(length)")
    }
  }
}
