#if OptionalLibraries
  import CTextLibraries
  import Raster

  /// An open face, which shapes text and provides outlines. All lengths are in font units.
  final class FontFace {
    let entry: FontEntry
    let unitsPerEm: Double
    let metrics: Metrics
    /// The HarfBuzz font, which maps characters to glyphs.
    let font: OpaquePointer
    /// The FreeType face, which provides pictures of glyphs.
    let outlines: FT_Face
    /// The table of paints; nil if there is none.
    private(set) lazy var colorTable = hasColor ? ColorTable(outlines) : nil
    private let data: FontData
    private let library: FreeTypeLibrary

    /// Opens a face; nil if its file is missing or no longer a font.
    init?(_ entry: FontEntry, library: FreeTypeLibrary) {
      guard let data = FontData(path: entry.path) else { return nil }
      var outlines: FT_Face?
      let index = entry.face | ((entry.instance.map { $0 + 1 } ?? 0) << 16)
      let bytes = data.bytes
      guard freeType.New_Memory_Face(library.handle, bytes.baseAddress, bytes.count, index, &outlines) == 0,
        let outlines
      else { return nil }
      self.entry = entry
      self.data = data
      self.library = library
      self.outlines = outlines
      let face = harfBuzz.face_create(data.blob, UInt32(entry.face))
      defer { harfBuzz.face_destroy(face) }
      unitsPerEm = Double(harfBuzz.face_get_upem(face))
      font = harfBuzz.font_create(face)!
      if let instance = entry.instance { harfBuzz.font_set_var_named_instance(font, UInt32(instance)) }
      harfBuzz.font_make_immutable(font)
      metrics = Metrics(outlines)
    }

    deinit {
      harfBuzz.font_destroy(font)
      _ = freeType.Done_Face(outlines)
    }

    func hasGlyph(for scalar: UInt32) -> Bool {
      var glyph: hb_codepoint_t = 0
      return harfBuzz.font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    /// Returns the glyph of a character; 0 if there is none.
    func glyph(for scalar: UInt32) -> UInt32 {
      var glyph: hb_codepoint_t = 0
      return harfBuzz.font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : 0
    }

    func advance(of glyph: UInt32) -> Double { Double(harfBuzz.font_get_glyph_h_advance(font, glyph)) }

    /// Returns the properties of the face.
    func description(_ index: Int, _ font: ResolvedFont) -> FaceDescription {
      let box = outlines.pointee.bbox
      let post = freeType.Get_Sfnt_Table(outlines, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self)
        .pointee
      return FaceDescription(
        face: index, font: font, postScriptName: entry.postScriptName, unitsPerEm: unitsPerEm,
        glyphCount: outlines.pointee.num_glyphs, weight: entry.style.weight, isItalic: entry.style.isItalic,
        isMonospaced: outlines.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0,
        isColored: hasColor, width: entry.style.width,
        glyphBox: Box(
          min: Point(Double(box.xMin), Double(box.yMin)), max: Point(Double(box.xMax), Double(box.yMax))),
        slantAngle: post.map { Double(fixed: $0.italicAngle) } ?? 0)
    }
  }

  // MARK: - Line metrics

  extension FontFace {
    /// The extents of a line above and below its baseline, and the gap between lines.
    ///
    /// The values come from the hhea table, as on Apple's systems. If that table's ascender and descender are 0, the
    /// typographic values of the OS/2 table are used.
    struct Metrics: Hashable {
      var ascent: Double
      var descent: Double
      var leading: Double
      /// The distance from the baseline down to the middle of an underline.
      var underlineOffset = 0.0
      var underlineThickness = 0.0
      /// The distance from the baseline up to the middle of a line that strikes text through.
      var strikeOffset = 0.0
      var strikeThickness = 0.0

      fileprivate init(_ face: FT_Face) {
        self.init(lineMetricsOf: face)
        let em = Double(face.pointee.units_per_EM)
        if let table = Self.table(FT_SFNT_POST, of: face, as: TT_Postscript.self),
          table.underlineThickness > 0
        {
          underlineThickness = Double(table.underlineThickness)
          underlineOffset = -Double(table.underlinePosition)
        } else {
          (underlineThickness, underlineOffset) = (em / 20, em / 10)
        }
        if let table = Self.table(FT_SFNT_OS2, of: face, as: TT_OS2.self), table.yStrikeoutSize > 0 {
          strikeThickness = Double(table.yStrikeoutSize)
          strikeOffset = Double(table.yStrikeoutPosition) - strikeThickness / 2
        } else {
          (strikeThickness, strikeOffset) = (em / 20, em / 4)
        }
      }

      private init(lineMetricsOf face: FT_Face) {
        if let table = Self.table(FT_SFNT_HHEA, of: face, as: TT_HoriHeader.self),
          table.Ascender != 0 || table.Descender != 0
        {
          self.init(table.Ascender, table.Descender, table.Line_Gap)
        } else if let table = Self.table(FT_SFNT_OS2, of: face, as: TT_OS2.self) {
          self.init(table.sTypoAscender, table.sTypoDescender, table.sTypoLineGap)
        } else {
          self.init(0, 0, 0)
        }
      }

      /// Creates metrics from a table's values, where the descender is negative. A negative gap becomes 0.
      private init(_ ascender: FT_Short, _ descender: FT_Short, _ gap: FT_Short) {
        ascent = Double(ascender)
        descent = -Double(descender)
        leading = max(0, Double(gap))
      }

      private static func table<T>(_ tag: FT_Sfnt_Tag, of face: FT_Face, as type: T.Type) -> T? {
        freeType.Get_Sfnt_Table(face, tag)?.assumingMemoryBound(to: type).pointee
      }
    }
  }

  // MARK: - Outlines

  extension FontFace {
    /// Returns the unhinted outline of a glyph, with y pointing down. It's empty for a space and for a glyph that can't be
    /// loaded.
    func outline(of glyph: UInt32) -> Path {
      guard freeType.Load_Glyph(outlines, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
        outlines.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return Path() }
      var path = Path()
      var pen = FontFace.pen
      _ = withUnsafeMutablePointer(to: &path) {
        freeType.Outline_Decompose(&outlines.pointee.glyph.pointee.outline, &pen, $0)
      }
      path.close()
      return path
    }

    /// Callbacks that append to the path that FreeType passes to them, and close every contour.
    private static var pen: FT_Outline_Funcs {
      FT_Outline_Funcs(
        move_to: { end, path in
          FontFace.draw(path) {
            $0.close()
            $0.move(to: FontFace.point(end))
          }
        },
        line_to: { end, path in FontFace.draw(path) { $0.addLine(to: FontFace.point(end)) } },
        conic_to: { control, end, path in
          FontFace.draw(path) { $0.addQuad(control: FontFace.point(control), end: FontFace.point(end)) }
        },
        cubic_to: { control1, control2, end, path in
          FontFace.draw(path) {
            $0.addCubic(
              control1: FontFace.point(control1), control2: FontFace.point(control2), end: FontFace.point(end)
            )
          }
        },
        shift: 0, delta: 0)
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
      guard let vector else { return .zero }
      return Point(Double(vector.pointee.x), -Double(vector.pointee.y))
    }

    private static func draw(_ path: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) -> CInt {
      if let path { body(&path.assumingMemoryBound(to: Path.self).pointee) }
      return 0
    }
  }
#endif
