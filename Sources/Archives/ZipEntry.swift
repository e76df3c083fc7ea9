import Foundation

/// What a Zip archive's directory says about an entry (APPNOTE.TXT 4.3.12), and where its contents are.
struct ZipEntry: Hashable, Sendable {
  let name: String
  /// Where the directory has it.
  let record: Int
  /// Where the directory's next record begins.
  let recordEnd: Int
  let isEncrypted: Bool
  let method: Int
  /// CRC-32 of the unpacked contents.
  let checksum: UInt
  let size: Int
  /// Where its own header begins.
  let header: Int
  /// The packed contents, after that header.
  let packed: Range<Int>

  /// Reads the directory's record at an offset and the sizes in the entry's own header; its contents end before `limit`.
  init(at record: Int, in bytes: LittleEndianBytes, limit: Int) throws(ArchiveError) {
    guard bytes.hasRecord(0x0201_4B50, length: Self.recordLength, at: record) else {
      throw ArchiveError(.corrupt, offset: record, "an entry of the directory was expected, PK 1 2")
    }
    self.record = record
    isEncrypted = bytes.two(at: record + 8) & 1 == 1
    method = bytes.two(at: record + 10)
    checksum = UInt(bytes.four(at: record + 16))
    size = bytes.four(at: record + 24)
    header = bytes.four(at: record + 42)
    let packedSize = bytes.four(at: record + 20)
    let nameEnd = record + Self.recordLength + bytes.two(at: record + 28)
    recordEnd = nameEnd + bytes.two(at: record + 30) + bytes.two(at: record + 32)
    guard recordEnd <= bytes.count else {
      throw ArchiveError(.corrupt, offset: record, "an entry of the directory reaches beyond the end")
    }
    guard let name = String(validating: bytes[record + Self.recordLength..<nameEnd], as: UTF8.self) else {
      throw ArchiveError(.corrupt, offset: record + Self.recordLength, "the name isn't in UTF-8")
    }
    self.name = name
    guard ![size, header, packedSize].contains(0xFFFF_FFFF) else {
      throw ArchiveError(.unsupported, entry: name, offset: record, "Zip64 isn't read")
    }
    guard bytes.hasRecord(0x0403_4B50, length: Self.headerLength, at: header) else {
      throw ArchiveError(.corrupt, entry: name, offset: header, "the entry's header was expected, PK 3 4")
    }
    let start = header + Self.headerLength + bytes.two(at: header + 26) + bytes.two(at: header + 28)
    guard start + packedSize <= limit else {
      throw ArchiveError(
        .corrupt, entry: name, offset: header,
        "\(packedSize) bytes from \(start) on reach into the directory, which begins at \(limit)")
    }
    packed = start..<start + packedSize
  }

  private static let recordLength = 46
  private static let headerLength = 30
}
