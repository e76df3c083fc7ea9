#if OptionalLibraries
  import Raster

  extension TextShaper {
    /// The state that the shaper's lock guards.
    struct State {
      /// The fonts to use; nil for the standard ones. The environment is read only when they are searched.
      private let source: FontSource?
      private var opened: FontStore?

      init(_ source: FontSource?) { self.source = source }
    }
  }

  // MARK: - Fonts

  extension TextShaper.State {
    mutating func resolve(_ font: FontRequest) -> ResolvedFont? {
      let (store, requested) = (open(), Self.name(of: font))
      return store.match(requested).map {
        ResolvedFont(
          requested: requested, entry: store.catalog.entries[$0.entry], isSubstitute: $0.isSubstitute,
          isGuess: $0.isGuess)
      }
    }

    mutating func description(of font: FontRequest) -> FaceDescription? {
      let requested = Self.name(of: font)
      guard let (_, match, face) = face(for: requested) else { return nil }
      let resolved = ResolvedFont(
        requested: requested, entry: face.entry, isSubstitute: match.isSubstitute, isGuess: match.isGuess)
      return face.description(match.entry, resolved)
    }

    mutating func glyph(for scalar: UInt32, inFace face: Int) -> UInt32 {
      openFace(face)?.glyph(for: scalar) ?? 0
    }

    mutating func advance(of glyph: GlyphName) -> Double {
      openFace(glyph.face)?.advance(of: glyph.glyph) ?? 0
    }

    private mutating func openFace(_ face: Int) -> FontFace? {
      let store = open()
      return store.catalog.entries.indices.contains(face) ? store.face(face) : nil
    }

    mutating func font(ofFace face: Int) -> ResolvedFont? {
      let entries = open().catalog.entries
      return entries.indices.contains(face)
        ? ResolvedFont(requested: entries[face].postScriptName, entry: entries[face], isSubstitute: false)
        : nil
    }

    mutating func metrics(of font: FontRequest, size: Double) -> FontMetrics {
      guard ShapedLine.isValid(size: size) else { return FontMetrics() }
      return face(for: Self.name(of: font)).map { FontMetrics($0.face, size: size) }
        ?? .withoutFont(size: size)
    }

    mutating func picture(of glyph: GlyphName) -> GlyphPicture {
      let store = open()
      return store.catalog.entries.indices.contains(glyph.face) ? store.picture(of: glyph) : .outline(Path())
    }

    mutating func breaks(of paragraph: TextParagraph) -> [LineBreak] { open().breaks(of: paragraph) }

    mutating func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation {
      open().hyphenation(of: word, in: paragraph)
    }

    /// Returns the best face for a name whose file can be opened. Faces that can't be opened are removed from the catalog.
    private mutating func face(for name: String) -> (
      store: FontStore, match: FontCatalog.Match, face: FontFace
    )? {
      var store = open()
      while let match = store.match(name) {
        if let face = store.face(match.entry) { return (store, match, face) }
        store = FontStore(catalog: store.catalog.removing(match.entry))
        opened = store
      }
      return nil
    }

    static func name(of font: FontRequest) -> String {
      font.name.isEmpty ? FontSubstitutes.defaultName : font.name
    }

    private mutating func open() -> FontStore {
      if let opened { return opened }
      let store = FontStore(catalog: FontCatalog(source ?? .standard()))
      opened = store
      return store
    }
  }

  // MARK: - Shaping

  extension TextShaper.State {
    mutating func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
      var result = ShapedParagraph()
      let levels = ParagraphLevels(paragraph)
      let text = ShapingText(paragraph.units)
      let scripts = ScriptRuns(text.units).scripts
      (result.baseLevel, result.levels) = (levels.base, levels.levels)
      result.breaks = breaks(of: paragraph)
      for (index, span) in paragraph.spans.enumerated() {
        append(index, span, of: text, levels.levels, scripts, to: &result)
      }
      return result
    }

    /// Shapes the runs of a span.
    private mutating func append(
      _ index: Int, _ span: ShapingSpan, of text: ShapingText, _ levels: [UInt8], _ scripts: [UInt32],
      to result: inout ShapedParagraph
    ) {
      guard ShapedLine.isValid(size: span.size) else { return result.metrics.append(FontMetrics()) }
      let requested = Self.name(of: span.font)
      guard let (store, match, face) = face(for: requested) else {
        result.metrics.append(.withoutFont(size: span.size))
        return result.notices.add(
          TextLibraries.shared.problem.map(FontNotice.missingLibrary(reason:)) ?? .noFonts)
      }
      result.metrics.append(FontMetrics(face, size: span.size))
      guard !span.range.isEmpty || text.units.isEmpty else { return }
      // Names of system fonts, such as ".SFUI-Bold", stand for fonts that no other system has.
      if match.isSubstitute, !requested.hasPrefix(".") {
        let resolved = ResolvedFont(requested: requested, entry: face.entry, isSubstitute: true)
        result.notices.add(.substitution(requested: requested, drawn: resolved.displayName))
      }
      let language = span.language.isEmpty ? Self.language(ofScripts: scripts[span.range]) : span.language
      let faces = store.faces(for: text.units[span.range], main: match.entry, language: language) {
        result.notices.add(.missingCharacter($0))
      }
      var start = span.range.lowerBound
      while start < span.range.upperBound {
        func isSame(_ unit: Int) -> Bool {
          faces[unit - span.range.lowerBound] == faces[start - span.range.lowerBound]
            && levels[unit] == levels[start] && scripts[unit] == scripts[start]
        }
        let end = (start..<span.range.upperBound).first { !isSame($0) } ?? span.range.upperBound
        let number = faces[start - span.range.lowerBound]
        if let runFace = store.face(number) {
          var run = GlyphRun(
            range: start..<end, span: index, level: levels[start], script: scripts[start], face: number,
            scale: span.size / runFace.unitsPerEm)
          if number != match.entry { run.fallbackMetrics = FontMetrics(runFace, size: span.size) }
          runFace.shape(&run, start..<end, of: text, span: span)
          result.runs.append(run)
        }
        start = end
      }
    }

    /// The language that determines the forms of Chinese characters, if a text contains Japanese or Korean letters.
    private static func language(ofScripts scripts: ArraySlice<UInt32>) -> String {
      guard scripts.contains(ScriptTag.han) else { return "" }
      if scripts.contains(where: { $0 == ScriptTag.hiragana || $0 == ScriptTag.katakana }) { return "ja" }
      return scripts.contains(ScriptTag.hangul) ? "ko" : "zh-cn"
    }

    mutating func reshape(
      _ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>
    ) -> GlyphRun {
      var result = run
      guard let face = open().face(run.face) else { return run }
      // Only the line's characters are read, so that the lines of a paragraph together take linear time.
      let start = line.lowerBound
      let text = ShapingText(Array(paragraph.units[line]))
      face.shape(
        &result, (range.lowerBound - start)..<(range.upperBound - start), of: text,
        span: paragraph.spans[run.span])
      result.range = range
      for index in result.glyphs.indices { result.glyphs[index].cluster += Int32(clamping: start) }
      return result
    }
  }

  extension FontMetrics {
    init(_ face: FontFace, size: Double) {
      self.init()
      let scale = size / face.unitsPerEm
      ascent = face.metrics.ascent * scale
      descent = face.metrics.descent * scale
      leading = face.metrics.leading * scale
      underlineOffset = face.metrics.underlineOffset * scale
      underlineThickness = face.metrics.underlineThickness * scale
      strikeOffset = face.metrics.strikeOffset * scale
      strikeThickness = face.metrics.strikeThickness * scale
    }
  }
#endif
