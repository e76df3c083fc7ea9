#if OptionalLibraries
  import Foundation
  import Raster
  import Testing
  import TextOutlines

  /// Glyphs with colors of their own, in fonts made by scripts/color-fonts.
  @Suite struct ColorGlyphTests {
    private func picture(of letter: String, in font: String) throws -> GlyphPicture {
      let folder = try #require(Bundle.module.url(forResource: "Fonts", withExtension: nil))
      let shaper = TextShaper(folders: [folder.appendingPathComponent("\(font).ttf").path])
      let line = shaper.shape(letter, font: FontRequest(name: "Quartzite\(font)"), size: 1000)
      #expect(line.notices.all.isEmpty && line.width == 1000)
      let outline = try #require(line.outlines.first)
      return shaper.pictures(of: [GlyphName(face: outline.face, glyph: UInt32(outline.glyph))])[0]
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)
    private static let green = Color(red: 0, green: 1, blue: 0)

    /// The fills of a picture, with the boxes of their shapes in tenths of an em, y pointing down.
    private func fills(_ picture: GlyphPicture) throws -> [(box: Box, paint: Paint?)] {
      guard case .layers(let layers) = picture else { throw UnexpectedPicture() }
      return try layers.map {
        guard case .fill(let path, let paint, 1) = $0 else { throw UnexpectedPicture() }
        return (path.boundingBox.applying(.scale(0.01, 0.01)), paint)
      }
    }

    private struct UnexpectedPicture: Error {}

    @Test(arguments: ["Layers", "Paints"])
    func `layers have shapes and colors from back to front`(_ font: String) throws {
      let fills = try fills(picture(of: "A", in: font))
      #expect(
        fills.map(\.box) == [Box(x: 0, y: -8, width: 8, height: 8), Box(x: 2, y: -6, width: 4, height: 4)])
      #expect(fills.map(\.paint) == [.color(Self.blue), .color(Self.red)])
    }

    @Test func `a layer can have the color of the text`() throws {
      #expect(try fills(picture(of: "B", in: "Layers")).map(\.paint) == [nil])
    }

    @Test(arguments: ["Strikes", "Bitmaps"])
    func `the largest bitmap fills its box`(_ font: String) throws {
      guard case .bitmap(let mipped, let box) = try picture(of: "A", in: font) else {
        throw UnexpectedPicture()
      }
      #expect((mipped.bitmap.width, mipped.bitmap.height) == (16, 16))
      #expect(mipped.bitmap[0, 0] == 0xFFFF_0000 && mipped.bitmap[8, 8] == 0xFF00_00FF)
      #expect(box == Box(x: 0, y: -800, width: 800, height: 800))
    }

    @Test func `a translated paint moves its shape`() throws {
      #expect(try fills(picture(of: "E", in: "Paints")).map(\.box) == [Box(x: 4, y: -8, width: 4, height: 4)])
    }

    /// Returns the color of a gradient at a point in tenths of an em, y pointing up.
    private func color(of letter: String, x: Double, y: Double) throws -> UInt32 {
      let (_, paint) = try #require(try fills(picture(of: letter, in: "Paints")).first)
      var bitmap = Bitmap(width: 1, height: 1)
      // The point becomes the pixel's center.
      let transform = Affine.scale(0.01, 0.01).concatenating(.translation(0.5 - x, 0.5 + y))
      let moved = try #require(paint).applying(transform)
      bitmap.withCanvas { canvas in
        canvas.fill(Path(rect: canvas.bounds.box), paint: moved)
      }
      return bitmap[0, 0]
    }

    private static let redPixel: UInt32 = 0xFF00_00FF
    private static let bluePixel: UInt32 = 0xFFFF_0000

    @Test func `gradients run along lines, between circles and around centers`() throws {
      for (letter, red, blue) in [
        ("B", (1.0, 4.0), (7.0, 4.0)), ("C", (4.0, 5.0), (0.5, 0.5)), ("D", (4.0, 6.0), (4.0, 2.0)),
      ] {
        #expect(try color(of: letter, x: red.0, y: red.1) == Self.redPixel, "\(letter)")
        #expect(try color(of: letter, x: blue.0, y: blue.1) == Self.bluePixel, "\(letter)")
      }
    }

    @Test func `composites are groups of layers`() throws {
      guard case .layers(let layers) = try picture(of: "F", in: "Paints"), layers.count == 1,
        case .group(let parts, .normal, nil) = layers[0], parts.count == 2,
        case .fill(_, .color(let backdrop)?, 0.5) = parts[0], case .group(_, .sourceIn, nil) = parts[1]
      else { throw UnexpectedPicture() }
      #expect(backdrop == Self.blue)
    }

    @Test func `a shape within a shape is clipped`() throws {
      guard case .layers(let layers) = try picture(of: "H", in: "Paints"), layers.count == 1,
        case .group(let parts, .normal, let clip?) = layers[0], case .fill(let path, nil, 1)? = parts.first
      else { throw UnexpectedPicture() }
      #expect(clip.boundingBox.width == 800 && path.boundingBox.width == 400)
    }
  }
#endif
