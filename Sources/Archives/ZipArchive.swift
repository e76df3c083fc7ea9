import CZlib
package import Foundation

/// A Zip archive in memory, whose entries are read by name.
///
/// Entries may be stored or deflated, with or without data descriptors. Zip64, encryption and archives in several parts
/// are refused. A name is a name: no file is opened by it, so absolute ones and those with `..` or backslashes are like
/// any other. The directory's sizes and checksums count; those in the entries' own headers aren't looked at.
package struct ZipArchive: Sendable {
  /// The first bytes of every archive.
  package static let signature: [UInt8] = [0x50, 0x4B]

  /// The entries' names in the directory's order; those of folders end with `/`.
  package let names: [String]
  private let data: Data
  private let entries: [String: ZipEntry]

  /// Reads the directory; nothing is unpacked yet.
  ///
  /// - Parameters:
  ///   - data: The whole archive.
  ///   - limit: How many bytes the entries may have unpacked, all together; by default 2²⁸, 256 MiB.
  /// - Throws: `ArchiveError` where the bytes are of another format, cut short, contradict themselves, have entries that
  ///   overlap, or state more bytes than `limit`.
  package init(_ data: Data, limit: Int = 1 << 28) throws(ArchiveError) {
    guard data.starts(with: Self.signature) else {
      throw ArchiveError(.wrongFormat, offset: 0, "not a Zip archive: its first two bytes aren't PK")
    }
    let entries = try ZipDirectory(LittleEndianBytes(data)).entries
    let size = entries.reduce(0) { $0 + $1.size }
    guard size <= limit else {
      throw ArchiveError(.tooLarge, "the archive unpacks to \(size) bytes; at most \(limit) are accepted")
    }
    self.data = data
    names = entries.map(\.name)
    self.entries = Dictionary(entries.map { ($0.name, $0) }) { $1 }
  }

  /// Returns the unpacked contents of the entry with a name; of the last, where several have it.
  ///
  /// - Parameter limit: How many bytes are accepted; an entry that states more isn't unpacked at all.
  /// - Throws: `ArchiveError` that names the entry where there is none, it has more bytes than `limit`, it's encrypted or
  ///   packed by another method than Deflate, or its bytes don't have the size or the checksum that the archive states.
  package func contents(of name: String, limit: Int = .max) throws(ArchiveError) -> Data {
    guard let entry = entries[name] else {
      throw ArchiveError(.missing, entry: name, "the archive has no such entry")
    }
    guard entry.size <= limit else {
      throw ArchiveError(
        .tooLarge, entry: name, offset: entry.record,
        "unpacks to \(entry.size) bytes; at most \(limit) are accepted")
    }
    guard !entry.isEncrypted else {
      throw ArchiveError(.unsupported, entry: name, offset: entry.record, "encrypted entries aren't read")
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
        .unsupported, offset: entry.record, "compression method \(entry.method); 0 or 8 was expected")
    }
  }

  private func inflate(_ entry: ZipEntry) throws(ArchiveError) -> Data {
    var contents = Data()
    let end: Int
    do {
      end = try Inflater(.nothing).unpack(data.bytes, in: entry.packed, onto: &contents, limit: entry.size)
    } catch {
      guard error.kind == .tooLarge else { throw error }
      throw ArchiveError(
        .corrupt, offset: error.offset,
        "unpacks to more than the \(entry.size) bytes that the archive states")
    }
    guard end == entry.packed.upperBound else {
      throw ArchiveError(
        .corrupt, offset: end, "the compressed bytes end here, \(entry.packed.upperBound) was expected")
    }
    return contents
  }

  private func check(_ contents: Data, of entry: ZipEntry) throws(ArchiveError) {
    guard contents.count == entry.size else {
      throw ArchiveError(
        .corrupt, offset: entry.record, "\(contents.count) bytes; the archive states \(entry.size)")
    }
    let checksum = contents.bytes.withUnsafeBytes {
      crc32_z(0, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
    }
    guard checksum == entry.checksum else {
      let (found, stated) = (String(checksum, radix: 16), String(entry.checksum, radix: 16))
      throw ArchiveError(
        .corrupt, offset: entry.record, "the contents' CRC-32 is \(found); the archive states \(stated)")
    }
  }
}
