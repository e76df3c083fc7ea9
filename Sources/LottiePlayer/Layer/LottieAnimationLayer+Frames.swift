public import Foundation

// The current frame.

extension LottieAnimationLayer {
  /// The frame that is visible at the current time of the layer's tree. It may be between two whole frames.
  ///
  /// Setting it interrupts playback, whose completion is called with false. A frame outside the animation is clamped to the
  /// first or last frame.
  ///
  /// - Precondition: The frame is finite.
  public var currentFrame: AnimationFrameTime {
    get { if case .paused(_, let frame) = state { frame } else { playback.frame(at: playTime) } }
    set { show(shownAnimation.clampedFrame(newValue)) }
  }

  /// The progress of the current frame, from 0 at the first frame to 1 at the last.
  ///
  /// Setting it interrupts playback, as setting ``currentFrame`` does.
  public var currentProgress: AnimationProgressTime {
    get { shownAnimation.progressTime(forFrame: currentFrame) }
    set { currentFrame = shownAnimation.frameTime(forProgress: newValue) }
  }

  /// The time of the current frame in seconds, at a speed of 1.
  ///
  /// Setting it interrupts playback, as setting ``currentFrame`` does.
  public var currentTime: TimeInterval {
    get { shownAnimation.time(forFrame: currentFrame) }
    set { currentFrame = shownAnimation.frameTime(forTime: newValue) }
  }

  /// The current frame, like ``currentFrame``. lottie-ios has this property for the frame during playback.
  public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

  /// The current progress, like ``currentProgress``. lottie-ios has this property for the progress during playback.
  public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
}

// MARK: - Markers

extension LottieAnimationLayer {
  /// Returns the progress at a marker; nil if there is none with that name.
  public func progressTime(forMarker name: String) -> AnimationProgressTime? {
    shownAnimation.progressTime(forMarker: name)
  }

  /// Returns the frame of a marker; nil if there is none with that name.
  public func frameTime(forMarker name: String) -> AnimationFrameTime? {
    shownAnimation.frameTime(forMarker: name)
  }

  /// Returns the duration of a marker's segment in frames; nil if there is none with that name.
  public func durationFrameTime(forMarker name: String) -> AnimationFrameTime? {
    shownAnimation.durationFrameTime(forMarker: name)
  }
}
