public import Foundation

// Names from earlier versions of lottie-ios, and shorthands for segments that begin at the current frame.

extension LottiePlaybackMode {
  /// Paused at the current frame.
  public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }

  /// Paused at the current frame, like ``paused``.
  public static var pause: LottiePlaybackMode { .paused }

  /// Paused at the frame at a progress, 0…1.
  public static func progress(_ progress: AnimationProgressTime) -> LottiePlaybackMode {
    .paused(at: .progress(progress))
  }

  /// Paused at a frame.
  public static func frame(_ frame: AnimationFrameTime) -> LottiePlaybackMode { .paused(at: .frame(frame)) }

  /// Paused at the frame at a time in seconds after the first one.
  public static func time(_ time: TimeInterval) -> LottiePlaybackMode { .paused(at: .time(time)) }

  /// Plays from one progress to another, as ``PlaybackMode/fromProgress(_:toProgress:loopMode:)`` does.
  public static func fromProgress(
    _ first: AnimationProgressTime?, toProgress last: AnimationProgressTime, loopMode: LottieLoopMode
  ) -> LottiePlaybackMode {
    .playing(.fromProgress(first, toProgress: last, loopMode: loopMode))
  }

  /// Plays from one frame to another, as ``PlaybackMode/fromFrame(_:toFrame:loopMode:)`` does.
  public static func fromFrame(
    _ first: AnimationFrameTime?, toFrame last: AnimationFrameTime, loopMode: LottieLoopMode
  ) -> LottiePlaybackMode {
    .playing(.fromFrame(first, toFrame: last, loopMode: loopMode))
  }

  /// Plays from one marker to another, as ``PlaybackMode/fromMarker(_:toMarker:playEndMarkerFrame:loopMode:)`` does.
  public static func fromMarker(
    _ first: String?, toMarker last: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
  ) -> LottiePlaybackMode {
    .playing(
      .fromMarker(first, toMarker: last, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode))
  }

  /// Plays the segment of a marker.
  public static func marker(_ marker: String, loopMode: LottieLoopMode) -> LottiePlaybackMode {
    .playing(.marker(marker, loopMode: loopMode))
  }

  /// Plays the segments of several markers once each, in sequence.
  public static func markers(_ markers: [String]) -> LottiePlaybackMode { .playing(.markers(markers)) }

  /// Plays from the current frame to a progress.
  public static func toProgress(
    _ last: AnimationProgressTime, loopMode: LottieLoopMode
  ) -> LottiePlaybackMode {
    .playing(.toProgress(last, loopMode: loopMode))
  }

  /// Plays from the current frame to another one.
  public static func toFrame(_ last: AnimationFrameTime, loopMode: LottieLoopMode) -> LottiePlaybackMode {
    .playing(.toFrame(last, loopMode: loopMode))
  }

  /// Plays from the current frame to a marker, or to the frame before that.
  public static func toMarker(
    _ last: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
  ) -> LottiePlaybackMode {
    .playing(.toMarker(last, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode))
  }
}

extension LottiePlaybackMode.PlaybackMode {
  /// Plays from the current frame to a progress.
  public static func toProgress(_ last: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
    .fromProgress(nil, toProgress: last, loopMode: loopMode)
  }

  /// Plays from the current frame to another one.
  public static func toFrame(_ last: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
    .fromFrame(nil, toFrame: last, loopMode: loopMode)
  }

  /// Plays from the current frame to a marker, or to the frame before that.
  public static func toMarker(
    _ last: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
  ) -> Self {
    .fromMarker(nil, toMarker: last, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
  }
}
