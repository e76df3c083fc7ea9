#if OptionalLibraries
  /// An encoder of the frames of a film in order.
  protocol WebPFilm: AnyObject {
    /// Adds a frame, which begins after the last one and ends at `end`, in milliseconds.
    func append(_ frame: WebPFrame, until end: CInt) throws

    /// Returns the bytes of the film.
    ///
    /// - Parameter end: The end of the last frame in milliseconds.
    func finish(at end: CInt) throws -> [UInt8]

    /// Ends the work of other threads; the film can't continue.
    func stop()
  }
#endif
