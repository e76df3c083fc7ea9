import Foundation

/// The directory at the end of a Zip archive, checked against itself and against the entries' own headers.
struct ZipDirectory {
  let entries: [ZipEntry]

  init(_ bytes: LittleEndianBytes) throws(ArchiveError) {
    let end = try Self.endRecord(in: bytes)
    let count = bytes.two(at: end + 10)
    let size = bytes.four(at: end + 12)
    let start = bytes.four(at: end + 16)
    guard count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF else {
      throw ArchiveError(.unsupported, offset: end, "Zip64 isn't read")
    }
    guard bytes.four(at: end + 4) == 0, bytes.two(at: end + 8) == count else {
      throw ArchiveError(.unsupported, offset: end, "an archive in several parts isn't read")
    }
    guard start + size <= end else {
      throw ArchiveError(
        .corrupt, offset: end, "a directory of \(size) bytes from \(start) on doesn't end before \(end)")
    }
    var place = start
    var entries: [ZipEntry] = []
    for _ in 0..<count {
      let entry = try ZipEntry(at: place, in: bytes, limit: start)
      place = entry.recordEnd
      entries.append(entry)
    }
    guard place == start + size else {
      throw ArchiveError(
        .corrupt, offset: place, "\(count) entries end here, the directory at \(start + size)")
    }
    self.entries = entries
    try checkOverlaps()
  }

  /// Where the record is that ends the archive (APPNOTE.TXT 4.3.16): the last whose comment reaches exactly to the end.
  private static func endRecord(in bytes: LittleEndianBytes) throws(ArchiveError) -> Int {
    let length = 22
    let last = bytes.count - length
    let found = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      bytes.hasRecord(0x0605_4B50, length: length, at: $0) && bytes.two(at: $0 + 20) == last - $0
    }
    guard let found else {
      throw ArchiveError(.truncated, offset: bytes.count, "the directory's end was expected, PK 5 6")
    }
    return found
  }

  /// Contents that several entries share would make a small archive unpack to a huge one.
  private func checkOverlaps() throws(ArchiveError) {
    let ordered = entries.sorted { $0.header < $1.header }
    for (entry, next) in zip(ordered, ordered.dropFirst()) where entry.packed.upperBound > next.header {
      throw ArchiveError(
        .corrupt, entry: next.name, offset: next.header,
        "begins within \(entry.name), which ends at \(entry.packed.upperBound)")
    }
  }
}
