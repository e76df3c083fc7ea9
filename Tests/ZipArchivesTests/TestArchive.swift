import CZlib
import Foundation

/// A Zip archive for a test, with valid or false properties.
struct TestArchive {
  struct Entry {
    var name: String
    var contents: Data
    var isDeflated = true
    /// Whether the sizes and the checksum follow the contents instead of being in the entry's header.
    var hasDescriptor = false
    var method: Int?
    var flags = 0
    var statedSize: Int?
    /// A false offset of the entry's header in the directory.
    var statedHeader: Int?
    /// Bytes that are counted as the end of the compressed contents.
    var padding = Data()
    /// Further fields in the entry's header.
    var headerFields = Data()
    /// Further fields in the directory.
    var recordFields = Data()
    var comment = Data()
  }

  var entries: [Entry]
  var comment = Data()
  var statedCount: Int?

  var data: Data {
    var file = Data()
    var directory = Data()
    for entry in entries {
      directory += entry.record(header: entry.statedHeader ?? file.count)
      file += entry.file
    }
    let count = statedCount ?? entries.count
    return file + directory + bytes(4, 0x0605_4B50) + bytes(2, 0, 0, count, count)
      + bytes(4, directory.count, file.count) + bytes(2, comment.count) + comment
  }
}

extension TestArchive.Entry {
  private var packed: Data { (isDeflated ? deflated(contents) : contents) + padding }

  /// Returns the version, flags, method, time, and date, and then the checksum and sizes, or zeros for a descriptor.
  private func fields(isDirectory: Bool) -> Data {
    let isOmitted = hasDescriptor && !isDirectory
    return bytes(2, 20, flags | (hasDescriptor ? 8 : 0), method ?? (isDeflated ? 8 : 0), 0, 0x21)
      + (isOmitted ? bytes(4, 0, 0, 0) : sums)
  }

  private var sums: Data { bytes(4, checksum(contents), packed.count, statedSize ?? contents.count) }

  fileprivate var file: Data {
    bytes(4, 0x0403_4B50) + fields(isDirectory: false) + bytes(2, name.utf8.count, headerFields.count)
      + Data(name.utf8) + headerFields + packed + (hasDescriptor ? bytes(4, 0x0807_4B50) + sums : Data())
  }

  fileprivate func record(header: Int) -> Data {
    bytes(4, 0x0201_4B50) + bytes(2, 20) + fields(isDirectory: true)
      + bytes(2, name.utf8.count, recordFields.count, comment.count, 0, 0) + bytes(4, 0, header)
      + Data(name.utf8) + recordFields + comment
  }
}

/// Returns a gzip member.
func gzipped(_ contents: Data) -> Data {
  Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + deflated(contents)
    + bytes(4, checksum(contents), contents.count)
}

/// Returns a Deflate stream, which is zlib's without its two first and four last bytes.
func deflated(_ contents: Data) -> Data {
  var size = compressBound(uLong(contents.count))
  var packed = [UInt8](repeating: 0, count: Int(size))
  _ = contents.withUnsafeBytes {
    compress2(&packed, &size, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uLong($0.count), 9)
  }
  return Data(packed[2..<Int(size) - 4])
}

/// Returns numbers of `width` bytes each, the lowest byte first.
func bytes(_ width: Int, _ numbers: Int...) -> Data {
  Data(numbers.flatMap { number in (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } })
}

private func checksum(_ data: Data) -> Int { Int(crc32_z(0, [UInt8](data), data.count)) }
