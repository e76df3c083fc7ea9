import Foundation
import Raster

/// A frame as rows of pixels, which are either pixels of `GIFColor` or indices of a palette.
struct PixelFrame<Pixel: BitwiseCopyable & Equatable & Sendable>: Equatable, Sendable {
  let width: Int
  let height: Int
  var pixels: [Pixel]

  init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a frame of equal pixels.
  init(width: Int, height: Int, filledWith pixel: Pixel) {
    self.init(width: width, height: height, pixels: [Pixel](repeating: pixel, count: width * height))
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension PixelFrame<UInt32> {
  /// Creates a frame with the GIF pixels of a bitmap.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(GIFColor.threshold))
  }
}

// MARK: - Rectangles

extension PixelFrame {
  /// Returns the pixels of a rectangle, row by row.
  func pixels(in rect: PixelRect) -> [Pixel] {
    var result: [Pixel] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      result += pixels[(y * width + rect.minX)..<(y * width + rect.maxX)]
    }
    return result
  }

  /// Replaces pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - new: The new pixels of the rectangle, row by row.
  ///   - isNew: Whether to replace the pixel at an offset into `new`.
  @inline(__always)
  mutating func replace(_ rect: PixelRect, with new: [Pixel], where isNew: (Int) -> Bool) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      new.withUnsafeBufferPointer { new in
        for row in 0..<rect.height {
          let start = (rect.minY + row) * width + rect.minX
          for column in 0..<rect.width where isNew(row * rect.width + column) {
            pixels[start + column] = new[row * rect.width + column]
          }
        }
      }
    }
  }

  /// Sets all pixels of a rectangle.
  mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { pixels[y * width + x] = pixel }
    }
  }

  /// Whether a frame of the same size has equal pixels.
  func hasSamePixels(as other: PixelFrame) -> Bool { hasSamePixels(as: other, from: 0, count: pixels.count) }

  /// Returns the smallest rectangle that contains the pixels that differ from those of a frame of the same size.
  func changes(from other: PixelFrame) -> PixelRect {
    boundsOfDifferences(from: other) { $0 != $1 }
  }

  /// Returns the smallest rectangle that contains the pixels that are transparent in `next` but not in this frame.
  func clearedArea(in next: PixelFrame, transparent: Pixel) -> PixelRect {
    boundsOfDifferences(from: next) { $0 != transparent && $1 == transparent }
  }

  /// Returns the smallest rectangle that contains the pairs of pixels for which `holds` is true.
  ///
  /// - Parameter holds: A relation that is false for equal pixels.
  @inline(__always)
  private func boundsOfDifferences(
    from other: PixelFrame, where holds: (Pixel, Pixel) -> Bool
  ) -> PixelRect {
    var rect = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    for y in 0..<height where !hasSamePixels(as: other, from: y * width, count: width) {
      pixels.withUnsafeBufferPointer { own in
        other.pixels.withUnsafeBufferPointer { otherPixels in
          let row = y * width
          guard let first = (0..<width).first(where: { holds(own[row + $0], otherPixels[row + $0]) }),
            let last = (0..<width).last(where: { holds(own[row + $0], otherPixels[row + $0]) })
          else { return }
          rect = PixelRect(
            minX: min(rect.minX, first), minY: min(rect.minY, y), maxX: max(rect.maxX, last + 1), maxY: y + 1)
        }
      }
    }
    return rect.isEmpty ? .empty : rect
  }

  private func hasSamePixels(as other: PixelFrame, from start: Int, count: Int) -> Bool {
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { otherPixels in
        guard let ownStart = own.baseAddress, let otherStart = otherPixels.baseAddress else { return true }
        return memcmp(ownStart + start, otherStart + start, count * MemoryLayout<Pixel>.stride) == 0
      }
    }
  }
}
