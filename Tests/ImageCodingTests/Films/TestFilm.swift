import CoreGraphics
import Foundation
import Raster
import TestSupport

@testable import ImageCoding

/// A film with random frames.
struct TestFilm {
  var frames: [CGImage]
  var durations: [Double]
  var loopCount: Int

  /// The kinds of colors, each of which is written in another form.
  enum Colors: CaseIterable {
    /// Up to 16 colors and no transparent pixel.
    case few
    /// Some 200 colors, some of them translucent.
    case palette
    /// Grays of any alpha.
    case gray
    case opaque
    case translucent
  }

  var width: Int { frames[0].width }
  var height: Int { frames[0].height }
  var pixels: [[UInt32]] { frames.map(\.bitmap.pixels) }

  /// The pixels that a file holds.
  var straightPixels: [[UInt32]] { pixels.map { $0.map(StraightAlpha.divide) } }

  /// Creates a film in which rectangles change, disappear, and reappear; consecutive frames may be equal.
  init(_ colors: Colors, seed: UInt64, count: Int = 7, sides: ClosedRange<Int> = 1...40) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (Int.random(in: sides, using: &generator), Int.random(in: sides, using: &generator))
    let table = Self.table(colors, &generator)
    func pixel() -> UInt32 { table.randomElement(using: &generator)! }
    var pixels = (0..<(width * height)).map { _ in pixel() }
    var history = [pixels]
    frames = (0..<count).map { _ in
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: break
      case 1: pixels = history.randomElement(using: &generator)!
      case 2: pixels = pixels.map { _ in pixel() }
      default:
        let (x, y) = (
          Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator)
        )
        let fill = Bool.random(using: &generator) ? pixel() : nil
        for row in y..<min(height, y + 9) {
          for column in x..<min(width, x + 9) where Bool.random(using: &generator) {
            pixels[row * width + column] = fill ?? pixel()
          }
        }
      }
      history.append(pixels)
      return CGImage(width: width, height: height, pixels)
    }
    durations = (0..<count).map { _ in [0.02, 0.05, 0.1, 1].randomElement(using: &generator)! }
    loopCount = Int.random(in: 0...3, using: &generator)
  }

  private static func table(_ colors: Colors, _ generator: inout SeededGenerator) -> [UInt32] {
    func byte() -> Int { Int.random(in: 0...255, using: &generator) }
    switch colors {
    case .few:
      return (0..<Int.random(in: 1...16, using: &generator)).map { _ in
        ImageCodingTests.opaque(byte(), byte(), byte())
      }
    case .palette: return (0..<200).map { _ in randomPixel(using: &generator) }
    case .gray:
      return (0..<2000).map { _ in
        let (alpha, gray) = (UInt32(byte()), UInt32(byte()))
        return alpha << 24 | (gray * alpha / 255) &* 0x01_0101
      }
    case .opaque: return (0..<2000).map { _ in ImageCodingTests.opaque(byte(), byte(), byte()) }
    case .translucent: return (0..<2000).map { _ in randomPixel(using: &generator) }
    }
  }
}

extension TestFilm {
  /// The distinct frames in order, with the sums of the durations of equal neighbors.
  var merged: (pixels: [[UInt32]], durations: [Double]) {
    var result: (pixels: [[UInt32]], durations: [Double]) = ([], [])
    for (frame, duration) in zip(pixels, durations) {
      if result.pixels.last == frame {
        result.durations[result.durations.count - 1] += duration
      } else {
        result.pixels.append(frame)
        result.durations.append(duration)
      }
    }
    return result
  }
}

extension FilmReader {
  /// Returns all remaining frames.
  func remainingFrames() throws -> [FilmFrame] {
    var frames: [FilmFrame] = []
    while let frame = try next() { frames.append(frame) }
    return frames
  }
}

/// Returns whether two lists of seconds are equal up to a tolerance.
func areClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
