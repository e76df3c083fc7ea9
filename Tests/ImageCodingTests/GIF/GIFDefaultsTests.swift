import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

/// The default palettes and dithering of a film.
@Suite struct GIFDefaultsTests {
  private func write(_ frames: [CGImage], _ options: GIFWriter.Options = .init()) throws -> (
    data: Data, notices: [String]
  ) {
    var data = Data()
    let writer = try GIFWriter(width: frames[0].width, height: frames[0].height, options: options) {
      data += $0
    }
    for frame in frames { try writer.append(frame, duration: 0.1) }
    try writer.finish()
    return (data, writer.notices)
  }

  /// A gradient of many colors beside an area and a line of single colors.
  private func gradient(_ step: Int) -> CGImage {
    CGImage(width: 160, height: 64) { x, y in
      if y < 8 { return opaque(200, 30, 60) }
      if x < 4 { return opaque(255, 255, 255) }
      return opaque(20 + x, 220 - x - step * 4, 120 + y + x / 4)
    }
  }

  /// Returns the largest difference of a picture's colors from another's, averaged over squares of 8 × 8 pixels.
  private func largestBlurredError(_ a: [UInt32], _ b: [UInt32], width: Int) -> Double {
    var largest = 0.0
    for y in stride(from: 0, to: a.count / width - 7, by: 8) {
      for x in stride(from: 0, to: width - 7, by: 8) {
        var sum = SIMD3<Double>.zero
        for offset in 0..<64 {
          let index = (y + offset / 8) * width + x + offset % 8
          sum += SIMD3(pixel: a[index]) - SIMD3(pixel: b[index])
        }
        largest = max(largest, abs((sum / 64).max()), abs((sum / 64).min()))
      }
    }
    return largest
  }

  @Test func `a gradient is dithered, so that its mean colors are right, and areas of one color stay clean`()
    throws
  {
    let frames = (0..<4).map(gradient)
    let shown = try GIFReader(write(frames).data).frames.map(\.pixels)
    let banded = try GIFReader(write(frames, .init(palette: .global, dither: .none)).data).frames.map(
      \.pixels)
    for (index, frame) in frames.enumerated() {
      let error = largestBlurredError(shown[index], frame.bitmap.pixels, width: 160)
      #expect(error < 2, "frame \(index)")
      #expect(error < largestBlurredError(banded[index], frame.bitmap.pixels, width: 160))
      for y in 0..<8 {
        #expect(shown[index][y * 160..<y * 160 + 160].allSatisfy { $0 == opaque(200, 30, 60) })
      }
      #expect(
        (8..<64).allSatisfy { y in (0..<4).allSatisfy { shown[index][y * 160 + $0] == opaque(255, 255, 255) }
        })
    }
  }

  @Test func `frames of many colors get palettes of their own, and those of few share one`() throws {
    let many = try GIFReader(write((0..<4).map { gradient($0 * 3) }).data)
    #expect(many.frames.allSatisfy { $0.hasLocalPalette })
    let few = (0..<3).map { step in
      CGImage(width: 9, height: 9) { x, y in opaque(x * 20, y * 20, step) }
    }
    let (data, notices) = try write(few)
    #expect(try GIFReader(data).frames.allSatisfy { !$0.hasLocalPalette } && notices == [])
    #expect(try data == write(few, .init(palette: .global, dither: .none)).data)
  }

  @Test func `a notice says when colors were lost`() throws {
    let notice =
      "a GIF shows at most 256 colors at a time, and this film has more; .png and .webp keep all colors"
    #expect(try write([gradient(0)]).notices == [notice])
    #expect(try write([gradient(0)], .init(palette: .global)).notices == [notice])
    #expect(try write([gradient(0)], .init(palette: .perFrame)).notices == [notice])
    #expect(try write([CGImage(width: 2, height: 1) { x, _ in x == 0 ? opaque(1, 2, 3) : 0 }]).notices == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a mixture has the nearest color, and its mean is at least as near`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func component() -> Double { generator.double(in: 0...255) }
    let colors = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      SIMD3(component(), component(), component()).pixel
    }
    let search = NearestColor(colors.map { SIMD3(pixel: $0) })
    for _ in 0..<100 {
      let color = SIMD3(component(), component(), component())
      let mixture = ColorMixture(color, among: colors, search)
      let (first, second) = (
        SIMD3(pixel: colors[Int(mixture.first)]), SIMD3(pixel: colors[Int(mixture.second)])
      )
      let share = Double(mixture.secondShare) / 64
      let mean = first + (second - first) * share
      #expect(Int(mixture.first) == search.index(for: color) && 0...32 ~= mixture.secondShare)
      // A share is a multiple of 1/64, and half of that is the rounding error.
      let tolerance = (second - first).squaredLength.squareRoot() / 128
      #expect(
        (mean - color).squaredLength.squareRoot() <= (first - color).squaredLength.squareRoot() + tolerance,
        "seed \(seed)")
    }
  }
}
