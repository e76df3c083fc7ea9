import Foundation
import TestSupport
import Testing

@testable import Raster

/// Small pictures that are drawn many times.
@Suite struct SpriteSheetTests {
  /// Returns a picture of all colors with some transparency.
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

  @Test func `a sprite that is only moved has exactly the pixels of a filled rectangle`() {
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

  @Test
  func `a rotated and scaled sprite equals a filled rectangle inside and is close to it along the sides`() {
    var random = SeededGenerator(seed: 542)
    for _ in 0..<100 {
      let bitmap = Self.picture(&random)
      let transform = Self.transform(&random, scale: 0.5...2)
      let tint = Color(red: 0.9, green: 0.4, blue: 0.7, alpha: 0.8)
      for blendMode in [BlendMode.normal, .plusLighter, .multiply] {
        let sprite = drawn(bitmap, transform, tint: tint, blendMode: blendMode, asSprite: true)
        let filled = drawn(bitmap, transform, tint: tint, blendMode: blendMode, asSprite: false)
        // A 45° side through a pixel's corner has the largest error: 1/8.
        #expect(sprite.largestDifference(from: filled) <= 36)
        #expect(sprite.meanDifference(from: filled) < 2)
      }
    }
  }

  /// Returns a backdrop with a sheet drawn one pixel after the other, transparent ones included.
  private func drawnSingly(
    _ bitmap: Bitmap, _ transform: Affine, tint: Color, blendMode: BlendMode, onto backdrop: Bitmap
  ) -> Bitmap? {
    let sheet = SpriteSheet(bitmap, source: bitmap.bounds, box: bitmap.bounds.box)
    guard let sheet else { return nil }
    let bounds = SpriteRows.bounds(sheet, transform)
    let sprite = SpriteRows(sheet, transform, bounds: bounds, showsTransparency: false)
    guard let rows = sprite else { return nil }
    var result = backdrop
    let area = rows.bounds.intersection(result.bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let (column, row) = (x - rows.bounds.minX, y - rows.bounds.minY)
        let (u, v) = (rows.u.value(column: column, row: row), rows.v.value(column: column, row: row))
        func pixel(_ dx: Int, _ dy: Int) -> UInt32 {
          let (x, y) = (Int(u >> 22) - sheet.origin.column + dx, Int(v >> 22) - sheet.origin.row + dy)
          return bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
        }
        func mixed(_ a: UInt32, _ b: UInt32, _ place: UInt32) -> UInt32 {
          let weight = (place >> 14) & 255
          return Pixel.combined(a, b) { ($0 * (256 - weight) + $1 * weight + 128) / 256 }
        }
        var source = mixed(mixed(pixel(0, 0), pixel(1, 0), u), mixed(pixel(0, 1), pixel(1, 1), u), v)
        source = Pixel.combined(source, tint.pixel) { UInt32(Pixel.product(UInt8($0), UInt8($1))) }
        let factors = rows.coverage.map { SpriteCoverage.Row($0, Double(row)).factors(column) }
        let coverage = UInt8(factors?[0] ?? 255)
        result[x, y] = blendMode.blended(source, onto: result[x, y], coverage: coverage)
      }
    }
    return result
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `four pixels at a time give the same sprite as one at a time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bitmap = Self.picture(&random, side: 6)
    // Round pictures, pictures with a hole or with a few pixels only, and full ones.
    let kind = seed % 4
    for (index, middle) in (0..<36).map({ ($0, Point(Double($0 % 6) - 2.5, Double($0 / 6) - 2.5)) }) {
      let isTransparent =
        kind == 0 ? middle.length > 2.6 : kind == 1 ? middle.length < 2 : kind == 2 && index % 11 != 3
      if isTransparent { bitmap[index % 6, index / 6] = 0 }
    }
    for blendMode in [BlendMode.normal, .plusLighter, .multiply, .plusDarker] {
      let transform = Self.transform(&random, scale: 0.45...4)
      let tint = seed % 3 == 0 ? Color.white : Color(red: 0.9, green: 0.4, blue: 0.7, alpha: 0.8)
      let backdrop = drawn(Bitmap(width: 1, height: 1), .translation(-9, -9), asSprite: true)
      let expected = drawnSingly(bitmap, transform, tint: tint, blendMode: blendMode, onto: backdrop)
      let sprite = drawn(bitmap, transform, tint: tint, blendMode: blendMode, asSprite: true)
      #expect(sprite == expected, "seed \(seed), \(blendMode), \(transform)")
    }
  }

  @Test func `in modes where transparency matters, everything between the sides is drawn`() {
    var random = SeededGenerator(seed: 544)
    var bitmap = Self.picture(&random)
    for index in 0..<25 where index % 5 != 2 || index / 5 != 2 { bitmap[index % 5, index / 5] = 0 }
    for blendMode in [BlendMode.copy, .clear, .sourceIn] {
      let place = Affine.translation(3, 4)
      #expect(
        drawn(bitmap, place, blendMode: blendMode, asSprite: true)
          == drawn(bitmap, place, blendMode: blendMode, asSprite: false))
    }
  }

  @Test func `a sprite's pixels don't depend on the clip`() {
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

  @Test func `sprites that can't be drawn this way are refused`() {
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
