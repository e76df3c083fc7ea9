public import Foundation

// Where in the film the layer is.

extension LottieAnimationLayer {
  /// The frame that shows now, at the time of the layer's tree; whole ones and those between.
  ///
  /// Setting it stops the film there; a frame outside of the film shows its first or last. A play's completion is called
  /// with false.
  ///
  /// - Precondition: A finite number.
  public var currentFrame: AnimationFrameTime {
    get { if case .still(_, let frame) = state { frame } else { playback.frame(at: playTime) } }
    set { show(animation.frame(inFilm: newValue)) }
  }

  /// How far in the film the frame is that shows now, from 0, its first, to 1, its last.
  ///
  /// Setting it stops the film there, as setting ``currentFrame`` does.
  public var currentProgress: AnimationProgressTime {
    get { animation.progressTime(forFrame: currentFrame) }
    set { currentFrame = animation.frameTime(forProgress: newValue) }
  }

  /// How long the film takes to the frame that shows now, in seconds at its own speed.
  ///
  /// Setting it stops the film there, as setting ``currentFrame`` does.
  public var currentTime: TimeInterval {
    get { animation.time(forFrame: currentFrame) }
    set { currentFrame = animation.frameTime(forTime: newValue) }
  }

  /// The frame that shows now: ``currentFrame``, under the name by which code asks for it while a film plays.
  public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

  /// How far in the film it is now: ``currentProgress``, under the name by which code asks for it while a film plays.
  public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
}

// MARK: - Markers

extension LottieAnimationLayer {
  /// Returns how far in the film a marker is; nil where there is none of that name.
  public func progressTime(forMarker name: String) -> AnimationProgressTime? {
    animation.progressTime(forMarker: name)
  }

  /// Returns the frame at which a marker is; nil where there is none of that name.
  public func frameTime(forMarker name: String) -> AnimationFrameTime? {
    animation.frameTime(forMarker: name)
  }

  /// Returns how many frames the part lasts that a marker names; nil where there is none of that name.
  public func durationFrameTime(forMarker name: String) -> AnimationFrameTime? {
    animation.durationFrameTime(forMarker: name)
  }
}
