import Foundation
import Raster

/// Pixels that somebody else's program laid out.
struct PixelSource {
  var width: Int
  var height: Int
  var bytesPerRow: Int
  var layout: PixelLayout
  var encoding: ColorEncoding
  /// For each color component what bytes 0 and 255 stand for; nil for 0 and 1.
  var decode: [CGFloat]?

  /// How many bytes there must be, nil where rows overlap, there is nothing to see or the number is out of reach.
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
  /// Converts pixels to premultiplied encoded sRGB, or nil where there are fewer bytes than they need.
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
