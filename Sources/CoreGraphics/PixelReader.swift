import Foundation
import Raster

/// Converts one pixel after the other.
struct PixelReader {
  let layout: PixelLayout
  let encoding: ColorEncoding
  /// For each color component what bytes 0 and 255 stand for; nil for 0 and 1.
  let decode: [CGFloat]?
  /// Whether components need no conversion but that to premultiplied ones.
  private let isDirect: Bool
  /// What was converted last, since neighbors are often equal.
  private var last: (raw: SIMD4<UInt8>, pixel: UInt32)?

  init(_ layout: PixelLayout, _ encoding: ColorEncoding, decode: [CGFloat]? = nil) {
    (self.layout, self.encoding, self.decode) = (layout, encoding, decode)
    isDirect = encoding.isEncodedSRGB && decode == nil
  }

  /// The pixel that begins at an index.
  mutating func pixel(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt32 {
    var raw = SIMD4<UInt8>(repeating: layout.color.isEmpty ? 0 : bytes[index + layout.color[0]])
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
    var components = SIMD4<Double>(raw) / (layout.isPremultiplied ? 255 * alpha : 255)
    components.clamp(lowerBound: .zero, upperBound: .one)
    if let decode {
      for index in 0..<decode.count / 2 {
        let (low, high) = (decode[2 * index], decode[2 * index + 1])
        components[index] = low + (high - low) * components[index]
      }
    }
    let color = encoding.encodedSRGB(of: components)
    return Color(nearest: color, alpha: alpha).pixel
  }
}
