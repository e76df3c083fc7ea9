#if OptionalLibraries
  package import Raster
  import Synchronization

  /// A text shaper that uses HarfBuzz for shaping, ICU for directions and line breaks, FreeType for glyphs, and fontconfig
  /// for finding fonts.
  ///
  /// Fonts are searched when the first text is shaped. The shaper is thread-safe: one lock guards its state, since a
  /// FreeType face can be used by only one thread at a time.
  package final class TextShaper: ParagraphShaping {
    private let state: Mutex<State>

    /// Creates a shaper.
    ///
    /// - Parameter folders: The folders and files of the fonts to use, and nothing else. The default is the folders in the
    ///   environment variable `QUARTZITE_FONTS`, or the system's fonts if it isn't set.
    package init(folders: [String]? = nil) {
      state = Mutex(State(folders.map { .folders(FontFolders(paths: $0)) }))
    }

    package func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
      state.withLock { $0.shape(text, font: font, size: size) }
    }

    package func resolve(_ font: FontRequest) -> ResolvedFont? {
      state.withLock { $0.resolve(font) }
    }

    package func shape(_ paragraph: TextParagraph) -> ShapedParagraph {
      state.withLock { $0.shape(paragraph) }
    }

    package func breaks(of paragraph: TextParagraph) -> [LineBreak] {
      state.withLock { $0.breaks(of: paragraph) }
    }

    package func reshape(
      _ run: GlyphRun, _ range: Range<Int>, of paragraph: TextParagraph, line: Range<Int>
    ) -> GlyphRun {
      state.withLock { $0.reshape(run, range, of: paragraph, line: line) }
    }

    package func hyphenation(of word: Range<Int>, in paragraph: TextParagraph) -> Hyphenation {
      state.withLock { $0.hyphenation(of: word, in: paragraph) }
    }

    package func pictures(of glyphs: [GlyphName]) -> [GlyphPicture] {
      state.withLock { state in glyphs.map { state.picture(of: $0) } }
    }

    package func font(ofFace face: Int) -> ResolvedFont? { state.withLock { $0.font(ofFace: face) } }

    package func face(for font: FontRequest) -> FaceDescription? {
      state.withLock { $0.description(of: font) }
    }

    package func glyphs(for scalars: [UInt32], inFace face: Int) -> [UInt32] {
      state.withLock { state in scalars.map { state.glyph(for: $0, inFace: face) } }
    }

    package func advances(of glyphs: [GlyphName]) -> [Double] {
      state.withLock { state in glyphs.map { state.advance(of: $0) } }
    }

    package func metrics(of font: FontRequest, size: Double) -> FontMetrics {
      state.withLock { $0.metrics(of: font, size: size) }
    }

    package func restricted(toFonts paths: [String]) -> any ParagraphShaping { TextShaper(folders: paths) }

    /// The shaper that the process shares.
    package static let shared = TextShaper()
  }

  /// Returns the shared shaper as a retained object that conforms to `TextShaping`.
  ///
  /// The renderer declares this symbol weak and calls it if this module is linked. That way, the renderer doesn't depend
  /// on font libraries.
  @_cdecl("quartzite_text_shaper")
  public func textShaper() -> UnsafeMutableRawPointer {
    Unmanaged<AnyObject>.passRetained(TextShaper.shared).toOpaque()
  }
#endif
