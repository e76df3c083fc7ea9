#if OptionalLibraries
  /// A frame of a film.
  struct WebPFrame: Sendable {
    /// The premultiplied pixels.
    let pixels: [UInt32]
    /// The beginning of the frame, in milliseconds.
    let time: CInt
  }
#endif
