import CJPEGCoding
public import CoreGraphics
import Raster

/// An encoder for sequential JPEG pictures of 8 bits per component, which blends transparent pixels with white.
public struct JPEGEncoder: Hashable, Sendable {
  /// The quality, from 0 for the smallest file to 1 for the best picture; by default 0.9.
  ///
  /// This is libjpeg's quality divided by 100. Below 0.9, color has half the resolution, which is hardly visible.
  public var quality: Double

  /// Creates an encoder of a quality from 0 for the smallest file to 1 for the best picture.
  public init(quality: Double = 0.9) { self.quality = quality }

  /// Returns a picture as JPEG bytes, which are the same for the same picture and quality.
  ///
  /// - Throws: `ImageCodingError` if the picture has no pixels, if a side is longer than 65,500 pixels, or if `quality`
  ///   isn't in 0…1.
  public func encode(_ image: CGImage) throws(ImageCodingError) -> Data {
    guard 1...Self.sizeLimit ~= image.width, 1...Self.sizeLimit ~= image.height else {
      throw ImageCodingError(
        .invalidArgument,
        "a JPEG of \(image.width) × \(image.height) pixels; expected 1 to \(Self.sizeLimit) on each side")
    }
    guard 0...1 ~= quality else {
      throw ImageCodingError(.invalidArgument, "a quality of \(quality); expected 0 to 1")
    }
    return try write(image)
  }

  /// The limit of libjpeg.
  private static let sizeLimit = 65_500

  private func write(_ image: CGImage) throws(ImageCodingError) -> Data {
    // Compositing a premultiplied pixel over white adds the missing alpha to each component.
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
