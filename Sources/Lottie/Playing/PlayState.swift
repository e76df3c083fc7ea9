/// Whether a layer plays; times are those of its play, in seconds.
enum PlayState {
  /// It shows one frame.
  case still(Double, frame: Double)
  /// It plays from there once it's in a tree that is shown.
  case waiting(Double)
  case playing
}
