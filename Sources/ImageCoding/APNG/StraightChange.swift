import Foundation
import Raster

/// The rectangle in which a frame differs from the one before it, with its straight pixels.
struct StraightChange {
  let rect: PixelRect
  /// The pixels of the rectangle, row by row.
  let pixels: [UInt32]
  let census: ColorCensus

  /// Compares a frame with the one before it, which must have the same size; all pixels of the first frame are new.
  init(_ bitmap: Bitmap, after predecessor: Bitmap?) {
    let frame = PixelFrame(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    let old = predecessor.map { PixelFrame(width: $0.width, height: $0.height, pixels: $0.pixels) }
    let rect = old.map(frame.changes) ?? frame.bounds
    let new = frame.pixels(in: rect)
    pixels = new.map(StraightAlpha.divide)
    var census = ColorCensus()
    census.add(pixels)
    census.changedPixelCount = old.map { Self.differenceCount(new, $0.pixels(in: rect)) } ?? 0
    census.changedArea = old == nil ? 0 : new.count
    (self.rect, self.census) = (rect, census)
  }

  private static func differenceCount(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).reduce(0) { $0 &+ ($1.0 == $1.1 ? 0 : 1) }
  }
}

extension [UInt32] {
  func hasSameBytes(as other: [UInt32]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { others in
        guard let first = own.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, own.count) == 0
      }
    }
  }
}
