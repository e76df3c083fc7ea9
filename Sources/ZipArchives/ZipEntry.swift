import Foundation

/// An entry of a Zip archive's directory (APPNOTE.TXT 4.3.12), and the position of its contents.
struct ZipEntry: Hashable, Sendable {
  let name: String
  /// The offset of the directory's record.
  let record: Int
  /// The end of the directory's record.
  let recordEnd: Int
  let isEncrypted: Bool
  let method: Int
  /// The CRC-32 of the contents.
  let checksum: UInt
  /// The size of the contents in bytes.
  let size: Int
  /// The offset of the entry's header.
  let header: Int
  /// The position of the compressed contents.
  let packed: Range<Int>

  /// Reads a record of the directory, and the sizes in the entry's header.
  ///
  /// - Parameters:
  ///   - record: The offset of the record.
  ///   - limit: The offset before which the contents must end.
  init(at record: Int, in bytes: LittleEndianBytes, limit: Int) throws(ArchiveError) {
    guard bytes.hasRecord(0x0201_4B50, length: Self.recordLength, at: record) else {
      throw ArchiveError(.corrupt, offset: record, "expected an entry of the directory, PK 1 2")
    }
    self.record = record
    isEncrypted = bytes.uint16(at: record + 8) & 1 == 1
    method = bytes.uint16(at: record + 10)
    checksum = UInt(bytes.uint32(at: record + 16))
    size = bytes.uint32(at: record + 24)
    header = bytes.uint32(at: record + 42)
    let packedSize = bytes.uint32(at: record + 20)
    let nameEnd = record + Self.recordLength + bytes.uint16(at: record + 28)
    recordEnd = nameEnd + bytes.uint16(at: record + 30) + bytes.uint16(at: record + 32)
    guard recordEnd <= bytes.count else {
      throw ArchiveError(.corrupt, offset: record, "the entry extends beyond the end of the archive")
    }
    guard let name = String(validating: bytes[record + Self.recordLength..<nameEnd], as: UTF8.self) else {
      throw ArchiveError(.corrupt, offset: record + Self.recordLength, "the name isn't valid UTF-8")
    }
    self.name = name
    guard ![size, header, packedSize].contains(0xFFFF_FFFF) else {
      throw ArchiveError(.unsupported, entry: name, offset: record, "Zip64 isn't supported")
    }
    guard bytes.hasRecord(0x0403_4B50, length: Self.headerLength, at: header) else {
      throw ArchiveError(.corrupt, entry: name, offset: header, "expected the entry's header, PK 3 4")
    }
    let start = header + Self.headerLength + bytes.uint16(at: header + 26) + bytes.uint16(at: header + 28)
    guard start + packedSize <= limit else {
      throw ArchiveError(
        .corrupt, entry: name, offset: header,
        "\(packedSize) bytes at \(start) overlap the directory, which begins at \(limit)")
    }
    packed = start..<start + packedSize
  }

  private static let recordLength = 46
  private static let headerLength = 30
}
