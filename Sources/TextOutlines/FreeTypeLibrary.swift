#if OptionalLibraries
  import CFreeType

  /// An instance of FreeType. It isn't thread-safe.
  final class FreeTypeLibrary {
    let handle: FT_Library

    /// Creates an instance; nil if memory ran out.
    init?() {
      var handle: FT_Library?
      guard FT_Init_FreeType(&handle) == 0, let handle else { return nil }
      self.handle = handle
    }

    deinit { FT_Done_FreeType(handle) }
  }
#endif
