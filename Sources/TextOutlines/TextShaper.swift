#if OptionalLibraries
  package import Raster
  import Synchronization

  /// Shapes text with HarfBuzz and takes the outlines from FreeType.
  ///
  /// The folders are searched when the first text is shaped. One lock guards everything, since FreeType's
  /// faces belong to one thread at a time.
  package final class TextShaper: TextShaping {
    private let state: Mutex<State>

    /// A shaper for the fonts in the given folders or files, by default the standard ones.
    package init(folders: [String]? = nil) {
      state = Mutex(State(folders: folders.map(FontFolders.init(paths:)) ?? .standard()))
    }

    package func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
      state.withLock { $0.shape(text, font: font, size: size) }
    }

    package func resolve(_ font: FontRequest) -> ResolvedFont? {
      state.withLock { $0.resolve(font) }
    }

    /// The shaper of this process.
    package static let shared = TextShaper()
  }

  /// Returns the shaper of this process as a retained object that conforms to `TextShaping`.
  ///
  /// The renderer declares this symbol weak and asks it for text when this module is linked, so that it
  /// depends on no font library itself.
  @_cdecl("quartzite_text_shaper")
  public func textShaper() -> UnsafeMutableRawPointer {
    Unmanaged<AnyObject>.passRetained(TextShaper.shared).toOpaque()
  }
#endif
