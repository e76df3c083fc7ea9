/// Whether a layer plays; times are those of its play, in seconds.
enum PlayState {
  /// It shows one frame.
  case still(Double, frame: Double)
  /// It plays from there once it's in a tree that is shown.
  case waiting(Double)
  /// It left its tree at that time of its play, and at another one of its own, and plays on when it returns.
  case away(Double, since: Double)
  case playing
}
