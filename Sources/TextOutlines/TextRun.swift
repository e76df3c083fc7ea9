#if OptionalLibraries
  import CHarfBuzz

  /// A stretch of characters that is shaped at once: one face, one script, one direction.
  struct TextRun: Equatable {
    /// Places among the line's characters.
    var characters: Range<Int>
    /// The face's place in the catalogue.
    var face: Int
    var script: hb_script_t
    /// The embedding level: odd from right to left.
    var level: UInt8

    var direction: hb_direction_t { level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR }
  }
#endif
