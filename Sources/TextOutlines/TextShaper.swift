#if OptionalLibraries
  package import Raster
  import Synchronization

  /// A text shaper that uses HarfBuzz for shaping and FreeType for outlines.
  ///
  /// The folders are searched when the first text is shaped. The shaper is thread-safe: one lock guards its state, since
  /// a FreeType face can be used by only one thread at a time.
  package final class TextShaper: TextShaping {
    private let state: Mutex<State>

    /// Creates a shaper for the fonts in the given folders and files, by default the standard ones.
    package init(folders: [String]? = nil) {
      state = Mutex(State(folders: folders.map(FontFolders.init(paths:)) ?? .standard()))
    }

    package func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
      state.withLock { $0.shape(text, font: font, size: size) }
    }

    package func resolve(_ font: FontRequest) -> ResolvedFont? {
      state.withLock { $0.resolve(font) }
    }

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
