import CPNG
public import CoreGraphics
import Raster

/// An encoder for PNG pictures of 8 bits per component in sRGB, with straight alpha if the picture isn't opaque.
public struct PNGEncoder: Hashable, Sendable {
  /// The trade-off between time and file size.
  public enum Compression: Hashable, Sendable {
    /// About a third larger than `small` and several times as fast, for numbered frames.
    case fast
    /// The smallest files.
    case small
  }

  /// The trade-off between time and file size; by default `small`.
  public var compression: Compression

  /// Creates an encoder.
  public init(compression: Compression = .small) { self.compression = compression }

  /// Returns a picture as PNG bytes, which are the same for the same picture.
  ///
  /// - Throws: `ImageCodingError` if the picture has no pixels or a side is longer than 1,000,000 pixels.
  public func encode(_ image: CGImage) throws(ImageCodingError) -> Data {
    guard 1...Self.sizeLimit ~= image.width, 1...Self.sizeLimit ~= image.height else {
      throw ImageCodingError(
        .invalidArgument,
        "a PNG of \(image.width) × \(image.height) pixels; expected 1 to \(Self.sizeLimit) on each side")
    }
    return try Self.write(image, compression)
  }

  /// Writes a picture to a file, which appears under its name when it is complete and replaces an older one.
  ///
  /// - Throws: `ImageCodingError` that names the file, after which nothing of it remains.
  public func write(_ image: CGImage, to url: URL) throws(ImageCodingError) {
    try draft(of: image, at: url).commit()
  }

  /// Writes a picture to a file that receives its name when it is committed.
  package func draft(of image: CGImage, at url: URL) throws(ImageCodingError) -> sending AtomicFile {
    do {
      let data = try encode(image)
      let file = try AtomicFile(url)
      try file.write(data)
      return file
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
    // Reducing all pixels, without an early exit, is vectorized.
    let isOpaque = pixels.reduce(.max, &) >> 24 == 255
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(picture.width)
    image.height = png_uint_32(picture.height)
    image.format = isOpaque ? cpng_format_rgb : cpng_format_rgba
    image.flags = compression == .fast ? png_uint_32(PNG_IMAGE_FLAG_FAST) : 0
    defer { png_image_free(&image) }
    let bytes = components(of: pixels, withAlpha: !isOpaque)
    var size = cpng_size_limit(image)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1)
    let data = Data(
      bytesNoCopy: memory, count: size, deallocator: .custom { memory, _ in memory.deallocate() })
    _ = png_image_write_to_memory(&image, memory, &size, 0, bytes, 0, nil)
    guard cpng_has_failed(&image) == 0 else {
      throw ImageCodingError(.corrupt, "the PNG can't be encoded: \(String(cString: cpng_message(&image)))")
    }
    return data.prefix(size)
  }

  /// Returns straight components in the order of the file.
  private static func components(of pixels: [UInt32], withAlpha: Bool) -> [UInt8] {
    let count = withAlpha ? 4 : 3
    return [UInt8](unsafeUninitializedCapacity: pixels.count * count) { buffer, initializedCount in
      pixels.withUnsafeBufferPointer { pixels in
        for index in pixels.indices {
          let straight = withAlpha ? StraightAlpha.divide(pixels[index]) : pixels[index]
          let start = index &* count
          buffer[start] = UInt8(truncatingIfNeeded: straight)
          buffer[start &+ 1] = UInt8(truncatingIfNeeded: straight >> 8)
          buffer[start &+ 2] = UInt8(truncatingIfNeeded: straight >> 16)
          if withAlpha { buffer[start &+ 3] = UInt8(truncatingIfNeeded: straight >> 24) }
        }
      }
      initializedCount = pixels.count * count
    }
  }
}
