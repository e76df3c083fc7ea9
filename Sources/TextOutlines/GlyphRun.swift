#if OptionalLibraries
  import CHarfBuzz

  /// A shaped run: glyphs from left to right, with lengths in font units and y pointing up.
  struct GlyphRun {
    struct Glyph: Equatable {
      var glyph: UInt32
      /// The index of the cluster's first character in the line.
      var character: Int
      var advance: Int
      var offsetX: Int
      var offsetY: Int
    }

    private(set) var glyphs: [Glyph] = []

    /// Shapes a run with the script's default features: kerning, ligatures, joining forms and mark positioning.
    init(_ run: TextRun, of characters: TextCharacters, face: FontFace) {
      let buffer = hb_buffer_create()!
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_codepoints(
        buffer, characters.scalars, Int32(clamping: characters.scalars.count),
        UInt32(clamping: run.characters.lowerBound), Int32(clamping: run.characters.count))
      hb_buffer_set_direction(buffer, run.direction)
      hb_buffer_set_script(buffer, run.script)
      // Without an explicit language, the result would depend on the locale.
      hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
      hb_shape(face.font, buffer, nil, 0)
      read(buffer)
    }

    private mutating func read(_ buffer: OpaquePointer) {
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      glyphs = (0..<Int(count)).map { index in
        Glyph(
          glyph: infos[index].codepoint, character: Int(infos[index].cluster),
          advance: Int(positions[index].x_advance),
          offsetX: Int(positions[index].x_offset), offsetY: Int(positions[index].y_offset))
      }
    }
  }
#endif
