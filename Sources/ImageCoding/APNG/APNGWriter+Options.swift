extension APNGWriter {
  /// The options of a film.
  public struct Options: Hashable, Sendable {
    /// The number of times that the film plays, in 0…2³¹ − 1; by default 0, which means forever.
    public var loopCount: Int
    /// The trade-off between time and file size; by default `small`.
    public var compression: PNGEncoder.Compression
    /// The largest number of threads that encode frames, 1 or more; by default 1, the thread that appends them.
    ///
    /// The bytes are the same for any number. At most 64 threads are used, and fewer for large frames to limit the
    /// memory for frames in flight.
    public var threads: Int

    /// Creates options.
    public init(loopCount: Int = 0, compression: PNGEncoder.Compression = .small, threads: Int = 1) {
      self.loopCount = loopCount
      self.compression = compression
      self.threads = threads
    }
  }
}
