#if OptionalLibraries
  import CFreeType

  /// An instance of FreeType, which must not be used from two threads at once.
  final class FreeTypeLibrary {
    let handle: FT_Library

    /// Nil where memory ran out.
    init?() {
      var handle: FT_Library?
      guard FT_Init_FreeType(&handle) == 0, let handle else { return nil }
      self.handle = handle
    }

    deinit { FT_Done_FreeType(handle) }
  }
#endif
