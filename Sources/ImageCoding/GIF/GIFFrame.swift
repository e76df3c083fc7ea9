import Raster

/// A frame as GIF can show it: every pixel is opaque or transparent.
///
/// A pixel is red + green·2⁸ + blue·2¹⁶ + 255·2²⁴ where it is opaque, 0 where it is transparent.
struct GIFFrame: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  static let transparent: UInt32 = 0

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a pixel transparent where its alpha is below 128, else opaque with its straight colour.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(Self.threshold))
  }

  /// Nothing but transparent pixels.
  init(width: Int, height: Int) {
    self.init(
      width: width, height: height, pixels: [UInt32](repeating: Self.transparent, count: width * height))
  }

  private static func threshold(_ pixel: UInt32) -> UInt32 {
    switch pixel >> 24 {
    case 255: pixel
    case 128...: StraightAlpha.divide(pixel) | 0xFF00_0000
    default: transparent
    }
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var isOpaque: Bool { !pixels.contains(Self.transparent) }
}

// MARK: - Rectangles

extension GIFFrame {
  /// The pixels inside a rectangle, row by row.
  func pixels(in rect: PixelRect) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(rect.width * rect.height)
    for y in rect.minY..<rect.maxY {
      result += pixels[(y * width + rect.minX)..<(y * width + rect.maxX)]
    }
    return result
  }

  /// Replaces the pixels inside a rectangle, given row by row.
  mutating func replace(_ rect: PixelRect, with new: [UInt32]) {
    for row in 0..<rect.height {
      let start = (rect.minY + row) * width + rect.minX
      pixels.replaceSubrange(
        start..<(start + rect.width), with: new[(row * rect.width)..<((row + 1) * rect.width)])
    }
  }

  mutating func clear(_ rect: PixelRect) {
    replace(rect, with: [UInt32](repeating: Self.transparent, count: rect.width * rect.height))
  }

  /// The smallest rectangle around the pixels that differ from those of a frame of the same size.
  func changes(from other: GIFFrame) -> PixelRect {
    bounds(of: other) { $0 != $1 }
  }

  /// The smallest rectangle around the pixels that are opaque here and transparent in `next`.
  func vanishing(in next: GIFFrame) -> PixelRect {
    bounds(of: next) { $0 != Self.transparent && $1 == Self.transparent }
  }

  /// The smallest rectangle around the places where a relation between two frames' pixels holds.
  @inline(__always)
  private func bounds(of other: GIFFrame, where holds: (UInt32, UInt32) -> Bool) -> PixelRect {
    var rect = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { others in
        for y in 0..<height {
          let row = y * width
          guard let first = (0..<width).first(where: { holds(own[row + $0], others[row + $0]) }),
            let last = (0..<width).last(where: { holds(own[row + $0], others[row + $0]) })
          else { continue }
          rect = PixelRect(
            minX: min(rect.minX, first), minY: min(rect.minY, y), maxX: max(rect.maxX, last + 1), maxY: y + 1)
        }
      }
    }
    return rect.isEmpty ? .empty : rect
  }
}
