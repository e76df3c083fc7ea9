/// The state of a layer's playback. Times are those of the playback, in seconds.
enum PlayState {
  /// The layer shows one frame.
  case paused(Double, frame: Double)
  /// Playback begins at that time with the next commit at which the layer is in a hosted tree.
  case pending(Double)
  /// The layer left its tree at that time, which is also stored as a time of the layer; playback
  /// continues when it returns.
  case detached(Double, since: Double)
  case playing
}
