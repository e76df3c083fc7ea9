import CZlib
import Foundation

/// Compression of pixels.
enum Zlib {
  /// Compresses pixels fast, in this machine's byte order.
  static func compress(_ pixels: [UInt32]) throws(ImageCodingError) -> Data {
    try compress(pixels, level: Z_BEST_SPEED)
  }

  /// Compresses an array's memory.
  ///
  /// - Parameter level: A number from 1, the fastest, to 9, the smallest.
  static func compress(_ values: [some BitwiseCopyable], level: CInt) throws(ImageCodingError) -> Data {
    var status = Z_OK
    let packed = values.withUnsafeBytes { source in
      var packedSize = compressBound(uLong(source.count))
      var packed = Data(count: Int(packedSize))
      status = packed.withUnsafeMutableBytes { target in
        compress2(target.bytes, &packedSize, source.bytes, uLong(source.count), level)
      }
      return packed.prefix(Int(packedSize))
    }
    guard status == Z_OK else {
      throw ImageCodingError(.file, "zlib can't compress a frame: status \(status)")
    }
    return packed
  }

  static func decompress(_ packed: Data, count: Int) throws(ImageCodingError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: count)
    var size = uLong(count * MemoryLayout<UInt32>.size)
    let status = pixels.withUnsafeMutableBytes { target in
      packed.withUnsafeBytes { source in
        uncompress(target.bytes, &size, source.bytes, uLong(source.count))
      }
    }
    guard status == Z_OK, Int(size) == count * MemoryLayout<UInt32>.size else {
      throw ImageCodingError(
        .corrupt, path: "temporary file", "zlib can't decompress a frame: status \(status)")
    }
    return pixels
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var bytes: UnsafePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

extension UnsafeMutableRawBufferPointer {
  fileprivate var bytes: UnsafeMutablePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
}
