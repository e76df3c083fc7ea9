/// The behavior of playback when its layer leaves the layer tree.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  /// Playback is interrupted, and the layer shows the first frame of the segment that was playing.
  case stop
  /// Playback is interrupted, and the layer shows the current frame.
  case pause
  /// Playback is paused, and resumes from the current frame when the layer returns.
  case pauseAndRestore
  /// Playback continues while the layer isn't visible. If it ends in the meantime, its completion is called with true when
  /// the layer returns.
  case continuePlaying
  /// Playback is interrupted, and the layer shows the last frame of the segment that was playing.
  case forceFinish
}
