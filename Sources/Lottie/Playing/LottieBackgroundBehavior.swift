/// What becomes of a play when its layer leaves the tree that is shown.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  /// It's interrupted, and the layer shows where the play began: the first frame of its part.
  case stop
  /// It's interrupted, and the layer shows the frame at which it was.
  case pause
  /// It waits, and goes on from the frame at which it was when the layer returns.
  case pauseAndRestore
  /// It plays on unseen: when the layer returns, it shows what it would show had it stayed. A play that would have ended
  /// in the meantime tells so, with true, at the layer's return.
  case continuePlaying
  /// It's interrupted, and the layer shows where the play would have ended: the last frame of its part.
  case forceFinish
}
