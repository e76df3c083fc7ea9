#if OptionalLibraries
  import Foundation
  import Raster
  import Testing

  @testable import Staging

  /// Texts in the fonts of the stage, which scripts/color-fonts makes.
  @Suite struct StageFontTests {
    private static let fonts = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "TextOutlinesTests/Fonts")

    /// Returns the picture of a letter whose em has 10 pixels, with its top left corner in that of the picture.
    private func picture(
      of text: String, in font: String, size: CGFloat = 10, _ configure: (CATextLayer) -> Void = { _ in }
    ) -> (stage: Stage, bitmap: Bitmap) {
      let stage = Stage(size: CGSize(width: 10, height: 10), fonts: [Self.fonts])
      stage.perform {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.anchorPoint = .zero
        layer.position = .zero
        (layer.string, layer.fontSize, layer.font) = (text, size, "Quartzite\(font)" as NSString)
        layer.foregroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        configure(layer)
        stage.layer.addSublayer(layer)
      }
      return (stage, stage.picture().bitmap)
    }

    private let red: UInt32 = 0xFF00_00FF
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFFFF_0000

    @Test(arguments: ["Layers", "Paints", "Strikes", "Bitmaps"])
    func `color glyphs are drawn in their colors`(_ font: String) {
      let bitmap = picture(of: "A", in: font).bitmap
      #expect(bitmap[1, 1] == blue && bitmap[4, 4] == red && bitmap[6, 6] == blue && bitmap[8, 8] == 0)
    }

    @Test(arguments: ["Layers", "Paints", "Strikes", "Bitmaps"])
    func `color glyphs are turned, scaled and faded with their layer`(_ font: String) {
      let bitmap = picture(of: "A", in: font, size: 5) {
        // A turn by 90 degrees about the top left corner, followed by a shift to the right.
        $0.transform = CATransform3DMakeAffineTransform(
          CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 8, ty: 0))
        $0.opacity = 0.5
      }.bitmap
      #expect(bitmap[0, 0] == 0x8080_0000 || bitmap[0, 0] == 0x7F7F_0000)
      #expect(bitmap[4, 4] == 0x8000_0080 || bitmap[4, 4] == 0x7F00_007F)
      #expect(bitmap[8, 8] == 0)
    }

    @Test func `composites and clips of glyphs are drawn`() {
      // Green in the small square, half as opaque as it.
      let masked = picture(of: "F", in: "Paints").bitmap
      #expect(masked[0, 0] == 0)
      #expect(masked[4, 4] == 0x8000_8000 || masked[4, 4] == 0x7F00_7F00)
      let hollow = picture(of: "G", in: "Paints").bitmap
      #expect(hollow[0, 0] == blue && hollow[4, 4] == 0)
      let clipped = picture(of: "H", in: "Paints").bitmap
      #expect(clipped[0, 0] == 0 && clipped[4, 4] == green)
    }

    @Test func `a stage uses its own fonts and nothing else, and lists those that it used`() {
      let (stage, _) = picture(of: "A", in: "Layers")
      #expect(stage.fonts.map(\.name) == ["QuartziteLayers"])
      #expect(stage.fonts.allSatisfy { $0.file.hasSuffix("Fonts/Layers.ttf") } && stage.textNotices.isEmpty)
      stage.perform {
        let layer = CATextLayer()
        layer.frame = stage.layer.bounds
        (layer.string, layer.font) = ("я", "Helvetica" as NSString)
        stage.layer.addSublayer(layer)
      }
      _ = stage.picture()
      #expect(stage.fonts.allSatisfy { $0.file.contains("TextOutlinesTests/Fonts/") })
      #expect(stage.textNotices.count == 2)
    }

    @Test(arguments: 1...4)
    func `notices have the same order, whichever thread lays out which text`(_ threads: Int) {
      let stage = Stage(size: CGSize(width: 10, height: 10), threads: threads, fonts: [Self.fonts])
      stage.leastSharedLayerCount = 1
      let characters = (0..<32).map { Character(Unicode.Scalar(0x44F - $0)!) }
      stage.perform {
        for character in characters {
          let layer = CATextLayer()
          (layer.frame, layer.string) = (stage.layer.bounds, String(character))
          layer.font = "QuartziteLayers" as NSString
          stage.layer.addSublayer(layer)
        }
      }
      _ = stage.picture()
      let expected = characters.map { FontNotice.missingCharacter($0.unicodeScalars.first!).description }
      #expect(stage.textNotices == expected.sorted())
    }

    @Test func `thumbnails are drawn with the stage's fonts`() {
      let (stage, bitmap) = picture(of: "A", in: "Layers")
      #expect(bitmap[4, 4] == red && stage.thumbnail(side: 10).bitmap == bitmap)
    }

    @Test func `a stage without fonts says so once`() {
      let stage = Stage(size: CGSize(width: 10, height: 10), fonts: [])
      stage.perform {
        let layer = CATextLayer()
        (layer.frame, layer.string) = (stage.layer.bounds, "abc אבג")
        stage.layer.addSublayer(layer)
      }
      #expect(stage.picture().bitmap.pixels.allSatisfy { $0 == 0 })
      #expect(stage.textNotices == ["no font is installed, so no text is drawn"])
    }
  }
#endif
