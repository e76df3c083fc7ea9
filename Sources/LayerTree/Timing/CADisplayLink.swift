public import CoreGraphics
import Requirements

/// Calls a method or a closure with every frame of a display.
///
/// A link that's added inside a stage (in what the stage performs, or in an event) ticks by the stage's virtual clock:
/// at every whole multiple of 1 / `Stage.frameRate`, each at exactly its own time, after everything else that
/// happens at that instant. Run loop and mode make no difference there beyond ``remove(from:forMode:)``. Anywhere else
/// it ticks in real time on the run loop, as of a display of 60 frames a second; frames for which the thread is too
/// late are skipped.
///
/// The first tick comes with the first frame after the link was added. Pausing and the wish for another rate act from
/// the next tick on. What a tick changes is committed after it.
///
/// ```swift
/// let link = CADisplayLink(target: player, selector: Selector(Player.step(_:)))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The target is retained until ``invalidate()``, which the end of the stage sees to as well. A link belongs to one
/// thread at a time.
open class CADisplayLink: NSObject {
  /// What a tick calls; nil once the link is invalid.
  final var action: ((CADisplayLink) -> Void)?
  final var observers: [DisplayLinkObserver] = []
  final var source = DisplayLinkSource.none
  final var wish = FrameWish.native
  final var isResting = false
  final var frame = DisplayFrame()
  /// Counts the times at which its ticks were queued: those queued earlier are void.
  final var schedule = 0
  private var frameCount = 1

  /// Creates a link that calls a target's method, with the link where it has a parameter.
  ///
  /// - Precondition: The selector was made from a method, and the target has it.
  public init(target: Any, selector sel: Selector) {
    require(sel.canPerform(on: target), "a display link can't call \(sel) on \(target)")
    action = { sel.perform(on: target, with: $0) }
    super.init()
  }

  /// Creates a link that calls a closure.
  public init(_ body: @escaping (CADisplayLink) -> Void) {
    action = body
    super.init()
  }

  // MARK: - Ticking

  /// Lets the link tick from the next frame on.
  ///
  /// A link ticks in one run loop at a time, in any number of its modes; another run loop is ignored, and so are
  /// calls once the link is invalid. While it's added it's retained.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { attach(to: runloop, mode: mode) }

  /// Stops ticking in a mode; where that was the last, altogether. It can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { detach(from: runloop, mode: mode) }

  /// Stops ticking for good and lets go of the target.
  open func invalidate() { end() }

  /// Whether ticking is suspended. Default false.
  open var isPaused: Bool {
    get { isResting }
    set {
      guard newValue != isResting else { return }
      isResting = newValue
      reschedule()
    }
  }

  // MARK: - The frame

  /// The media time of the frame that the last tick was for; 0 before the first one.
  open var timestamp: CFTimeInterval { frame.time }

  /// The media time of the next tick's frame; 0 before the first tick.
  open var targetTimestamp: CFTimeInterval { frame.nextTime }

  /// The time from one frame of the display to the next, in seconds; 0 before the first tick.
  ///
  /// A link that ticks with every second frame still says how long one lasts.
  open var duration: CFTimeInterval { frame.period }

  // MARK: - The rate

  // The last one that was set of the three wishes counts.

  /// The wanted number of ticks a second; 0, the default, and what is below it stand for every frame.
  ///
  /// Ticks come with every frame, every second, every third …: the nearest to the wanted rate, the faster of two
  /// equally near.
  open var preferredFramesPerSecond: Int {
    get { if case .rate(let rate) = wish { rate } else { 0 } }
    set {
      wish = .rate(newValue)
      reschedule()
    }
  }

  /// After how many frames each tick comes. Default 1, as which what is below it counts.
  open var frameInterval: Int {
    get { frameCount }
    set {
      frameCount = newValue
      wish = .everyFrames(newValue)
      reschedule()
    }
  }

  /// The wanted number of ticks a second. Default ``CAFrameRateRange/default``, every frame.
  ///
  /// Without a preferred rate the greatest is wanted.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { if case .range(let range) = wish { range } else { .default } }
    set {
      wish = newValue == .default ? .native : .range(newValue)
      reschedule()
    }
  }
}

/// A display link belongs to one thread at a time.
@available(*, unavailable)
extension CADisplayLink: @unchecked Sendable {}

// MARK: - Where it ticks

/// What a display link ticks by.
enum DisplayLinkSource {
  case none
  case stage(DisplayLinkPlace, host: LayerHost)
  case runLoop(DisplayLinkPlace, (any DisplayLinkTimer)?)

  var place: DisplayLinkPlace? {
    switch self {
    case .none: nil
    case .stage(let place, _), .runLoop(let place, _): place
    }
  }
}

/// The modes of a run loop in which a link ticks.
struct DisplayLinkPlace {
  let runLoop: RunLoop
  var modes: Set<RunLoop.Mode>
}

extension CADisplayLink {
  final func attach(to runLoop: RunLoop, mode: RunLoop.Mode) {
    guard action != nil else { return }
    guard var place = source.place else {
      begin(at: DisplayLinkPlace(runLoop: runLoop, modes: [mode]))
      return
    }
    guard place.runLoop === runLoop, place.modes.insert(mode).inserted else { return }
    move(to: place)
  }

  final func detach(from runLoop: RunLoop, mode: RunLoop.Mode) {
    guard var place = source.place, place.runLoop === runLoop, place.modes.remove(mode) != nil else { return }
    move(to: place)
  }

  final func end() {
    leave()
    action = nil
    for observer in observers { observer.end() }
    observers = []
  }

  private func begin(at place: DisplayLinkPlace) {
    if let host = TransactionStack.current.performing.last {
      source = .stage(place, host: host)
      host.insert(self)
    } else {
      source = .runLoop(place, nil)
      reschedule()
    }
  }

  private func move(to place: DisplayLinkPlace) {
    guard !place.modes.isEmpty else {
      leave()
      return
    }
    switch source {
    case .none: break
    case .stage(_, let host): source = .stage(place, host: host)
    case .runLoop(_, let timer):
      timer?.invalidate()
      source = .runLoop(place, nil)
      reschedule()
    }
  }

  private func leave() {
    schedule += 1
    switch source {
    case .none: break
    case .stage(_, let host): host.remove(self)
    case .runLoop(_, let timer): timer?.invalidate()
    }
    source = .none
  }

  /// Brings the next tick up to date with what is wanted.
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
    observers.removeAll { $0.isOver }
    for observer in observers { observer.note(frame) }
  }
}
