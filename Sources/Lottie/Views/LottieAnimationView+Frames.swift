public import Foundation
public import LottiePlayer

// The current frame, and the times of markers.

extension LottieAnimationView {
  /// The current progress, 0…1. Setting it interrupts playback and shows that frame.
  public var currentProgress: AnimationProgressTime {
    get { lottieAnimationLayer.currentProgress }
    set { lottieAnimationLayer.currentProgress = newValue }
  }

  /// The time of the current frame in seconds, at a speed of 1. Setting it interrupts playback and shows that frame.
  public var currentTime: TimeInterval {
    get { lottieAnimationLayer.currentTime }
    set { lottieAnimationLayer.currentTime = newValue }
  }

  /// The current frame. Setting it interrupts playback and shows that frame, clamped to the animation's frames.
  public var currentFrame: AnimationFrameTime {
    get { lottieAnimationLayer.currentFrame }
    set { lottieAnimationLayer.currentFrame = newValue }
  }

  /// The current frame, like ``currentFrame``.
  public var realtimeAnimationFrame: AnimationFrameTime { lottieAnimationLayer.realtimeAnimationFrame }

  /// The current progress, like ``currentProgress``.
  public var realtimeAnimationProgress: AnimationProgressTime {
    lottieAnimationLayer.realtimeAnimationProgress
  }

  /// Returns the progress at a marker; nil if there is none with that name.
  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    lottieAnimationLayer.progressTime(forMarker: named)
  }

  /// Returns the frame of a marker; nil if there is none with that name.
  public func frameTime(forMarker named: String) -> AnimationFrameTime? {
    lottieAnimationLayer.frameTime(forMarker: named)
  }

  /// Returns the duration of a marker's segment in frames; nil if there is none with that name.
  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    lottieAnimationLayer.durationFrameTime(forMarker: named)
  }
}
