import CZlib
import Foundation

/// Archives written for a test, with whatever lies it needs.
struct TestArchive {
  struct Entry {
    var name: String
    var contents: Data
    var isDeflated = true
    /// Whether the entry's own header leaves sizes and checksum to what follows the contents.
    var hasDescriptor = false
    var method: Int?
    var flags = 0
    var statedSize: Int?
    /// Where the directory says that the entry is, if not where it is.
    var statedHeader: Int?
    /// What follows the packed contents and counts among them.
    var padding = Data()
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

  /// Version, flags, method, time and date; then checksum and sizes unless they're left to a descriptor.
  private func fields(isDirectory: Bool) -> Data {
    let isLeftOut = hasDescriptor && !isDirectory
    return bytes(2, 20, flags | (hasDescriptor ? 8 : 0), method ?? (isDeflated ? 8 : 0), 0, 0x21)
      + (isLeftOut ? bytes(4, 0, 0, 0) : sums)
  }

  private var sums: Data { bytes(4, checksum(contents), packed.count, statedSize ?? contents.count) }

  fileprivate var file: Data {
    bytes(4, 0x0403_4B50) + fields(isDirectory: false) + bytes(2, name.utf8.count, 0) + Data(name.utf8)
      + packed + (hasDescriptor ? bytes(4, 0x0807_4B50) + sums : Data())
  }

  fileprivate func record(header: Int) -> Data {
    bytes(4, 0x0201_4B50) + bytes(2, 20) + fields(isDirectory: true) + bytes(2, name.utf8.count, 0, 0, 0, 0)
      + bytes(4, 0, header) + Data(name.utf8)
  }
}

/// A gzip member; zlib checks the rest.
func gzipped(_ contents: Data) -> Data {
  Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + deflated(contents)
    + bytes(4, checksum(contents), contents.count)
}

/// A Deflate stream: what zlib has between two bytes and a checksum of four.
func deflated(_ contents: Data) -> Data {
  var size = compressBound(uLong(contents.count))
  var packed = [UInt8](repeating: 0, count: Int(size))
  _ = contents.withUnsafeBytes {
    compress2(&packed, &size, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uLong($0.count), 9)
  }
  return Data(packed[2..<Int(size) - 4])
}

/// Numbers of so many bytes each, the lowest byte first.
func bytes(_ width: Int, _ numbers: Int...) -> Data {
  Data(numbers.flatMap { number in (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } })
}

private func checksum(_ data: Data) -> Int { Int(crc32_z(0, [UInt8](data), data.count)) }
