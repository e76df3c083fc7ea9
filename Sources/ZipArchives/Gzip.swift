package import Foundation

/// The gzip format (RFC 1952).
package enum Gzip {
  /// The first bytes of every gzip file.
  package static let signature: [UInt8] = [0x1F, 0x8B]

  /// Returns the contents of a file: the concatenated contents of its members.
  ///
  /// Zero bytes after the last member, as tape archives have them, are ignored.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limit: The largest accepted size of the contents, in bytes.
  /// - Throws: `ArchiveError` if the bytes are of another format, are truncated, have the wrong checksum or size, or
  ///   expand to more than `limit` bytes.
  package static func unpack(_ data: Data, limit: Int) throws(ArchiveError) -> Data {
    guard data.starts(with: signature) else {
      throw ArchiveError(.wrongFormat, offset: 0, "not a gzip file; expected the bytes 1F 8B")
    }
    let inflater = Inflater(.gzip)
    var unpacked = Data()
    var end = 0
    repeat {
      end = try inflater.unpack(data.bytes, in: end..<data.count, onto: &unpacked, limit: limit)
    } while data.dropFirst(end).starts(with: signature)
    guard data.dropFirst(end).allSatisfy({ $0 == 0 }) else {
      throw ArchiveError(.corrupt, offset: end, "unexpected bytes; expected a member or zeros")
    }
    return unpacked
  }
}
