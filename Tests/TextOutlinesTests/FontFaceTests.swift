#if OptionalLibraries
  import Raster
  import TestSupport
  import Testing

  @testable import TextOutlines

  @Suite struct FontFaceTests {
    private let store = FontStore(catalog: FontCatalog(.system))

    private func face(_ name: String) throws -> FontFace {
      let match = try #require(store.match(name), "\(name) isn't installed; 'make test' installs it")
      try #require(!match.isSubstitute)
      return try #require(store.face(match.entry))
    }

    @Test func `metrics come from the font's hhea table`() throws {
      let liberation = try face("Liberation Sans")
      #expect(liberation.unitsPerEm == 2048)
      #expect(
        [liberation.metrics.ascent, liberation.metrics.descent, liberation.metrics.leading] == [
          1854, 434, 67,
        ])
    }

    @Test(arguments: ["Liberation Sans", "Inter"])
    func `a capital stands on the baseline and extends toward smaller y`(_ name: String) throws {
      let face = try face(name)
      let box = face.outline(of: face.glyph(for: "H")).controlBox
      #expect(box.max.y == 0)
      #expect(isClose(-box.min.y / face.unitsPerEm, 0.71, within: 0.03))
      #expect(box.min.x > 0 && box.width > 0.5 * face.unitsPerEm && box.width < 0.75 * face.unitsPerEm)
    }

    @Test(arguments: ["Liberation Sans", "Inter"])
    func `a descender extends below the baseline`(_ name: String) throws {
      let face = try face(name)
      let box = face.outline(of: face.glyph(for: "p")).controlBox
      #expect(box.max.y > 0.15 * face.unitsPerEm && box.min.y < -0.4 * face.unitsPerEm)
    }

    @Test(arguments: [("H", 1), ("O", 2), ("i", 2), ("B", 3), (" ", 0)] as [(Unicode.Scalar, Int)])
    func `every contour is closed`(_ scalar: Unicode.Scalar, _ contours: Int) throws {
      for name in ["Liberation Sans", "Inter"] {
        let face = try face(name)
        let path = face.outline(of: face.glyph(for: scalar))
        #expect(path.verbs.count { $0 == .move } == contours)
        #expect(path.verbs.count { $0 == .close } == contours)
        #expect(path.verbs.last == (contours == 0 ? nil : .close))
      }
    }

    @Test func `TrueType outlines are quadratic, and CFF outlines are cubic`() throws {
      let (liberation, inter) = (try face("Liberation Sans"), try face("Inter"))
      let quadratic = liberation.outline(of: liberation.glyph(for: "O")).verbs
      let cubic = inter.outline(of: inter.glyph(for: "O")).verbs
      #expect(quadratic.contains(.quad) && !quadratic.contains(.cubic))
      #expect(cubic.contains(.cubic) && !cubic.contains(.quad))
    }

    @Test func `the glyph for missing characters is a box, and a nonexistent glyph is empty`() throws {
      let face = try face("Liberation Sans")
      #expect(!face.outline(of: 0).isEmpty)
      #expect(face.outline(of: 65_000).isEmpty)
      #expect(face.outline(of: .max).isEmpty)
      #expect(!face.hasGlyph(for: 0x65E5))
    }
  }

  extension FontFace {
    fileprivate func glyph(for scalar: Unicode.Scalar) -> UInt32 { glyph(for: scalar.value) }
  }
#endif
