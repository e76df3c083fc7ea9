public import Foundation
import Requirements

/// A time in a film, in frames.
public typealias AnimationFrameTime = Double

/// A place in a film, from 0 at its first frame to 1 at its end.
public typealias AnimationProgressTime = Double

// Frames, progress and seconds.

extension LottieAnimation {
  /// Returns how far in the film a frame is.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - clamped: Whether frames outside of the film are at 0 or 1, as they are by default.
  public func progressTime(forFrame frame: AnimationFrameTime, clamped: Bool = true) -> AnimationProgressTime
  {
    let progress = (frame - startFrame) / (endFrame - startFrame)
    return clamped ? progress.clamped(to: 0...1) : progress
  }

  /// Returns the frame at a place of the film; beyond 0…1 it lies outside.
  public func frameTime(forProgress progress: AnimationProgressTime) -> AnimationFrameTime {
    progress == 1 ? endFrame : startFrame + (endFrame - startFrame) * progress
  }

  /// Returns the seconds from the first frame to another one.
  public func time(forFrame frame: AnimationFrameTime) -> TimeInterval { (frame - startFrame) / frameRate }

  /// Returns the frame that is so many seconds after the first one.
  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime { startFrame + time * frameRate }

  /// The nearest frame that the film has.
  func frame(inFilm frame: Double) -> Double {
    require(frame.isFinite, "a film has no frame \(frame)")
    return frame.clamped(to: startFrame...endFrame)
  }

  /// The film from its first frame to its last.
  var wholePlayback: Playback { Playback(first: startFrame, last: endFrame, frameRate: frameRate) }
}

// MARK: - Markers

extension LottieAnimation {
  /// The names of the film's markers, in the order of the file.
  public var markerNames: [String] { document.markers.map(\.name) }

  /// Returns how far in the film a marker is; nil where there is none of that name.
  public func progressTime(forMarker name: String) -> AnimationProgressTime? {
    frameTime(forMarker: name).map { progressTime(forFrame: $0) }
  }

  /// Returns the frame at which a marker is; nil where there is none of that name.
  public func frameTime(forMarker name: String) -> AnimationFrameTime? { marker(name)?.frame }

  /// Returns how many frames the part lasts that a marker names; nil where there is none of that name.
  public func durationFrameTime(forMarker name: String) -> AnimationFrameTime? { marker(name)?.duration }

  /// The first of a name.
  private func marker(_ name: String) -> MarkerModel? { document.markers.first { $0.name == name } }
}
