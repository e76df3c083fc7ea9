import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FilmColorsTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `counting changed pixels gives the palette of all pixels of all frames`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<[3, 200, 700][Int(seed % 3)]).map { _ in randomPixel(using: &generator) }
    var bitmap = Bitmap(width: 24, height: 17)
    var last: Bitmap?
    var (film, all) = (FilmColors(), ColorHistogram())
    var isOpaque = true
    for number in 0..<6 {
      for _ in 0..<Int.random(in: 0...600, using: &generator) {
        bitmap.pixels[.random(in: bitmap.pixels.indices, using: &generator)] =
          colors.randomElement(using: &generator)!
      }
      let frame = PixelFrame(bitmap)
      all.add(frame.pixels)
      isOpaque = isOpaque && !frame.pixels.contains(GIFColor.transparent)
      film.addFrame(isOpaque: film.counter.count(FrameDifference(bitmap, after: last), ofFrame: number))
      last = bitmap
    }
    #expect(film.isOpaque == isOpaque, "seed \(seed)")
    #expect(
      GIFPalette(
        for: film.histogram(frameCount: 6, last: PixelFrame(bitmap)), needsTransparency: !isOpaque)
        == GIFPalette(for: all, needsTransparency: !isOpaque), "seed \(seed)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a difference contains the new and the replaced pixels`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<35).map { _ in randomPixel(using: &generator) }
    let before = Bitmap(width: 7, height: 5, pixels: pixels)
    var now = before
    for _ in 0..<(seed % 4) {
      now.pixels[.random(in: 0..<35, using: &generator)] = randomPixel(using: &generator)
    }
    let difference = FrameDifference(now, after: before)
    let (old, new) = (PixelFrame(before), PixelFrame(now))
    var merged = old
    merged.replace(difference.rect, with: difference.new) { difference.new[$0] != GIFColor.unchanged }
    #expect(merged == new, "seed \(seed)")
    merged.replace(difference.rect, with: difference.old) { difference.old[$0] != GIFColor.unchanged }
    #expect(merged == old, "seed \(seed)")
    let first = FrameDifference(now, after: nil)
    #expect(first.rect == new.bounds && first.new == new.pixels && first.old.isEmpty)
  }
}
