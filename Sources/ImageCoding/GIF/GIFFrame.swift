import Foundation
import Raster

/// A frame as rows of pixels: colours as `GIFColor` has them, or indices of a palette.
struct GIFFrame<Pixel: BitwiseCopyable & Equatable & Sendable>: Equatable, Sendable {
  let width: Int
  let height: Int
  var pixels: [Pixel]

  init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The same pixel everywhere.
  init(width: Int, height: Int, filledWith pixel: Pixel) {
    self.init(width: width, height: height, pixels: [Pixel](repeating: pixel, count: width * height))
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

extension GIFFrame<UInt32> {
  /// The pixels of a bitmap as GIF can show them.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(GIFColor.threshold))
  }
}

// MARK: - Rectangles

extension GIFFrame {
  /// The pixels inside a rectangle, row by row.
  func pixels(in rect: PixelRect) -> [Pixel] {
    var result: [Pixel] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      result += pixels[(y * width + rect.minX)..<(y * width + rect.maxX)]
    }
    return result
  }

  /// Replaces those pixels inside a rectangle, given row by row, for whose place among the new ones a condition holds.
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

  /// Makes the pixels inside a rectangle alike.
  mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { pixels[y * width + x] = pixel }
    }
  }

  /// Whether a frame of the same size has the same pixels.
  func looks(like other: GIFFrame) -> Bool { hasSamePixels(as: other, from: 0, count: pixels.count) }

  /// The smallest rectangle around the pixels that differ from those of a frame of the same size.
  func changes(from other: GIFFrame) -> PixelRect {
    boundsOfDifferences(from: other) { $0 != $1 }
  }

  /// The smallest rectangle around the pixels that aren't transparent here, but in `next`.
  func vanishing(in next: GIFFrame, transparent: Pixel) -> PixelRect {
    boundsOfDifferences(from: next) { $0 != transparent && $1 == transparent }
  }

  /// The smallest rectangle around the places where a relation holds that equal pixels never have.
  @inline(__always)
  private func boundsOfDifferences(
    from other: GIFFrame, where holds: (Pixel, Pixel) -> Bool
  ) -> PixelRect {
    var rect = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    for y in 0..<height where !hasSamePixels(as: other, from: y * width, count: width) {
      pixels.withUnsafeBufferPointer { own in
        other.pixels.withUnsafeBufferPointer { others in
          let row = y * width
          guard let first = (0..<width).first(where: { holds(own[row + $0], others[row + $0]) }),
            let last = (0..<width).last(where: { holds(own[row + $0], others[row + $0]) })
          else { return }
          rect = PixelRect(
            minX: min(rect.minX, first), minY: min(rect.minY, y), maxX: max(rect.maxX, last + 1), maxY: y + 1)
        }
      }
    }
    return rect.isEmpty ? .empty : rect
  }

  private func hasSamePixels(as other: GIFFrame, from start: Int, count: Int) -> Bool {
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { others in
        guard let ownStart = own.baseAddress, let othersStart = others.baseAddress else { return true }
        return memcmp(ownStart + start, othersStart + start, count * MemoryLayout<Pixel>.stride) == 0
      }
    }
  }
}
