#if OptionalLibraries
  import CHarfBuzz

  /// The set of characters that a font has glyphs for.
  final class FontCoverage {
    private let set: OpaquePointer = hb_set_create()

    /// Creates the set for a face. It's empty if the file can't be read.
    init(of entry: FontEntry) {
      guard let data = FontData(path: entry.path) else { return }
      let face = hb_face_create(data.blob, UInt32(entry.face))
      hb_face_collect_unicodes(face, set)
      hb_face_destroy(face)
    }

    deinit { hb_set_destroy(set) }

    func contains(_ scalar: UInt32) -> Bool { hb_set_has(set, scalar) != 0 }
  }
#endif
