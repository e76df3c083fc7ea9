import CoreGraphics
import Foundation
import Raster
import TestSupport

extension CGImage {
  /// Creates a picture of premultiplied pixels, in rows from top to bottom.
  convenience init(width: Int, height: Int, _ pixels: [UInt32]) {
    self.init(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Creates a picture whose pixels are a function of their position.
  convenience init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height, (0..<(width * height)).map { pixel($0 % width, $0 / width) })
  }
}

extension CGImage {
  /// Returns the largest difference of any component of any pixel.
  func difference(from other: CGImage) -> Int {
    var largest = 0
    for (mine, theirs) in zip(bitmap.pixels, other.bitmap.pixels) where mine != theirs {
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(mine >> shift & 255) - Int(theirs >> shift & 255)))
      }
    }
    return largest
  }
}

/// Returns an opaque pixel.
func opaque(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
  UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
}

/// Returns a random premultiplied pixel, none of whose components exceeds alpha.
func randomPixel(using generator: inout SeededGenerator) -> UInt32 {
  let alpha = [0, 1, 127, 128, 255, UInt32.random(in: 0...255, using: &generator)].randomElement(
    using: &generator)!
  return (0..<3).reduce(alpha << 24) {
    $0 | UInt32.random(in: 0...alpha, using: &generator) << (8 * UInt32($1))
  }
}

/// Runs `body` with an empty folder, which is removed afterward.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "image-coding-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// Returns the names of all files in a folder, hidden ones included.
func files(in folder: URL) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
}

/// Returns the peak signal-to-noise ratio of the premultiplied colors of two pictures, in decibels.
func psnr(_ a: CGImage, _ b: CGImage) -> Double {
  psnr(a.bitmap.pixels, b.bitmap.pixels)
}

/// Returns the peak signal-to-noise ratio of the colors of pixels, in decibels; alpha doesn't count.
func psnr(_ a: [UInt32], _ b: [UInt32]) -> Double {
  guard a.count == b.count else { return 0 }
  let sum = zip(a, b).reduce(0.0) { sum, pair in
    [UInt32(0), 8, 16].reduce(sum) {
      let difference = Double(pair.0 >> $1 & 255) - Double(pair.1 >> $1 & 255)
      return $0 + difference * difference
    }
  }
  return sum == 0 ? .infinity : 10 * (255 * 255 / (sum / Double(3 * a.count))).log10
}

extension Double {
  fileprivate var log10: Double { Foundation.log10(self) }
}
