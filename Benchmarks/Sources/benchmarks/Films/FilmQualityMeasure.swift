import CoreGraphics
import Foundation
import ImageCoding

/// The difference of a film from the frames of which it was made.
struct FilmQualityMeasure {
  /// The peak signal-to-noise ratio of red, green, and blue over all frames, in decibels; infinite for an exact film.
  let psnr: Double
  /// The mean structural similarity of luma in squares of 8 × 8 pixels at every fourth position (Z. Wang et al., "Image
  /// Quality Assessment", 2004), in -1…1.
  let ssim: Double

  /// Measures a film, whose frames may be merged where they are equal.
  init(of film: URL, _ frames: RawFrames) throws {
    let reader = try FilmReader(contentsOf: film)
    var (shown, end) = (try reader.next(), 0.0)
    end = shown?.duration ?? 0
    var total = Total()
    var number = 0
    try frames.forEach { frame in
      let middle = (Double(number) + 0.5) / Double(frames.rate)
      while end < middle, let next = try reader.next() {
        shown = next
        end += next.duration
      }
      guard let shown, end >= middle else {
        throw ProgramRun.Failure(description: "\(film.lastPathComponent) ends before frame \(number)")
      }
      total.add(Self.pixels(of: frame), Self.pixels(of: shown.image), width: frames.width)
      number += 1
    }
    psnr = total.psnr
    ssim = total.ssim
  }

  private static func pixels(of image: CGImage) -> [UInt32] {
    image.pixelBytes.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).map(UInt32.init(littleEndian:))
    }
  }

  private struct Total {
    private var squaredError = 0
    private var componentCount = 0
    private var similarity = 0.0
    private var squareCount = 0

    var psnr: Double {
      10 * log10(255 * 255 * Double(componentCount) / Double(squaredError))
    }

    var ssim: Double { similarity / Double(max(1, squareCount)) }

    mutating func add(_ expected: [UInt32], _ shown: [UInt32], width: Int) {
      for (a, b) in zip(expected, shown) where a != b {
        for shift in [0, 8, 16] as [UInt32] {
          let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
          squaredError += difference * difference
        }
      }
      componentCount += 3 * expected.count
      let (a, b) = (expected.map(Self.luma), shown.map(Self.luma))
      for y in stride(from: 0, through: expected.count / width - 8, by: 4) {
        for x in stride(from: 0, through: width - 8, by: 4) {
          similarity += Self.similarity(a, b, from: y * width + x, width: width)
          squareCount += 1
        }
      }
    }

    /// BT.601 luma.
    private static func luma(_ pixel: UInt32) -> Double {
      0.299 * Double(pixel & 255) + 0.587 * Double(pixel >> 8 & 255) + 0.114 * Double(pixel >> 16 & 255)
    }

    private static func similarity(_ a: [Double], _ b: [Double], from start: Int, width: Int) -> Double {
      var (sumA, sumB, squaresA, squaresB, products) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for row in 0..<8 {
        for index in start + row * width..<start + row * width + 8 {
          let (a, b) = (a[index], b[index])
          sumA += a
          sumB += b
          squaresA += a * a
          squaresB += b * b
          products += a * b
        }
      }
      let (meanA, meanB) = (sumA / 64, sumB / 64)
      let varianceA = squaresA / 64 - meanA * meanA
      let varianceB = squaresB / 64 - meanB * meanB
      let covariance = products / 64 - meanA * meanB
      let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
      return (2 * meanA * meanB + c1) * (2 * covariance + c2)
        / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
    }
  }
}
