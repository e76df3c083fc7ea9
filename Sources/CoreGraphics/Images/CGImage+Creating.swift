public import Foundation
import Raster

extension CGImage {
  /// Creates an image from pixels in memory.
  ///
  /// Gray, RGB and CMYK with 8 or 16 bits per component are supported, with alpha first, last, skipped or absent,
  /// straight or premultiplied. 32-bit pixels and 16-bit components may be little-endian (such as BGRA). Gray without
  /// alpha may have 1, 2 or 4 bits, and an image of 8 bits per pixel may be only the alpha of black. Colors are
  /// converted to 8-bit sRGB.
  ///
  /// - Parameters:
  ///   - width: The number of pixels per row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - bitsPerComponent: The number of bits per component: 1, 2, 4, 8 or 16.
  ///   - bitsPerPixel: The number of bits of all components, including alpha or an ignored component in its place.
  ///   - bytesPerRow: The number of bytes from one row to the next, at least the bytes of a row.
  ///   - space: The color space of the components.
  ///   - bitmapInfo: The position of alpha and the byte order.
  ///   - provider: The bytes, rows from the top. All bytes have to be available, while Apple's implementation reads
  ///     them later.
  ///   - decode: For each color component, the values that its minimum and maximum represent; nil for 0 and 1.
  ///   - shouldInterpolate: Whether drawing at another size should interpolate between neighboring pixels.
  ///   - intent: Ignored.
  /// - Returns: The image, or nil if the layout isn't supported or bytes are missing.
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

  /// Creates an image mask from bytes in memory. Paint passes completely where a byte is 0 and not at all where it's
  /// 255.
  ///
  /// - Parameters:
  ///   - width: The number of pixels per row, at least 1.
  ///   - height: The number of rows, at least 1.
  ///   - bitsPerComponent: The number of bits per component: 1, 2, 4, 8 or 16.
  ///   - bitsPerPixel: The same number as `bitsPerComponent`.
  ///   - bytesPerRow: The number of bytes from one row to the next, at least the bytes of a row.
  ///   - provider: The bytes, rows from the top.
  ///   - decode: The values that the minimum and the maximum represent; nil for 0 and 1. [1, 0] inverts the mask.
  ///   - shouldInterpolate: Whether drawing at another size should interpolate between neighboring pixels.
  /// - Returns: The mask, or nil if the number of bits isn't supported or bytes are missing.
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
