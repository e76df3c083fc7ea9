public import CoreGraphics
import Requirements

/// An object that calls a method or a closure for every frame of a display.
///
/// A link that is added inside a stage, in a performed closure or an event, follows the stage's virtual clock. It ticks
/// at every whole multiple of 1 / `Stage.frameRate`, each at its exact time and after all other events at that time.
/// The run loop and mode matter only for ``remove(from:forMode:)``. Elsewhere, a link ticks in real time on the run
/// loop, for an assumed display with 60 frames per second. Frames for which the thread is too late are skipped.
///
/// The first tick is for the first frame after the link was added. Pausing and changing the rate take effect with the
/// next tick. Changes to layers in a tick are committed after it.
///
/// ```swift
/// let link = CADisplayLink(target: player, selector: Selector(Player.step(_:)))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The target is retained until ``invalidate()``, which the stage calls when it ends. A link belongs to one thread at a
/// time.
open class CADisplayLink: NSObject {
  /// The closure that each tick calls; nil once the link is invalid.
  final var action: ((CADisplayLink) -> Void)?
  final var observers: [DisplayLinkObserver] = []
  final var source = DisplayLinkSource.none
  final var requestedRate = FrameRateRequest.everyFrame
  final var isSuspended = false
  final var frame = DisplayFrame()
  /// The number of times that ticks were scheduled; ticks of an earlier schedule are void.
  final var schedule: Int32 = 0
  private var frameCount = 1

  /// Creates a link that calls a target's method, passing the link if the method has a parameter.
  ///
  /// - Precondition: The selector was created from a method of the target.
  public init(target: Any, selector sel: Selector) {
    require(
      sel.canPerform(on: target),
      "a display link needs a selector created from a method of its target, \(target), not \(sel)")
    action = { sel.perform(on: target, with: $0) }
    super.init()
  }

  /// Creates a link that calls a closure.
  public init(_ body: @escaping (CADisplayLink) -> Void) {
    action = body
    super.init()
  }

  // MARK: - Ticking

  /// Adds the link to a run loop, so that it ticks from the next frame on.
  ///
  /// A link can be in one run loop at a time, in any number of modes. Calls with a second run loop are ignored, and so
  /// are calls on an invalid link. The link is retained until it's removed or invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { attach(to: runloop, mode: mode) }

  /// Removes the link from a mode of a run loop. When it has been removed from its last mode, it stops ticking until
  /// it's added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { detach(from: runloop, mode: mode) }

  /// Stops the link permanently and releases the target.
  open func invalidate() { end() }

  /// Whether ticking is suspended. Default false.
  open var isPaused: Bool {
    get { isSuspended }
    set {
      guard newValue != isSuspended else { return }
      isSuspended = newValue
      reschedule()
    }
  }

  // MARK: - The frame

  /// The media time of the last tick's frame; 0 before the first tick.
  open var timestamp: CFTimeInterval { frame.time }

  /// The media time of the next tick's frame; 0 before the first tick.
  open var targetTimestamp: CFTimeInterval { frame.nextTime }

  /// The display's frame duration, in seconds; 0 before the first tick.
  ///
  /// It's the duration of a single frame, even if the link ticks less often.
  open var duration: CFTimeInterval { frame.period }

  // MARK: - The rate

  // The three properties replace each other: the one that was set last applies.

  /// The preferred number of ticks per second; 0, the default, or less means every frame.
  ///
  /// A link ticks for every frame, every second frame, every third, and so on: at the rate nearest to the preferred
  /// one, or at the faster of two that are equally near.
  open var preferredFramesPerSecond: Int {
    get { if case .rate(let rate) = requestedRate { rate } else { 0 } }
    set {
      requestedRate = .rate(newValue)
      reschedule()
    }
  }

  /// The number of frames between two ticks. Default 1; lower values count as 1.
  open var frameInterval: Int {
    get { frameCount }
    set {
      frameCount = newValue
      requestedRate = .frameInterval(newValue)
      reschedule()
    }
  }

  /// The preferred range of ticks per second. Default ``CAFrameRateRange/default``, which means every frame.
  ///
  /// A range without a preferred rate prefers its maximum.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { if case .range(let range) = requestedRate { range } else { .default } }
    set {
      requestedRate = newValue == .default ? .everyFrame : .range(newValue)
      reschedule()
    }
  }
}

/// A display link belongs to one thread at a time.
@available(*, unavailable)
extension CADisplayLink: @unchecked Sendable {}

// MARK: - Clocks and run loops

/// The source of a display link's ticks.
enum DisplayLinkSource {
  case none
  case stage(RunLoopMembership, host: LayerHost)
  case runLoop(RunLoopMembership, (any DisplayLinkTimer)?)

  var membership: RunLoopMembership? {
    switch self {
    case .none: nil
    case .stage(let membership, _), .runLoop(let membership, _): membership
    }
  }
}

/// The run loop to which a display link was added, and the modes in which it ticks there.
struct RunLoopMembership {
  let runLoop: RunLoop
  var modes: Set<RunLoop.Mode>
}

extension CADisplayLink {
  final func attach(to runLoop: RunLoop, mode: RunLoop.Mode) {
    guard action != nil else { return }
    guard var membership = source.membership else {
      begin(in: RunLoopMembership(runLoop: runLoop, modes: [mode]))
      return
    }
    guard membership.runLoop === runLoop, membership.modes.insert(mode).inserted else { return }
    update(membership)
  }

  final func detach(from runLoop: RunLoop, mode: RunLoop.Mode) {
    guard var membership = source.membership, membership.runLoop === runLoop,
      membership.modes.remove(mode) != nil
    else { return }
    update(membership)
  }

  final func end() {
    stop()
    action = nil
    for observer in observers { observer.end() }
    observers = []
  }

  private func begin(in membership: RunLoopMembership) {
    if let host = TransactionStack.current.performing.last {
      source = .stage(membership, host: host)
      host.insert(self)
    } else {
      source = .runLoop(membership, nil)
      reschedule()
    }
  }

  private func update(_ membership: RunLoopMembership) {
    guard !membership.modes.isEmpty else {
      stop()
      return
    }
    switch source {
    case .none: break
    case .stage(_, let host): source = .stage(membership, host: host)
    case .runLoop(_, let timer):
      timer?.invalidate()
      source = .runLoop(membership, nil)
      reschedule()
    }
  }

  private func stop() {
    schedule += 1
    switch source {
    case .none: break
    case .stage(_, let host): host.remove(self)
    case .runLoop(_, let timer): timer?.invalidate()
    }
    source = .none
  }

  /// Reschedules the next tick after a change of the rate or of pausing.
  final func reschedule() {
    schedule += 1
    switch source {
    case .none: break
    case .stage(_, let host): host.scheduleTick(of: self)
    case .runLoop: scheduleTimer()
    }
  }

  final func tick(_ frame: DisplayFrame) {
    self.frame = frame
    action?(self)
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.isTerminated }
    for observer in observers { observer.yield(frame) }
  }
}
