import CPNG
public import CoreGraphics
import Raster

/// Writes PNG pictures: 8 bits a component, straight alpha where the picture isn't opaque, marked as sRGB.
public struct PNGEncoder: Hashable, Sendable {
  /// How much time is spent on a smaller file.
  public enum Compression: Hashable, Sendable {
    /// About a third larger than `small`, several times as fast: for numbered frames.
    case fast
    case small
  }

  /// By default `small`.
  public var compression: Compression

  /// An encoder, by default one that makes small files.
  public init(compression: Compression = .small) { self.compression = compression }

  /// Returns a picture as PNG bytes, the same for the same picture.
  ///
  /// - Throws: `ImageCodingError` where the picture has no pixels or is wider or higher than 1,000,000.
  public func encode(_ image: CGImage) throws(ImageCodingError) -> Data {
    guard 1...Self.sizeLimit ~= image.width, 1...Self.sizeLimit ~= image.height else {
      throw ImageCodingError(
        .invalidArgument,
        "a PNG of \(image.width) × \(image.height) pixels; 1 to \(Self.sizeLimit) are expected")
    }
    return try Self.write(image, compression)
  }

  /// Writes a picture to a file, which appears under its name when it is complete, in place of any other.
  ///
  /// - Throws: `ImageCodingError` that names the file; nothing of it remains then.
  public func write(_ image: CGImage, to url: URL) throws(ImageCodingError) {
    do {
      let data = try encode(image)
      let file = try AtomicFile(url)
      try file.write(data)
      try file.commit()
    } catch {
      throw error.at(url.path)
    }
  }

  private static let sizeLimit = 1_000_000
}

extension PNGEncoder {
  private static func write(
    _ picture: CGImage, _ compression: Compression
  ) throws(ImageCodingError) -> Data {
    let pixels = picture.bitmap.pixels
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(picture.width)
    image.height = png_uint_32(picture.height)
    image.format = isOpaque ? cpng_format_rgb : cpng_format_rgba
    image.flags = compression == .fast ? png_uint_32(PNG_IMAGE_FLAG_FAST) : 0
    defer { png_image_free(&image) }
    let bytes = components(of: pixels, withAlpha: !isOpaque)
    var size = cpng_size_limit(image)
    var data = Data(count: size)
    data.withUnsafeMutableBytes {
      _ = png_image_write_to_memory(&image, $0.baseAddress, &size, 0, bytes, 0, nil)
    }
    guard cpng_has_failed(&image) == 0 else {
      throw ImageCodingError(.corrupt, "the PNG can't be encoded: \(String(cString: cpng_message(&image)))")
    }
    return data.prefix(size)
  }

  /// Straight components in the order of the file.
  private static func components(of pixels: [UInt32], withAlpha: Bool) -> [UInt8] {
    let count = withAlpha ? 4 : 3
    return [UInt8](unsafeUninitializedCapacity: pixels.count * count) { buffer, initializedCount in
      for (index, pixel) in pixels.enumerated() {
        let straight = StraightAlpha.divide(pixel)
        for component in 0..<count {
          buffer[index * count + component] = UInt8(truncatingIfNeeded: straight >> (8 * UInt32(component)))
        }
      }
      initializedCount = pixels.count * count
    }
  }
}
