public import QuartzCore
import Requirements

/// The position in a scene that plays in real time: paused or not, at some speed, repeated or not.
///
/// A playback reads no clock. Whoever shows the scene passes the time that has gone by to ``advance(by:)``.
public struct Playback: Hashable, Sendable {
  /// The length of the scene in seconds.
  public let duration: CFTimeInterval
  /// The time in the scene, in seconds, of at least 0.
  public private(set) var time: CFTimeInterval = 0
  /// The seconds of the scene per second. The default is 1.
  public var speed = 1.0
  /// Whether time stands still. The default is false.
  public var isPaused = false
  /// The part of the scene that is repeated; nil to play on without end.
  public var loop: ClosedRange<CFTimeInterval>?

  /// Creates a playback that repeats the whole scene from its beginning.
  ///
  /// - Precondition: The duration is finite and above 0.
  public init(duration: CFTimeInterval) {
    require(
      duration > 0 && duration.isFinite, "a playback can't last \(duration) s; expected a number above 0")
    self.duration = duration
    loop = 0...duration
  }
}

extension Playback {
  /// Lets time go by.
  ///
  /// - Parameter seconds: The time that has gone by outside of the scene. A negative number counts as 0.
  public mutating func advance(by seconds: CFTimeInterval) {
    guard !isPaused, seconds > 0, seconds.isFinite else { return }
    time += seconds * speed
    guard let loop else { return }
    let length = loop.upperBound - loop.lowerBound
    guard time >= loop.upperBound else { return }
    time =
      length > 0
      ? loop.lowerBound + (time - loop.lowerBound).truncatingRemainder(dividingBy: length) : loop.lowerBound
  }

  /// Goes to a time, which is limited to the scene's times while it's repeated.
  public mutating func seek(to time: CFTimeInterval) {
    self.time = max(0, loop == nil ? time : min(time, duration))
  }

  /// Pauses, and goes a number of frames forward, or back if it's negative.
  ///
  /// The new time is a multiple of a frame's duration.
  ///
  /// - Parameter frameRate: The number of frames per second.
  public mutating func step(by count: Int, frameRate: Double) {
    isPaused = true
    let frame = (time * frameRate).rounded() + Double(count)
    seek(to: frame / frameRate)
  }
}
