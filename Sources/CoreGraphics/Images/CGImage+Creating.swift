public import Foundation
import Raster

extension CGImage {
  /// Creates an image from pixels in memory.
  ///
  /// Gray, RGB and CMYK with 8 or 16 bits a component are known, with alpha first, last, skipped or absent, straight or
  /// premultiplied; 32-bit pixels also in little-endian order (BGRA), and so are components of 16 bits. Gray without
  /// alpha may have 1, 2 or 4 bits, and 8 bits may be alpha alone, of black. Colors are converted to sRGB of 8 bits.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - bitsPerComponent: 1, 2, 4, 8 or 16.
  ///   - bitsPerPixel: As many for each component, with alpha or what stands in its place.
  ///   - bytesPerRow: From one row to the next, at least what a row needs.
  ///   - space: The color space of the components.
  ///   - bitmapInfo: Where alpha is, and the order of bytes.
  ///   - provider: The bytes, rows from the top. Apple's implementation reads missing ones later; here there is
  ///     no image without them.
  ///   - decode: For each color component the values that its least and largest number stand for; nil for 0 and 1.
  ///   - shouldInterpolate: Whether drawing at another size should blend neighboring pixels.
  ///   - intent: Makes no difference.
  /// - Returns: nil for a layout that isn't known, and where bytes are missing.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo)
    guard let layout else { return nil }
    let source = PixelSource(
      width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, encoding: space.encoding,
      decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * layout.color.count)) })
    guard let bitmap = Bitmap(source, bytes: provider.bytes) else { return nil }
    self.init(
      bitmap, kind: layout.alpha == nil ? .opaque : .transparent, shouldInterpolate: shouldInterpolate)
  }

  /// Creates an image mask from bytes in memory: where a byte is 0 the mask lets paint through, where it is 255
  /// it doesn't.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - bitsPerComponent: 1, 2, 4, 8 or 16.
  ///   - bitsPerPixel: As many.
  ///   - bytesPerRow: From one row to the next, at least what a row needs.
  ///   - provider: The bytes, rows from the top.
  ///   - decode: The values that the least and the largest number stand for; nil for 0 and 1, and [1, 0] turns the
  ///     mask inside out.
  ///   - shouldInterpolate: Whether drawing at another size should blend neighboring pixels.
  /// - Returns: nil for other numbers of bits, and where bytes are missing.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: .monochrome, info: [])
    guard let layout else { return nil }
    let source = PixelSource(
      width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
      encoding: CGColorSpaceCreateDeviceGray().encoding,
      decode: decode.map { [$0[0], $0[1]] })
    guard let gray = Bitmap(source, bytes: provider.bytes) else { return nil }
    let coverage = gray.pixels.map { (255 - ($0 & 0xff)) << 24 }
    self.init(
      Bitmap(width: width, height: height, pixels: coverage), kind: .mask,
      shouldInterpolate: shouldInterpolate)
  }
}
