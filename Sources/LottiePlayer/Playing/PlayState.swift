/// The state of a layer's playback. Times are those of the playback, in seconds.
enum PlayState {
  /// The layer shows one frame.
  case paused(Double, frame: Double)
  /// Playback begins at that time with the next commit at which the layer is in a hosted tree.
  case pending(Double)
  /// The layer left its tree at that time, and at a time of its own; playback continues when it returns.
  case detached(Double, since: Double)
  case playing
}
