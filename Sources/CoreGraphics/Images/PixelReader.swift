import Foundation
import Raster

/// Converts pixels to premultiplied encoded sRGB.
struct PixelReader {
  let layout: PixelLayout
  let encoding: ColorEncoding
  /// The values that the minimum and the maximum of each color component represent; nil for 0 and 1.
  let decode: [CGFloat]?
  /// Whether components need no conversion other than premultiplication.
  private let isDirect: Bool
  /// The last conversion, cached because neighboring pixels are often equal.
  private var last: (raw: Raw, pixel: UInt32)?

  /// The components of a pixel, 0…255; gray is stored as equal red, green and blue.
  private struct Raw: Equatable {
    var color = SIMD4<UInt8>.zero
    var alpha: UInt8 = 255
  }

  init(_ layout: PixelLayout, _ encoding: ColorEncoding, decode: [CGFloat]? = nil) {
    (self.layout, self.encoding, self.decode) = (layout, encoding, decode)
    isDirect = encoding.isEncodedSRGB && encoding.model != .cmyk && decode == nil
  }

  /// Reads a pixel of the row that begins at an index.
  mutating func pixel(_ bytes: UnsafeRawBufferPointer, x: Int, row: Int) -> UInt32 {
    let raw =
      layout.bitsPerPixel < 8
      ? readBits(bytes, x: x, row: row) : readBytes(bytes, at: row + x * layout.bytesPerPixel)
    if let last, last.raw == raw { return last.pixel }
    let pixel = isDirect && (layout.isPremultiplied || raw.alpha == 255) ? direct(raw) : converted(raw)
    last = (raw, pixel)
    return pixel
  }
}

// MARK: - Reading

extension PixelReader {
  private func readBytes(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Raw {
    var raw = Raw()
    if layout.color.count == 1 {
      raw.color = SIMD4(repeating: component(bytes, at: index + layout.color[0]))
    } else {
      for (number, offset) in layout.color.enumerated() {
        raw.color[number] = component(bytes, at: index + offset)
      }
    }
    if let offset = layout.alpha { raw.alpha = component(bytes, at: index + offset) }
    return raw
  }

  @inline(__always)
  private func component(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt8 {
    guard layout.bitsPerComponent == 16 else { return bytes[index] }
    let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
    let value = layout.isLowByteFirst ? second << 8 | first : first << 8 | second
    // Rounded from 0…65,535 to 0…255.
    return UInt8((value + 128) / 257)
  }

  /// Reads a component of less than a byte.
  private func readBits(_ bytes: UnsafeRawBufferPointer, x: Int, row: Int) -> Raw {
    let bits = layout.bitsPerPixel
    let offset = x * bits
    let maximum: UInt8 = 1 << bits - 1
    let value = bytes[row + offset / 8] >> (8 - bits - offset % 8) & maximum
    return Raw(color: SIMD4(repeating: value * (255 / maximum)))
  }
}

// MARK: - Converting

extension PixelReader {
  /// Returns the pixel of bytes that need no conversion; components are limited to alpha.
  private func direct(_ raw: Raw) -> UInt32 {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: pointwiseMin(raw.color, SIMD4(repeating: raw.alpha)))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | UInt32(raw.alpha) << 24
  }

  private func converted(_ raw: Raw) -> UInt32 {
    let alpha = Double(raw.alpha) / 255
    guard alpha > 0 else { return 0 }
    var components = SIMD4<Double>(raw.color) / (layout.isPremultiplied ? 255 * alpha : 255)
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
