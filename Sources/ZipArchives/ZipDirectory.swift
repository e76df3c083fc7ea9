import Foundation

/// The directory at the end of a Zip archive, checked for consistency with itself and with the headers of the entries.
struct ZipDirectory {
  let entries: [ZipEntry]

  init(_ bytes: LittleEndianBytes) throws(ArchiveError) {
    let end = try Self.endRecord(in: bytes)
    let count = bytes.uint16(at: end + 10)
    let size = bytes.uint32(at: end + 12)
    let start = bytes.uint32(at: end + 16)
    guard count != 0xFFFF, size != 0xFFFF_FFFF, start != 0xFFFF_FFFF else {
      throw ArchiveError(.unsupported, offset: end, "Zip64 isn't supported")
    }
    guard bytes.uint32(at: end + 4) == 0, bytes.uint16(at: end + 8) == count else {
      throw ArchiveError(.unsupported, offset: end, "an archive in several parts isn't supported")
    }
    guard start + size <= end else {
      throw ArchiveError(
        .corrupt, offset: end, "the directory of \(size) bytes at \(start) overlaps its end record at \(end)")
    }
    var position = start
    var entries: [ZipEntry] = []
    for _ in 0..<count {
      let entry = try ZipEntry(at: position, in: bytes, limit: start)
      position = entry.recordEnd
      entries.append(entry)
    }
    guard position == start + size else {
      throw ArchiveError(
        .corrupt, offset: position, "the \(count) entries end here, but the directory ends at \(start + size)"
      )
    }
    self.entries = entries
    try checkOverlaps()
  }

  /// Returns the offset of the end record (APPNOTE.TXT 4.3.16), the last one whose comment ends with the archive.
  private static func endRecord(in bytes: LittleEndianBytes) throws(ArchiveError) -> Int {
    let length = 22
    let last = bytes.count - length
    let found = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      bytes.hasRecord(0x0605_4B50, length: length, at: $0) && bytes.uint16(at: $0 + 20) == last - $0
    }
    guard let found else {
      throw ArchiveError(
        .truncated, offset: bytes.count, "the archive has no end record; expected the bytes PK 5 6")
    }
    return found
  }

  /// Throws if entries overlap, which would let a small archive expand to a huge one.
  private func checkOverlaps() throws(ArchiveError) {
    let ordered = entries.sorted { $0.header < $1.header }
    for (entry, next) in zip(ordered, ordered.dropFirst()) where entry.packed.upperBound > next.header {
      throw ArchiveError(
        .corrupt, entry: next.name, offset: next.header,
        "overlaps \(entry.name), which ends at \(entry.packed.upperBound)")
    }
  }
}
