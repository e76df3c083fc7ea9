#if OptionalLibraries
  import CHarfBuzz

  /// A range of characters that are shaped together: they share face, script and direction.
  struct TextRun: Equatable {
    /// The indices of the run's characters in the line.
    var characters: Range<Int>
    /// The index of the face in the catalog.
    var face: Int
    var script: hb_script_t
    /// The embedding level: odd for right-to-left text.
    var level: UInt8

    var direction: hb_direction_t { level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR }
  }
#endif
