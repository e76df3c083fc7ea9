public import Foundation

/// A state of playback: playing, or paused at a frame.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// Paused.
  case paused(at: PausedState)
  /// Playing.
  case playing(_ mode: PlaybackMode)

  /// A frame at which playback is paused.
  public enum PausedState: Hashable, Sendable {
    /// The current frame.
    case currentFrame
    /// The frame at a progress, 0…1.
    case progress(_ progress: AnimationProgressTime)
    /// A frame.
    case frame(_ frame: AnimationFrameTime)
    /// The frame at a time in seconds after the first one.
    case time(_ time: TimeInterval)
    /// The frame of a marker, or the end of the marker's segment.
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  /// A segment that plays, and its loop mode.
  public enum PlaybackMode: Hashable, Sendable {
    /// Plays from one progress to another, both 0…1. If the first is nil, playback starts at the current frame.
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    /// Plays from one frame to another. If the first is nil, playback starts at the current frame.
    case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    /// Plays from one marker to another, or to the frame before that. If the first is nil, playback starts at the current
    /// frame.
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    /// Plays the segment of a marker.
    case marker(_ marker: String, loopMode: LottieLoopMode)
    /// Plays the segments of several markers in sequence, once each.
    case markers(_ markers: [String])
  }
}

/// An end of a marker's segment.
public enum LottieMarkerPosition: Hashable, Sendable {
  /// The marker's frame, at which the segment begins.
  case start
  /// The end of the segment; the marker's frame if the segment has no duration.
  case end
}
