import Foundation
import TestSupport
import Testing

@testable import Raster

/// Small pictures drawn many times.
@Suite struct SpriteSheetTests {
  /// Pixels of all colours and some transparency.
  private static func picture(_ random: inout SeededGenerator, side: Int = 5) -> Bitmap {
    Bitmap(
      width: side, height: side,
      pixels: (0..<side * side).map { _ in
        func number() -> Double { .random(in: 0...1, using: &random) }
        return Color(red: number(), green: number(), blue: number(), alpha: number()).pixel
      })
  }

  private static func transform(_ random: inout SeededGenerator, scale: ClosedRange<Double>) -> Affine {
    let (x, y) = (Double.random(in: 2...9, using: &random), Double.random(in: 2...9, using: &random))
    let size = Double.random(in: scale, using: &random)
    let angle = Double.random(in: 0...7, using: &random)
    let turn = Affine(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    return Affine.translation(-2.5, -2.5).concatenating(.scale(size, size))
      .concatenating(turn).concatenating(.translation(x, y))
  }

  private func drawn(
    _ bitmap: Bitmap, _ transform: Affine, tint: Color = .white, blendMode: BlendMode = .normal,
    clips: [PixelRect] = [PixelRect(x: 0, y: 0, width: 12, height: 12)], asSprite: Bool
  ) -> Bitmap {
    var result = Bitmap(width: 12, height: 12, pixels: Array(repeating: 0xff40_8020, count: 144))
    result.withCanvas { canvas in
      for clip in clips {
        canvas.clip = clip
        if asSprite, let sheet = SpriteSheet(bitmap, source: bitmap.bounds, box: bitmap.bounds.box) {
          #expect(canvas.draw(sheet, transform: transform, tint: tint, blendMode: blendMode))
        } else {
          var paint = ImagePaint(bitmap, transform: transform)
          paint.tint = tint
          canvas.fill(
            Path(rect: bitmap.bounds.box), transform: transform, paint: .image(paint), blendMode: blendMode)
        }
        canvas.clip = canvas.bounds
      }
    }
    return result
  }

  @Test func `moved only, a sprite has the pixels of a filled rectangle to the last unit`() {
    var random = SeededGenerator(seed: 541)
    for _ in 0..<40 {
      let bitmap = Self.picture(&random)
      let whole = Affine.translation(.random(in: -3...9, using: &random).rounded(), 2)
      #expect(drawn(bitmap, whole, asSprite: true) == drawn(bitmap, whole, asSprite: false))
      let place = Affine.translation(.random(in: -3...9, using: &random), .random(in: -3...9, using: &random))
      let difference = drawn(bitmap, place, asSprite: true)
        .largestDifference(from: drawn(bitmap, place, asSprite: false))
      #expect(difference <= 2)
    }
  }

  @Test func `turned and scaled, its inside is that of a filled rectangle, its sides are near`() {
    var random = SeededGenerator(seed: 542)
    for _ in 0..<100 {
      let bitmap = Self.picture(&random)
      let transform = Self.transform(&random, scale: 0.5...2)
      let tint = Color(red: 0.9, green: 0.4, blue: 0.7, alpha: 0.8)
      for blendMode in [BlendMode.normal, .plusLighter, .multiply] {
        let sprite = drawn(bitmap, transform, tint: tint, blendMode: blendMode, asSprite: true)
        let filled = drawn(bitmap, transform, tint: tint, blendMode: blendMode, asSprite: false)
        // A side of 45° through a pixel's corner is off by most: 1/8.
        #expect(sprite.largestDifference(from: filled) <= 36)
        #expect(sprite.meanDifference(from: filled) < 2)
      }
    }
  }

  @Test func `its pixels don't depend on the clip`() {
    var random = SeededGenerator(seed: 543)
    for _ in 0..<100 {
      let bitmap = Self.picture(&random)
      let transform = Self.transform(&random, scale: 0.4...3)
      let (x, y) = (Int.random(in: 0...12, using: &random), Int.random(in: 0...12, using: &random))
      let parts = [
        PixelRect(minX: 0, minY: 0, maxX: x, maxY: y), PixelRect(minX: x, minY: 0, maxX: 12, maxY: y),
        PixelRect(minX: 0, minY: y, maxX: 12, maxY: 12),
      ]
      let whole = drawn(bitmap, transform, asSprite: true)
      #expect(drawn(bitmap, transform, clips: parts, asSprite: true) == whole)
    }
  }

  @Test func `what can't be drawn so is refused`() {
    let bitmap = Bitmap(width: 4, height: 4)
    #expect(SpriteSheet(bitmap, source: bitmap.bounds, box: Box(x: 0, y: 0, width: 5, height: 4)) == nil)
    #expect(SpriteSheet(bitmap, source: .empty, box: .empty) == nil)
    var canvas = Bitmap(width: 4, height: 4)
    let sheet = SpriteSheet(bitmap, source: bitmap.bounds, box: bitmap.bounds.box)!
    canvas.withCanvas { canvas in
      let transforms: [Affine] = [
        .scale(0, 1), .scale(.nan, 1), .scale(1, .infinity), .scale(0.1, 0.1), .scale(1e9, 1e9),
        .translation(1e300, 0), .translation(.nan, 0),
      ]
      for transform in transforms {
        #expect(!canvas.draw(sheet, transform: transform, tint: .white, blendMode: .normal))
      }
    }
  }
}

extension Bitmap {
  private func differences(from other: Bitmap) -> [Int] {
    zip(pixels, other.pixels).flatMap { a, b in
      stride(from: UInt32(0), through: 24, by: 8).map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }
    }
  }

  fileprivate func largestDifference(from other: Bitmap) -> Int { differences(from: other).max() ?? 0 }

  fileprivate func meanDifference(from other: Bitmap) -> Double {
    Double(differences(from: other).reduce(0, +)) / Double(4 * pixels.count)
  }
}
