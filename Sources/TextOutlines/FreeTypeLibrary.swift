#if OptionalLibraries
  import CTextLibraries

  /// An instance of FreeType. It isn't thread-safe.
  final class FreeTypeLibrary {
    let handle: FT_Library

    /// Creates an instance; nil if a library for text is missing or memory ran out.
    init?() {
      var handle: FT_Library?
      guard TextLibraries.areLoaded, freeType.Init_FreeType(&handle) == 0, let handle else { return nil }
      self.handle = handle
    }

    deinit { _ = freeType.Done_FreeType(handle) }
  }
#endif
