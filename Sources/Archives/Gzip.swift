package import Foundation

/// Files packed by gzip (RFC 1952).
package enum Gzip {
  /// The first bytes of every such file.
  package static let signature: [UInt8] = [0x1F, 0x8B]

  /// Returns the unpacked bytes: those of all members in a row, where a file has several.
  ///
  /// Zeros after the last member, which tapes leave, are ignored.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limit: How many bytes are accepted unpacked.
  /// - Throws: `ArchiveError` where the bytes are of another format, cut short, don't have the checksum or the size that
  ///   they state, or unpack to more than `limit`.
  package static func unpack(_ data: Data, limit: Int) throws(ArchiveError) -> Data {
    guard data.starts(with: signature) else {
      throw ArchiveError(.wrongFormat, offset: 0, "not gzip: its first two bytes aren't gzip's")
    }
    let inflater = Inflater(.gzip)
    var unpacked = Data()
    var end = 0
    repeat {
      end = try inflater.unpack(data.bytes, in: end..<data.count, onto: &unpacked, limit: limit)
    } while data.dropFirst(end).starts(with: signature)
    guard data.dropFirst(end).allSatisfy({ $0 == 0 }) else {
      throw ArchiveError(.corrupt, offset: end, "something follows that is neither a member nor zeros")
    }
    return unpacked
  }
}
