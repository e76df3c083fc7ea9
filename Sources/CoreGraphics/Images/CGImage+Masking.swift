import Raster

extension CGImage {
  /// Returns the image with its alpha multiplied by a mask, which is scaled to the image's size.
  ///
  /// - Parameter mask: An image mask, an image with alpha or one without; see ``CGContext/clip(to:mask:)``.
  /// - Returns: The masked image; never nil.
  public func masking(_ mask: CGImage) -> CGImage? {
    var group = Bitmap(width: width, height: height)
    let coverage = ImagePaint(
      mask.coverageBitmap,
      transform: .scale(Double(width) / Double(mask.width), Double(height) / Double(mask.height)),
      filter: .averaged)
    group.withCanvas { $0.draw(coverage) }
    let clip = Mask(alphaOf: group)
    var result = Bitmap(width: width, height: height)
    result.withCanvas { $0.composite(bitmap, x: 0, y: 0, mask: clip) }
    return CGImage(result, kind: isMask ? .mask : .transparent, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage {
  /// The image as coverage: its alpha, or its luma if it has no alpha.
  var coverageBitmap: Bitmap {
    guard kind == .opaque else { return bitmap }
    var result = bitmap
    for index in result.pixels.indices { result.pixels[index] = Self.luma(result.pixels[index]) << 24 }
    return result
  }

  /// The luma of an opaque pixel, with the weights of BT.709 applied to encoded components.
  private static func luma(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
    return (2126 * red + 7152 * green + 722 * blue + 5000) / 10000
  }
}
