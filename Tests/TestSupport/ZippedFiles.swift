package import Foundation

/// Returns a zip archive of text files, stored without compression.
package func zipped(_ files: KeyValuePairs<String, String>) -> Data {
  var (archive, directory) = (Data(), Data())
  for (name, text) in files {
    let contents = Array(text.utf8)
    let size = bytes(4, contents.count)
    // Version, flags, method, time, date; then the checksum; the size twice. The lengths of the name and extra field follow.
    let fields = bytes(2, 20, 0, 0, 0, 0x21) + bytes(4, checksum(contents)) + size + size
    directory += bytes(4, 0x0201_4B50) + bytes(2, 20) + fields + bytes(2, name.utf8.count, 0, 0, 0, 0)
    directory += bytes(4, 0, archive.count) + Data(name.utf8)
    archive += bytes(4, 0x0403_4B50) + fields + bytes(2, name.utf8.count, 0) + Data(name.utf8) + contents
  }
  return archive + directory + bytes(4, 0x0605_4B50) + bytes(2, 0, 0, files.count, files.count)
    + bytes(4, directory.count, archive.count) + bytes(2, 0)
}

/// Returns the little-endian bytes of numbers that take `width` bytes each.
private func bytes(_ width: Int, _ numbers: Int...) -> Data {
  Data(numbers.flatMap { number in (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } })
}

/// Returns the CRC-32 that zip archives store, computed bit by bit.
private func checksum(_ bytes: [UInt8]) -> Int {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
  return Int(~sum)
}
