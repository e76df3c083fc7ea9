import CZlib
import Foundation
import Requirements

/// Unpacks Deflate streams (RFC 1951) through zlib, a piece at a time.
///
/// What is unpacked is counted before it is kept, so memory stays within the limit whatever a stream holds.
struct Inflater: ~Copyable {
  /// What is around a stream, as zlib's `windowBits` says it.
  enum Wrapping: CInt {
    case nothing = -15
    case gzip = 31
  }

  /// At one place for as long as it lives, since zlib's state points back at it.
  private let stream: UnsafeMutablePointer<z_stream>
  private let piece: UnsafeMutableBufferPointer<UInt8>

  init(_ wrapping: Wrapping) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    piece = .allocate(capacity: 1 << 16)
    let status = inflateInit2_(
      stream, wrapping.rawValue, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    require(status == Z_OK, "zlib has no memory to unpack with: status \(status)")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    piece.deallocate()
  }

  /// Appends what the stream in a range of `packed` unpacks to, and returns where it ends.
  ///
  /// - Throws: `ArchiveError` where the stream is cut short or corrupt, or makes `output` longer than `limit`.
  func unpack(
    _ packed: borrowing RawSpan, in range: Range<Int>, onto output: inout Data, limit: Int
  ) throws(ArchiveError) -> Int {
    try packed.withUnsafeBytes { bytes throws(ArchiveError) in
      inflateReset(stream)
      stream.pointee.avail_in = 0
      var fed = range.lowerBound
      while true {
        if stream.pointee.avail_in == 0 {
          let part = bytes[fed..<fed + min(range.upperBound - fed, Int(uInt.max))]
          stream.pointee.next_in = UnsafeMutablePointer(mutating: part.bytes)
          stream.pointee.avail_in = uInt(part.count)
          fed += part.count
        }
        let isEnd = try inflatePiece(onto: &output, limit: limit, fed: fed)
        if isEnd { return fed - Int(stream.pointee.avail_in) }
      }
    }
  }

  /// Unpacks until the piece is full or the input used up, and says whether the stream has ended.
  private func inflatePiece(onto output: inout Data, limit: Int, fed: Int) throws(ArchiveError) -> Bool {
    stream.pointee.next_out = piece.baseAddress
    stream.pointee.avail_out = uInt(piece.count)
    let status = inflate(stream, Z_NO_FLUSH)
    let place = fed - Int(stream.pointee.avail_in)
    let count = piece.count - Int(stream.pointee.avail_out)
    guard count <= limit - output.count else {
      throw ArchiveError(.tooLarge, offset: place, "unpacks to more than the accepted \(limit) bytes")
    }
    output.append(contentsOf: piece[..<count])
    switch status {
    case Z_OK: return false
    case Z_STREAM_END: return true
    case Z_BUF_ERROR:
      throw ArchiveError(.truncated, offset: place, "the compressed bytes end before their stream does")
    default:
      let reason = stream.pointee.msg.map { String(cString: $0) } ?? "zlib's status \(status)"
      throw ArchiveError(.corrupt, offset: place, "can't be unpacked: \(reason)")
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  fileprivate var bytes: UnsafePointer<UInt8>? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress?.assumingMemoryBound(to: UInt8.self)
  }
}
