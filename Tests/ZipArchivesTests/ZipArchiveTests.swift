import Foundation
import TestSupport
import Testing

@testable import ZipArchives

@Suite struct ZipArchiveTests {
  private static let story = Data("once upon a time, once upon a time, once upon a time".utf8)

  private static let small = TestArchive(entries: [
    TestArchive.Entry(name: "a.json", contents: story),
    TestArchive.Entry(name: "b.png", contents: Data([1, 2, 3, 4, 5]), isDeflated: false),
  ])

  private func archive(_ entries: TestArchive.Entry...) throws -> ZipArchive {
    try ZipArchive(TestArchive(entries: entries).data)
  }

  /// Returns the error of opening an archive or reading its first entry.
  private func error(in archive: TestArchive, limit: Int = .max) throws -> ArchiveError? {
    #expect(throws: ArchiveError.self) {
      try ZipArchive(archive.data, limit: limit).contents(of: archive.entries[0].name)
    }
  }

  // MARK: - Reading

  @Test(arguments: [0, 1, 100, 70_000, 300_000], [false, true])
  func `contents are unchanged, stored and deflated, with and without a descriptor`(
    count: Int, hasDescriptor: Bool
  ) throws {
    var generator = SeededGenerator(seed: 7)
    // Half of the bytes repeat, so that there are both matches and literals.
    let contents = Data((0..<count).map { $0 % 100 < 50 ? .random(in: 0...255, using: &generator) : 7 })
    let archive = try archive(
      TestArchive.Entry(
        name: "stored", contents: contents, isDeflated: false, hasDescriptor: hasDescriptor),
      TestArchive.Entry(name: "deflated", contents: contents, hasDescriptor: hasDescriptor))
    #expect(archive.names == ["stored", "deflated"])
    #expect(try archive.contents(of: "stored", limit: count) == contents)
    #expect(try archive.contents(of: "deflated", limit: count) == contents)
  }

  @Test func `a name is never used as a path`() throws {
    let names = ["/etc/passwd", "../../up", "a\\..\\b", "C:\\x", "", "images/", "é 日本.json", "line\nfeed"]
    let archive = try ZipArchive(
      TestArchive(entries: names.map { TestArchive.Entry(name: $0, contents: Data($0.utf8)) }).data)
    #expect(archive.names == names)
    for name in names { #expect(try archive.contents(of: name) == Data(name.utf8)) }
    // Composed and decomposed forms are equal, because some systems convert one to the other.
    #expect(try archive.contents(of: "e\u{301} 日本.json") == Data("é 日本.json".utf8))
  }

  @Test func `the last of several entries with one name is read`() throws {
    let archive = try archive(
      TestArchive.Entry(name: "a", contents: Data([1])), TestArchive.Entry(name: "a", contents: Data([2])))
    #expect(archive.names == ["a", "a"])
    #expect(try archive.contents(of: "a") == Data([2]))
  }

  @Test func `an archive can be empty, a slice, or have a comment, even one like an end record`() throws {
    #expect(try ZipArchive(TestArchive(entries: []).data).names.isEmpty)
    var archive = Self.small
    archive.comment = bytes(4, 0x0605_4B50) + Data(repeating: 7, count: 30)
    let data = Data([9, 9, 9]) + archive.data
    #expect(try ZipArchive(data.dropFirst(3)).contents(of: "a.json") == Self.story)
  }

  // MARK: - Errors

  @Test(arguments: [Data(), Data("{\"v\":1}".utf8), Data([0x1F, 0x8B, 8]), Data("QK".utf8)])
  func `bytes that aren't a Zip archive are refused`(_ data: Data) {
    #expect(#expect(throws: ArchiveError.self) { try ZipArchive(data) }?.kind == .wrongFormat)
  }

  @Test func `an archive truncated at any byte is refused`() throws {
    let data = Self.small.data
    for count in 2..<data.count {
      let error = #expect(throws: ArchiveError.self) { try ZipArchive(data.prefix(count)) }
      #expect(error?.kind == .truncated && error?.offset == count, "cut at \(count)")
    }
  }

  @Test func `any other byte at any position causes an error or leaves the contents unchanged`() throws {
    let intact = Self.small.data
    for position in intact.indices {
      for change in [1, 0x80, 0xFF, 0x5A] as [UInt8] {
        var data = intact
        data[position] ^= change
        do {
          let archive = try ZipArchive(data)
          #expect(try archive.contents(of: "a.json") == Self.story, "byte \(position)")
          #expect(try archive.contents(of: "b.png") == Data([1, 2, 3, 4, 5]), "byte \(position)")
        } catch {
          #expect(!error.message.isEmpty)
        }
      }
    }
  }

  @Test func `an unknown name is reported as missing`() throws {
    let error = #expect(throws: ArchiveError.self) { try ZipArchive(Self.small.data).contents(of: "c") }
    #expect(error?.kind == .missing && error?.description == "c: the archive has no such entry")
  }

  @Test func `encryption, other methods, and Zip64 are refused with a reason`() throws {
    var archive = TestArchive(entries: [TestArchive.Entry(name: "a", contents: Self.story, flags: 1)])
    #expect(try error(in: archive)?.kind == .unsupported)
    archive.entries[0].flags = 0
    archive.entries[0].method = 12
    #expect(
      try error(in: archive)?.description.hasSuffix("compression method 12 isn't supported; expected 0 or 8")
        == true)
    archive.entries[0].method = nil
    archive.entries[0].statedSize = 0xFFFF_FFFF
    #expect(try error(in: archive)?.kind == .unsupported)
    archive.statedCount = 0xFFFF
    #expect(try error(in: archive)?.message == "Zip64 isn't supported")
  }

  @Test func `names that aren't UTF-8 are refused`() throws {
    var data = TestArchive(entries: [TestArchive.Entry(name: "a", contents: Data())]).data
    data[data.count - 23] = 0xFF
    let error = #expect(throws: ArchiveError.self) { try ZipArchive(data) }
    #expect(error?.kind == .corrupt && error?.message == "the name isn't valid UTF-8")
  }

  // MARK: - Bombs

  @Test(arguments: [false, true])
  func `a wrong size is an error, and no more bytes than that are decompressed`(isDeflated: Bool)
    throws
  {
    let zeros = Data(count: 5_000_000)
    var archive = TestArchive(entries: [
      TestArchive.Entry(name: "a", contents: zeros, isDeflated: isDeflated, statedSize: 10)
    ])
    #expect(try error(in: archive, limit: 10)?.kind == .corrupt)
    archive.entries[0].statedSize = 5_000_001
    #expect(try error(in: archive)?.kind == .corrupt)
  }

  @Test func `the limits apply exactly, to one entry and to all together`() throws {
    let entry = TestArchive.Entry(name: "a", contents: Data(count: 1000))
    var other = entry
    other.name = "b"
    let data = TestArchive(entries: [entry, other]).data
    #expect(try ZipArchive(data, limit: 2000).contents(of: "a", limit: 1000).count == 1000)
    #expect(#expect(throws: ArchiveError.self) { try ZipArchive(data, limit: 1999) }?.kind == .tooLarge)
    for limit in [999, 0, -1, .min] {
      let error = #expect(throws: ArchiveError.self) {
        try ZipArchive(data).contents(of: "a", limit: limit)
      }
      #expect(error?.kind == .tooLarge)
      #expect(error?.message == "expands to 1000 bytes; the limit is \(limit)")
    }
  }

  @Test func `entries that share bytes are refused`() throws {
    let entry = TestArchive.Entry(name: "a", contents: Data(count: 1000))
    var other = entry
    (other.name, other.statedHeader) = ("b", 0)
    let overlap = try error(in: TestArchive(entries: [entry, other]))
    #expect(overlap?.kind == .corrupt && overlap?.message.hasPrefix("overlaps ") == true)
    // The second entry is inside the stored contents of the first.
    let inner = TestArchive(entries: [entry]).data
    let outer = TestArchive.Entry(name: "o", contents: inner, isDeflated: false)
    (other.name, other.statedHeader) = ("a", 31)
    #expect(try error(in: TestArchive(entries: [outer, other]))?.entry == "a")
  }

  @Test func `bytes after the end of a stream are an error`() throws {
    let archive = TestArchive(entries: [
      TestArchive.Entry(name: "a", contents: Self.story, padding: Data([0]))
    ])
    #expect(try error(in: archive)?.kind == .corrupt)
  }

  // MARK: - Damage

  @Test(arguments: [21, 22] as [UInt64])
  func `damaged archives are read or refused`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let intact = Self.small.data
    for _ in 0..<2_000 {
      var data = intact
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        data[Int.random(in: 2..<data.count, using: &generator)] = generator.element(of: [
          0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator),
        ])
      }
      guard let archive = try? ZipArchive(data, limit: 1 << 16) else { continue }
      for name in archive.names {
        #expect((try? archive.contents(of: name))?.count ?? 0 <= 1 << 16, "seed \(seed)")
      }
    }
  }
}
