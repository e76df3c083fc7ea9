import CJPEGCoding
public import CoreGraphics
import Raster

/// Writes JPEG pictures: sequential, 8 bits a component, over white where the picture isn't opaque.
public struct JPEGEncoder: Hashable, Sendable {
  /// 0 for the smallest file, 1 for the best picture; by default 0.9.
  ///
  /// It is libjpeg's quality divided by 100. Below 0.9 colour has half of the resolution, which is hardly seen.
  public var quality: Double

  /// An encoder; `quality` is 0 for the smallest file, 1 for the best picture.
  public init(quality: Double = 0.9) { self.quality = quality }

  /// Returns a picture as JPEG bytes, the same for the same picture and quality.
  ///
  /// - Throws: `ImageCodingError` where the picture has no pixels or is wider or higher than 65,500, or where `quality`
  ///   isn't from 0 to 1.
  public func encode(_ image: CGImage) throws(ImageCodingError) -> Data {
    guard 1...Self.sizeLimit ~= image.width, 1...Self.sizeLimit ~= image.height else {
      throw ImageCodingError(
        .invalidArgument,
        "a JPEG of \(image.width) × \(image.height) pixels; 1 to \(Self.sizeLimit) are expected")
    }
    guard 0...1 ~= quality else {
      throw ImageCodingError(.invalidArgument, "a quality of \(quality); 0 to 1 is expected")
    }
    return try write(image)
  }

  /// libjpeg's own.
  private static let sizeLimit = 65_500

  private func write(_ image: CGImage) throws(ImageCodingError) -> Data {
    // What alpha leaves uncovered is white: as much of each component.
    let pixels = image.bitmap.pixels.map { ($0 &+ (255 - $0 >> 24) &* 0x1_0101).littleEndian }
    var memory: UnsafeMutablePointer<UInt8>?
    var count = 0
    var message = [CChar](repeating: 0, count: Int(cjpeg_message_size))
    let isWritten = pixels.withUnsafeBytes {
      cjpeg_encode(
        $0.baseAddress!, UInt32(image.width), UInt32(image.height), CInt(max(1, (quality * 100).rounded())),
        quality < 0.9, &memory, &count, &message)
    }
    guard isWritten, let memory else {
      throw ImageCodingError(.corrupt, "the JPEG can't be encoded: \(String(utf8String: message) ?? "")")
    }
    return Data(bytesNoCopy: memory, count: count, deallocator: .free)
  }
}
