#if OptionalLibraries
  extension WebPWriter {
    /// The options of a film.
    public struct Options: Hashable, Sendable {
      /// The number of times that the film plays, in 0…65,535; by default 0, which means forever.
      public var loopCount: Int
      /// The form of the pixels; by default lossless.
      public var compression: Compression
      /// The trade-off between time and file size, from 0, the fastest, to 6, the smallest; by default 4.
      public var effort: Int
      /// The largest number of threads that encode frames, 1 or more; by default 1, the thread that appends them.
      ///
      /// The bytes are the same for any number. At most 64 threads are used, and fewer for large frames to limit the
      /// memory: two for 3,840 × 2,160 pixels. Frames after the first 2 h 20 min are encoded by one thread.
      public var threads: Int

      /// Creates options.
      public init(loopCount: Int = 0, compression: Compression = .lossless, effort: Int = 4, threads: Int = 1)
      {
        self.loopCount = loopCount
        self.compression = compression
        self.effort = effort
        self.threads = threads
      }
    }

    /// The form of the pixels.
    public enum Compression: Hashable, Sendable {
      /// Every pixel is exact.
      case lossless
      /// Colors are approximate, with a quality in 0…100; alpha is exact.
      case lossy(quality: Double)
      /// Each frame is lossless or lossy, with a quality in 0…100, whichever is smaller.
      case mixed(quality: Double)

      /// The quality of lossy frames; nil if there are none.
      var quality: Double? {
        switch self {
        case .lossless: nil
        case .lossy(let quality), .mixed(let quality): quality
        }
      }
    }
  }
#endif
