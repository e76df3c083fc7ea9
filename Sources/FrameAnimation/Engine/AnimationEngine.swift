public import QuartzCore
import Requirements

/// Calls closures with the progress of their animations, once for every frame.
///
/// Core Animation interpolates properties of layers. Here a closure is called in each frame and sets any values: properties
/// that layers can't animate, models, text, sound.
///
/// ```swift
/// AnimationEngine.animate(duration: 0.5, easing: .easeOutCubic) { progress in
///   card.cornerRadius = interpolate(from: 4, to: 20, at: progress)
/// } completion: { finished in
///   if finished { card.string = "Open" }
/// }
/// ```
///
/// The engine guarantees the following:
///
/// - All animations of a frame have the same time. The progress is a function of that time, so the frame rate only determines
///   the number of calls.
/// - A closure isn't called before the starting call returns, nor during the delay. The first call of an animation that is
///   started inside of a frame comes in the next frame.
/// - The last call has exactly the last progress, no matter how late the frame is. Then the completion is called with true, or
///   with false after a cancellation. It is called once, and nothing is called after it.
/// - Within a frame, closures are called in the order in which the animations were started.
/// - An engine without animations requests no frames.
///
/// A closure may start, cancel and pause animations, including its own.
///
/// ``current`` follows the display, or the clock of a stage inside of a stage. An engine that you create is advanced manually,
/// for tests and for games with their own clock:
///
/// ```swift
/// let engine = AnimationEngine()
/// engine.animate(duration: 1) { print($0) }
/// engine.advance(to: 0.5)                     // prints 0.5
/// ```
///
/// An engine belongs to one thread at a time. When it is released, it cancels its animations.
public final class AnimationEngine {
  @exclusivity(unchecked) var records: [AnimationRecord] = []
  /// The time of the last frame.
  @exclusivity(unchecked) var frameTime: Double
  /// The animation whose closure is being called.
  @exclusivity(unchecked) var calledAnimation: AnimationID?
  /// The body of that animation, if its closure canceled it.
  @exclusivity(unchecked) var canceledBody: AnimationBody?
  @exclusivity(unchecked) var isAdvancing = false
  /// The number of records that need frames.
  @exclusivity(unchecked) var busyCount = 0
  /// The number of records that have ended but aren't removed yet.
  @exclusivity(unchecked) var endedCount = 0
  /// Nil for an engine that is advanced manually.
  let display: DisplayDriver?

  /// Creates an engine that ``advance(to:)`` advances.
  ///
  /// - Parameter time: The initial time, in seconds. Default 0.
  /// - Precondition: `time` is finite.
  public init(time: CFTimeInterval = 0) {
    require(time.isFinite, "the initial time of an engine must be finite, not \(time)")
    frameTime = time
    display = nil
  }

  /// Creates an engine that a display advances.
  init(display: DisplayDriver) {
    frameTime = display.now
    self.display = display
    display.engine = self
  }

  deinit { close() }

  /// Stops the frames of the display and cancels all animations.
  func close() {
    display?.stop()
    cancelAll()
  }
}

/// An engine belongs to one thread at a time.
@available(*, unavailable)
extension AnimationEngine: @unchecked Sendable {}

// MARK: - State

extension AnimationEngine {
  /// The current time, in seconds. Inside a frame, it is the frame's time; otherwise it is the media time, or the last time
  /// to which the engine was manually advanced.
  public var time: CFTimeInterval { isAdvancing ? frameTime : display?.now ?? frameTime }

  /// Whether frames have no effect, because no animation is running.
  public var isIdle: Bool { busyCount == 0 }

  /// The number of animations that have started and not ended, including paused ones.
  public var count: Int { records.count - endedCount }
}
