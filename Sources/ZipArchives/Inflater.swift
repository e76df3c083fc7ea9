import CZlib
import Foundation
import Requirements

/// A decompressor for Deflate streams (RFC 1951), which uses zlib in chunks.
///
/// Sizes are checked before bytes are stored, so that memory stays within the limit for any stream.
struct Inflater: ~Copyable {
  /// The container of a stream, as the value of zlib's `windowBits`.
  enum Container: CInt {
    case none = -15
    case gzip = 31
  }

  /// The stream, whose address must not change because zlib's state refers to it.
  private let stream: UnsafeMutablePointer<z_stream>
  private let chunk: UnsafeMutableBufferPointer<UInt8>

  init(_ container: Container) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    chunk = .allocate(capacity: 1 << 16)
    let status = inflateInit2_(
      stream, container.rawValue, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    require(status == Z_OK, "zlib can't allocate memory: status \(status)")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    chunk.deallocate()
  }

  /// Appends the contents of the stream in a range of `packed`, and returns the offset at which the stream ends.
  ///
  /// - Throws: `ArchiveError` if the stream is truncated or corrupt, or makes `output` longer than `limit` bytes.
  func unpack(
    _ packed: borrowing RawSpan, in range: Range<Int>, onto output: inout Data, limit: Int
  ) throws(ArchiveError) -> Int {
    try packed.withUnsafeBytes { bytes throws(ArchiveError) in
      inflateReset(stream)
      stream.pointee.avail_in = 0
      var inputEnd = range.lowerBound
      while true {
        if stream.pointee.avail_in == 0 {
          let input = bytes[inputEnd..<inputEnd + min(range.upperBound - inputEnd, Int(uInt.max))]
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bytes)
          stream.pointee.avail_in = uInt(input.count)
          inputEnd += input.count
        }
        let isEnd = try inflateChunk(onto: &output, limit: limit, inputEnd: inputEnd)
        if isEnd { return inputEnd - Int(stream.pointee.avail_in) }
      }
    }
  }

  /// Decompresses until the chunk is full or the input is consumed, and returns whether the stream has ended.
  private func inflateChunk(onto output: inout Data, limit: Int, inputEnd: Int) throws(ArchiveError) -> Bool {
    stream.pointee.next_out = chunk.baseAddress
    stream.pointee.avail_out = uInt(chunk.count)
    let status = inflate(stream, Z_NO_FLUSH)
    let position = inputEnd - Int(stream.pointee.avail_in)
    let count = chunk.count - Int(stream.pointee.avail_out)
    guard count <= limit - output.count else {
      throw ArchiveError(.tooLarge, offset: position, "expands to more than the limit of \(limit) bytes")
    }
    output.append(contentsOf: chunk[..<count])
    switch status {
    case Z_OK: return false
    case Z_STREAM_END: return true
    case Z_BUF_ERROR:
      throw ArchiveError(
        .truncated, offset: position, "the compressed bytes end before the end of the stream")
    default:
      let reason = stream.pointee.msg.map { String(cString: $0) } ?? "zlib's status \(status)"
      throw ArchiveError(.corrupt, offset: position, "can't be decompressed: \(reason)")
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var bytes: UnsafePointer<UInt8>? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress?.assumingMemoryBound(to: UInt8.self)
  }
}
