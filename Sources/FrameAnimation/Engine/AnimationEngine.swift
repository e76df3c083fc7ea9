public import QuartzCore
import Requirements

/// Calls closures with the progress of their animations, once for every frame.
///
/// Where Core Animation is told the end and finds the way, here a closure is called in each frame and sets whatever it
/// likes: properties that layers can't animate, models, texts, sounds.
///
/// ```swift
/// AnimationEngine.animate(duration: 0.5, easing: .easeOutCubic) { progress in
///   card.cornerRadius = interpolate(from: 4, to: 20, at: progress)
/// } completion: { finished in
///   if finished { card.string = "Open" }
/// }
/// ```
///
/// What one can rely on:
///
/// - A frame has one time for all animations. The progress is computed from that time alone, so the frame rate
///   decides how often a closure is called and nothing else.
/// - A closure is never called by the call that starts it, nor before its delay is over. Started in a frame, it's first
///   called in the next one.
/// - The last call has exactly the last progress, however late the frame is; then the completion is called with true.
///   Cancelled, the completion is called with false. It's called once, and nothing after it.
/// - Within a frame, animations come in the order in which they were started.
/// - An engine without animations asks for no frames.
///
/// Anything may be done in a closure: starting, cancelling, pausing, of itself and of others.
///
/// ``current`` follows the display, or a stage's clock within a stage. An engine of your own is moved by hand, which is
/// what tests and games with a clock of their own want:
///
/// ```swift
/// let engine = AnimationEngine()
/// engine.animate(duration: 1) { print($0) }
/// engine.advance(to: 0.5)                     // prints 0.5
/// ```
///
/// An engine belongs to one thread at a time. An engine that goes cancels what it plays.
public final class AnimationEngine {
  @exclusivity(unchecked) var records: [AnimationRecord] = []
  /// The time of the last frame.
  @exclusivity(unchecked) var frameTime: Double
  /// The animation whose closure is being called.
  @exclusivity(unchecked) var callee: AnimationID?
  /// That animation, if it was cancelled meanwhile.
  @exclusivity(unchecked) var parting: AnimationBody?
  @exclusivity(unchecked) var isAdvancing = false
  /// How many records want frames.
  @exclusivity(unchecked) var busyCount = 0
  /// How many records are over and still there.
  @exclusivity(unchecked) var gapCount = 0
  /// Nil for an engine that is moved by hand.
  let display: DisplayPacer?

  /// Creates an engine that is moved by ``advance(to:)``.
  ///
  /// - Parameter time: The time that it has now, in seconds. Default 0.
  /// - Precondition: `time` is finite.
  public init(time: CFTimeInterval = 0) {
    require(time.isFinite, "an engine can't begin at \(time)")
    frameTime = time
    display = nil
  }

  /// Creates an engine that a display moves.
  init(display: DisplayPacer) {
    frameTime = display.now
    self.display = display
    display.engine = self
  }

  deinit { close() }

  /// Ends the frames of a display and what is played.
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
  /// The time, in seconds: in a frame the frame's, by hand what the engine was last moved to, else the media time.
  public var time: CFTimeInterval { isAdvancing ? frameTime : display?.now ?? frameTime }

  /// Whether no frame would make a difference: nothing is played, or all of it stands still.
  public var isIdle: Bool { busyCount == 0 }

  /// How many animations have started and not ended; those that are paused count.
  public var count: Int { records.count - gapCount }
}
