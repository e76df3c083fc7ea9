#if OptionalLibraries
  import Foundation

  /// The criterion by which libwebp merges a frame with its predecessor: each pixel is similar to the one before.
  ///
  /// Two pixels are similar if their alpha is the same and each straight component, multiplied by alpha, differs by at most
  /// 255 times a number that falls from 31 at a quality of 0 to 1 at a quality of 100. A lossless encoder merges only equal
  /// frames.
  struct WebPSimilarity {
    /// The largest difference of the components of similar opaque pixels.
    private let tolerance: UInt8
    /// The largest difference of each byte of similar opaque pixels.
    private let byteTolerances: SIMD16<UInt8>

    init(_ compression: WebPWriter.Compression) {
      tolerance =
        if let quality = compression.quality {
          Self.tolerance(quality: Float(quality))
        } else {
          0
        }
      let pixel = SIMD4(tolerance, tolerance, tolerance, 0)
      let pixels = SIMD8(lowHalf: pixel, highHalf: pixel)
      byteTolerances = SIMD16(lowHalf: pixels, highHalf: pixels)
    }
  }

  extension WebPSimilarity {
    /// Returns the number that libwebp computes, with its rounding errors.
    private static func tolerance(quality: Float) -> UInt8 {
      let share = pow(Double(quality) / 100, 0.5)
      return UInt8(31 * (1 - share) + share + 0.5)
    }

    /// Whether an encoder merges a frame that follows another one of the same size. The pixels are premultiplied.
    func merges(_ pixels: [UInt32], after previous: [UInt32]) -> Bool {
      if tolerance == 0 { return pixels.hasSameBytes(as: previous) }
      return pixels.withUnsafeBytes { bytes in
        previous.withUnsafeBytes { previousBytes in
          stride(from: 0, to: pixels.count, by: Self.blockCount).allSatisfy { start in
            let range = start..<min(start + Self.blockCount, pixels.count)
            return range.count == Self.blockCount
              && areSimilarAndOpaque(bytes, previousBytes, at: start * 4)
              || areSimilar(pixels, previous, in: range)
          }
        }
      }
    }

    /// The number of pixels that are compared together.
    private static let blockCount = 32

    /// Whether the pixels of a block are opaque and similar to those at the same positions of the previous frame.
    @inline(__always)
    private func areSimilarAndOpaque(
      _ bytes: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer, at start: Int
    ) -> Bool {
      var isDifferent = SIMDMask<SIMD16<Int8>>(repeating: false)
      var bits = SIMD16<UInt8>(repeating: 255)
      for offset in stride(from: start, to: start + Self.blockCount * 4, by: 16) {
        let pixels = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        let others = others.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        let isLess = pixels .< others
        let difference =
          pixels.replacing(with: others, where: isLess) &- others.replacing(with: pixels, where: isLess)
        isDifferent = isDifferent .| (difference .> byteTolerances)
        bits &= pixels
      }
      let alphas = unsafeBitCast(bits, to: SIMD4<UInt32>.self) & 0xFF00_0000
      return !any(isDifferent) && alphas == SIMD4(repeating: 0xFF00_0000)
    }

    private func areSimilar(_ pixels: [UInt32], _ others: [UInt32], in range: Range<Int>) -> Bool {
      range.allSatisfy { areSimilar(pixels[$0], others[$0]) }
    }

    private func areSimilar(_ pixel: UInt32, _ other: UInt32) -> Bool {
      if pixel == other { return true }
      let alpha = Int32(pixel >> 24)
      guard alpha == other >> 24 else { return false }
      let (first, second) = (StraightAlpha.divide(pixel), StraightAlpha.divide(other))
      return [0, 8, 16].allSatisfy { shift in
        let difference = Int32(first >> shift & 255) - Int32(second >> shift & 255)
        return abs(difference) * alpha <= Int32(tolerance) * 255
      }
    }
  }
#endif
