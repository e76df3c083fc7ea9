#if OptionalLibraries
  import CTextLibraries

  /// The bytes of a font file, memory-mapped for the lifetime of this object.
  final class FontData {
    let blob: OpaquePointer

    /// Maps a file; nil if it can't be read.
    init?(path: String) {
      guard let blob = harfBuzz.blob_create_from_file_or_fail(path) else { return nil }
      self.blob = blob
    }

    deinit { harfBuzz.blob_destroy(blob) }

    var bytes: UnsafeBufferPointer<UInt8> {
      var count: UInt32 = 0
      let start = harfBuzz.blob_get_data(blob, &count)
      return UnsafeRawBufferPointer(start: start, count: Int(count)).assumingMemoryBound(to: UInt8.self)
    }
  }
#endif
