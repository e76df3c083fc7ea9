import CZlib
package import Foundation

/// A Zip archive in memory, whose entries are read by name.
///
/// Entries can be stored or deflated, with or without data descriptors. Zip64, encryption, and archives in several
/// parts aren't supported. Names are never used as paths, so absolute names and names with `..` or backslashes are
/// treated like any other. Sizes and checksums are taken from the directory; those in the headers of the entries are
/// ignored.
package struct ZipArchive: Sendable {
  /// The first bytes of every Zip archive.
  package static let signature: [UInt8] = [0x50, 0x4B]

  /// The names of the entries in the order of the directory; those of folders end with `/`.
  package let names: [String]
  private let data: Data
  private let entries: [String: ZipEntry]

  /// Reads the directory of an archive without decompressing anything.
  ///
  /// - Parameters:
  ///   - data: The whole archive.
  ///   - limit: The largest accepted total size of the contents, in bytes; by default 2²⁸, 256 MiB.
  /// - Throws: `ArchiveError` if the bytes are of another format, are truncated, contradict themselves, have
  ///   overlapping entries, or expand to more than `limit` bytes.
  package init(_ data: Data, limit: Int = 1 << 28) throws(ArchiveError) {
    guard data.starts(with: Self.signature) else {
      throw ArchiveError(.wrongFormat, offset: 0, "not a Zip archive; expected the bytes PK")
    }
    let entries = try ZipDirectory(LittleEndianBytes(data)).entries
    let size = entries.reduce(0) { $0 + $1.size }
    guard size <= limit else {
      throw ArchiveError(.tooLarge, "the archive expands to \(size) bytes; the limit is \(limit)")
    }
    self.data = data
    names = entries.map(\.name)
    self.entries = Dictionary(entries.map { ($0.name, $0) }) { $1 }
  }

  /// Returns the contents of the entry with a name, the last one if there are several.
  ///
  /// - Parameter limit: The largest accepted size in bytes; a larger entry isn't decompressed at all.
  /// - Throws: `ArchiveError` with the name if there is no such entry, if it's larger than `limit`, if it's encrypted or
  ///   compressed by a method other than Deflate, or if its size or checksum is wrong.
  package func contents(of name: String, limit: Int = .max) throws(ArchiveError) -> Data {
    guard let entry = entries[name] else {
      throw ArchiveError(.missing, entry: name, "the archive has no such entry")
    }
    guard entry.size <= limit else {
      throw ArchiveError(
        .tooLarge, entry: name, offset: entry.record,
        "expands to \(entry.size) bytes; the limit is \(limit)")
    }
    guard !entry.isEncrypted else {
      throw ArchiveError(
        .unsupported, entry: name, offset: entry.record, "encrypted entries aren't supported")
    }
    do {
      let contents = try unpack(entry)
      try check(contents, of: entry)
      return contents
    } catch {
      throw error.inside(name)
    }
  }
}

extension ZipArchive {
  private func unpack(_ entry: ZipEntry) throws(ArchiveError) -> Data {
    switch entry.method {
    case 0: return Data(LittleEndianBytes(data)[entry.packed])
    case 8: return try inflate(entry)
    default:
      throw ArchiveError(
        .unsupported, offset: entry.record,
        "compression method \(entry.method) isn't supported; expected 0 or 8")
    }
  }

  private func inflate(_ entry: ZipEntry) throws(ArchiveError) -> Data {
    var contents = Data()
    let end: Int
    do {
      end = try Inflater(.none).unpack(data.bytes, in: entry.packed, onto: &contents, limit: entry.size)
    } catch {
      guard error.kind == .tooLarge else { throw error }
      throw ArchiveError(
        .corrupt, offset: error.offset,
        "expands to more than the \(entry.size) bytes in the directory")
    }
    guard end == entry.packed.upperBound else {
      throw ArchiveError(
        .corrupt, offset: end, "the stream ends here; expected it to end at byte \(entry.packed.upperBound)")
    }
    return contents
  }

  private func check(_ contents: Data, of entry: ZipEntry) throws(ArchiveError) {
    guard contents.count == entry.size else {
      throw ArchiveError(
        .corrupt, offset: entry.record, "\(contents.count) bytes; expected \(entry.size)")
    }
    let checksum = contents.bytes.withUnsafeBytes {
      crc32_z(0, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
    }
    guard checksum == entry.checksum else {
      let (actual, expected) = (String(checksum, radix: 16), String(entry.checksum, radix: 16))
      throw ArchiveError(
        .corrupt, offset: entry.record, "the CRC-32 of the contents is \(actual); expected \(expected)")
    }
  }
}
