#if OptionalLibraries
  import CoreText
  import Raster
  import Testing
  import UIKit

  /// Texts in Liberation Mono of 32 points, whose letters are all as wide as a cell.
  enum Mono {
    static let font = CTFontCreateWithName("LiberationMono" as CFString, 32, nil)
    /// The width of a letter; binary fractions add up exactly.
    static let cell = 1229.0 / 64
    static let ascent = 1705.0 / 64
    static let descent = 615.0 / 64

    static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:])
      -> NSMutableAttributedString
    {
      let own = [NSAttributedString.Key(kCTFontAttributeName as String): font as Any]
      return NSMutableAttributedString(string: string, attributes: own.merging(attributes) { $1 })
    }

    static func line(_ string: String) -> CTLine { CTLineCreateWithAttributedString(text(string)) }
  }

  extension CTLine {
    var width: Double { CTLineGetTypographicBounds(self, nil, nil, nil) }
    var runs: [CTRun] { CTLineGetGlyphRuns(self) as? [CTRun] ?? [] }
    /// The indices of all glyphs' characters, from left to right.
    var indices: [Int] { runs.flatMap { $0.indices() } }
  }

  extension CTRun {
    func indices(_ location: Int = 0, _ length: Int = 0) -> [Int] {
      var buffer = [CFIndex](repeating: -1, count: CTRunGetGlyphCount(self))
      CTRunGetStringIndices(self, CFRangeMake(location, length), &buffer)
      return buffer
    }

    func advances(_ location: Int = 0, _ length: Int = 0) -> [CGSize] {
      var buffer = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(self))
      CTRunGetAdvances(self, CFRangeMake(location, length), &buffer)
      return buffer
    }

    func positions(_ location: Int = 0, _ length: Int = 0) -> [CGPoint] {
      var buffer = [CGPoint](repeating: .zero, count: CTRunGetGlyphCount(self))
      CTRunGetPositions(self, CFRangeMake(location, length), &buffer)
      return buffer
    }
  }

  /// A picture of 40 by 40 pixels.
  struct Sheet {
    let context: CGContext

    init() throws {
      context = try #require(
        CGContext(
          data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// The box around all pixels that were drawn on, in whole pixels, y pointing up; null without any.
    func drawn() throws -> CGRect {
      let image = try #require(context.makeImage()).bitmap
      var box = CGRect.null
      for y in 0..<40 {
        for x in 0..<40 where image[x, y] != 0 {
          box = box.union(CGRect(x: x, y: 39 - y, width: 1, height: 1))
        }
      }
      return box
    }
  }
#endif
