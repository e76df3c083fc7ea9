import CZlib
import Foundation

/// Fast compression of pixels in this machine's byte order.
enum Zlib {
  static func compress(_ pixels: [UInt32]) throws(ImageCodingError) -> Data {
    let size = pixels.count * MemoryLayout<UInt32>.size
    var packedSize = compressBound(uLong(size))
    var packed = Data(count: Int(packedSize))
    let status = packed.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        compress2(target.bytes, &packedSize, source.bytes, uLong(size), Z_BEST_SPEED)
      }
    }
    guard status == Z_OK else {
      throw ImageCodingError(.file, "zlib can't compress a frame: status \(status)")
    }
    return packed.prefix(Int(packedSize))
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
