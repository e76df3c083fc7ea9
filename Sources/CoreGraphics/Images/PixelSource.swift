import Foundation
import Raster

/// Pixels in the layout and color space of a client.
struct PixelSource {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var layout: PixelLayout
  var encoding: ColorEncoding
  /// For each color component, the values that its minimum and maximum represent; nil for 0 and 1.
  var decode: [CGFloat]?

  /// The number of bytes required, or nil if rows overlap, the image is empty or the number overflows.
  var requiredByteCount: Int? {
    let (rowBits, isRowTooLong) = width.multipliedReportingOverflow(by: layout.bitsPerPixel)
    guard width > 0, height > 0, !isRowTooLong, rowBits < .max - 7 else { return nil }
    let row = (rowBits + 7) / 8
    guard bytesPerRow >= row else { return nil }
    let (rows, areRowsTooLong) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let (sum, isSumTooLarge) = rows.addingReportingOverflow(row)
    return areRowsTooLong || isSumTooLarge ? nil : sum
  }
}

extension Bitmap {
  /// Creates a bitmap by converting pixels to premultiplied encoded sRGB, or returns nil if bytes are missing.
  init?(_ source: PixelSource, bytes: Data) {
    guard let count = source.requiredByteCount, bytes.count >= count else { return nil }
    self.init(width: source.width, height: source.height)
    bytes.withUnsafeBytes { bytes in
      var reader = PixelReader(source.layout, source.encoding, decode: source.decode)
      for y in 0..<height {
        for x in 0..<width {
          self[x, y] = reader.pixel(bytes, x: x, row: y * source.bytesPerRow)
        }
      }
    }
  }
}
