#if OptionalLibraries
  import CTextLibraries
  import Raster

  /// Text that HarfBuzz shapes, in UTF-16.
  struct ShapingText {
    /// The code units. Control characters and line separators are replaced by zero-width spaces.
    let units: [UInt16]

    init(_ units: [UInt16]) {
      self.units =
        units.contains(where: Self.isControl) ? units.map { Self.isControl($0) ? 0x200B : $0 } : units
    }

    private static func isControl(_ unit: UInt16) -> Bool {
      unit < 0x20 || (0x7F..<0xA0).contains(unit) || unit == 0x2028 || unit == 0x2029
    }
  }

  extension FontFace {
    /// Shapes a part of a text, and sets a run's range and glyphs. The surrounding text affects the forms of letters at
    /// the ends.
    func shape(_ run: inout GlyphRun, _ range: Range<Int>, of text: ShapingText, span: ShapingSpan) {
      let buffer = harfBuzz.buffer_create()!
      defer { harfBuzz.buffer_destroy(buffer) }
      text.units.withUnsafeBufferPointer { units in
        harfBuzz.buffer_add_utf16(
          buffer, units.baseAddress, Int32(clamping: units.count), UInt32(clamping: range.lowerBound),
          Int32(clamping: range.count))
      }
      harfBuzz.buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      harfBuzz.buffer_set_script(buffer, run.script)
      // Without an explicit language, the result would depend on the locale.
      harfBuzz.buffer_set_language(
        buffer, harfBuzz.language_from_string(span.language.isEmpty ? "en" : span.language, -1))
      let features = span.features.map {
        hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
      }
      harfBuzz.shape(font, buffer, features, UInt32(features.count))
      run.range = range
      run.glyphs = Self.glyphs(in: buffer)
    }

    private static func glyphs(in buffer: OpaquePointer) -> [GlyphRun.Glyph] {
      var count: UInt32 = 0
      guard let infos = harfBuzz.buffer_get_glyph_infos(buffer, &count),
        let positions = harfBuzz.buffer_get_glyph_positions(buffer, &count)
      else { return [] }
      return (0..<Int(count)).map { index in
        let (info, position) = (infos[index], positions[index])
        return GlyphRun.Glyph(
          glyph: info.codepoint, cluster: Int32(clamping: info.cluster),
          advance: position.x_advance, offsetX: position.x_offset, offsetY: position.y_offset,
          isUnsafeToBreak: info.mask & UInt32(HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0)
      }
    }
  }
#endif
