public import Foundation
import Requirements

// Conversion between frames, progress and seconds.

extension LottieAnimation {
  /// Returns the progress at a frame: 0 at the first frame, 1 at the end.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - clamped: Whether to clamp the progress to 0…1. Default true.
  public func progressTime(forFrame frame: AnimationFrameTime, clamped: Bool = true) -> AnimationProgressTime
  {
    let progress = (frame - startFrame) / (endFrame - startFrame)
    return clamped ? progress.clamped(to: 0...1) : progress
  }

  /// Returns the frame at a progress. Progress outside 0…1 gives frames outside the animation.
  public func frameTime(forProgress progress: AnimationProgressTime) -> AnimationFrameTime {
    progress == 1 ? endFrame : startFrame + (endFrame - startFrame) * progress
  }

  /// Returns the time in seconds from the first frame to another one.
  public func time(forFrame frame: AnimationFrameTime) -> TimeInterval { (frame - startFrame) / frameRate }

  /// Returns the frame at a time in seconds after the first one.
  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime { startFrame + time * frameRate }

  /// Returns a frame clamped to the animation's frames.
  ///
  /// - Precondition: The frame is finite.
  func clampedFrame(_ frame: Double) -> Double {
    require(frame.isFinite, "an animation's frame must be a finite number, not \(frame)")
    return frame.clamped(to: startFrame...endFrame)
  }

  /// Playback of the whole animation, once.
  var fullPlayback: Playback { Playback(first: startFrame, last: endFrame, frameRate: frameRate) }
}

// MARK: - Markers

extension LottieAnimation {
  /// The names of the animation's markers, in the order of the file.
  public var markerNames: [String] { document.markers.map(\.name) }

  /// Returns the progress at a marker; nil if there is none with that name.
  public func progressTime(forMarker name: String) -> AnimationProgressTime? {
    frameTime(forMarker: name).map { progressTime(forFrame: $0) }
  }

  /// Returns the frame of a marker; nil if there is none with that name.
  public func frameTime(forMarker name: String) -> AnimationFrameTime? { marker(name)?.frame }

  /// Returns the duration of a marker's segment in frames; nil if there is none with that name.
  public func durationFrameTime(forMarker name: String) -> AnimationFrameTime? { marker(name)?.duration }

  /// Returns the first marker with a name.
  private func marker(_ name: String) -> MarkerModel? { document.markers.first { $0.name == name } }
}
