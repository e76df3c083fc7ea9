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
    let (row, isRowTooLong) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    guard width > 0, height > 0, !isRowTooLong, bytesPerRow >= row else { return nil }
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
      var reader = PixelReader(source)
      for y in 0..<height {
        for x in 0..<width {
          self[x, y] = reader.pixel(
            bytes, at: y * source.bytesPerRow + x * source.layout.bytesPerPixel)
        }
      }
    }
  }
}

/// Converts one pixel after the other.
private struct PixelReader {
  let source: PixelSource
  /// Whether components need no conversion but that to premultiplied ones.
  let isDirect: Bool
  /// What was converted last, since neighbors are often equal.
  var last: (raw: SIMD4<UInt8>, pixel: UInt32)?

  init(_ source: PixelSource) {
    self.source = source
    isDirect = source.encoding.isEncodedSRGB && source.decode == nil
  }

  /// The pixel that begins at an index.
  mutating func pixel(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt32 {
    let layout = source.layout
    var raw = SIMD4<UInt8>(repeating: bytes[index + layout.color[0]])
    if layout.color.count == 3 {
      raw.y = bytes[index + layout.color[1]]
      raw.z = bytes[index + layout.color[2]]
    }
    raw.w = layout.alpha.map { bytes[index + $0] } ?? 255
    if let last, last.raw == raw { return last.pixel }
    let pixel = isDirect && (layout.isPremultiplied || raw.w == 255) ? direct(raw) : converted(raw)
    last = (raw, pixel)
    return pixel
  }

  /// Takes the bytes as they are; a component that exceeds alpha becomes as large as alpha.
  private func direct(_ raw: SIMD4<UInt8>) -> UInt32 {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: pointwiseMin(raw, SIMD4(repeating: raw.w)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  private func converted(_ raw: SIMD4<UInt8>) -> UInt32 {
    let alpha = Double(raw.w) / 255
    guard alpha > 0 else { return 0 }
    var components = SIMD4<Double>(raw) / (source.layout.isPremultiplied ? 255 * alpha : 255)
    components.clamp(lowerBound: .zero, upperBound: .one)
    if let decode = source.decode {
      for index in 0..<decode.count / 2 {
        let (low, high) = (decode[2 * index], decode[2 * index + 1])
        components[index] = low + (high - low) * components[index]
      }
    }
    let color = source.encoding.encodedSRGB(of: components)
    return Color(nearest: color, alpha: alpha).pixel
  }
}
