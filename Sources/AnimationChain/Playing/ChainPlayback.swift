import AnimationConversion
import AwaitedEnds
public import CoreGraphics
import QuartzCore

/// Controls a chain that is playing: pauses it, seeks, reverses it, and ends it.
///
/// A playback is retained while its chain plays, so you don't have to store it. Changes take effect at the current media
/// time; on a stage, make them inside `perform`, like all changes to layers.
///
/// The schedule of a chain is fixed when it starts. At the exact instant of each event, in this order, end values are
/// written to the model layer, ends are reported, and the next stage is added.
public final class ChainPlayback {
  enum Phase {
    case playing
    case paused
    case over(ChainEnd)
  }

  /// The length of playing the chain once, in seconds. It may be infinite.
  public let length: CFTimeInterval
  let entries: [ChainEntry]
  /// The indices of the entries in the order in which they are added to their layers. If two entries animate one property,
  /// the later one is visible, and its end value is written last.
  let order: [Int]
  /// The state of each entry.
  var states: [EntryState]
  /// The times of all events, from 0 to the length, each once, in ascending order.
  let boundaries: [Double]
  private(set) weak var layer: CALayer?
  let autoreverses: Bool
  var remainingIterations: Double
  var phase = Phase.playing
  /// The position in the chain at `syncTime`, in seconds; below 0 during the delay.
  var position: Double
  /// The layer's time at which `position` was valid.
  var syncTime = 0.0
  var isReversed = false
  /// The number of changes from outside. A callback can make such a change, after which the current step must stop.
  var revision = 0
  /// The observer of the wait for the next boundary.
  var boundaryObserver: AnimationObserver?
  private(set) var initialValues = InitialValues()
  private var completions: [(ChainEnd) -> Void]

  init(chain: Chain, on layer: CALayer, delay: Double, completion: ((ChainEnd) -> Void)?) {
    let entries = chain.entries
    self.entries = entries
    order = entries.indices.sorted { entries[$0].activation < entries[$1].activation }
    states = entries.map { EntryState(layer: $0.stage.node?.layer ?? layer) }
    length = chain.iterationLength
    let times: [Double] = entries.flatMap { [$0.activation, $0.end, $0.holdEnd] } + [0, length]
    boundaries = Set(times).filter(\.isFinite).sorted()
    autoreverses = chain.autoreverses
    remainingIterations = chain.repeatCount
    position = -delay
    self.layer = layer
    completions = completion.map { [$0] } ?? []
  }
}

/// The state and the layer of an entry.
struct EntryState {
  weak var layer: CALayer?
  /// The animation from its activation until its end value is written.
  var animation: CAAnimation?
  /// The observer of the animation's end.
  var observer: AnimationObserver?
  /// Whether the animation ran to its end; nil until that is reported.
  var isFinished: Bool?
  /// Closures of waiting tasks, which are called in addition to the animator's completions.
  var waiters: [(Bool) -> Void] = []

  init(layer: CALayer?) { self.layer = layer }
}

// MARK: - State

extension ChainPlayback {
  /// The reason why the chain has ended; nil while it plays or is paused.
  public var end: ChainEnd? {
    if case .over(let end) = phase { end } else { nil }
  }

  /// Whether the chain is paused.
  public var isPaused: Bool {
    if case .paused = phase { true } else { false }
  }

  /// The current position in the chain, 0…``length`` seconds from its beginning. It decreases while the chain plays backward.
  public var time: CFTimeInterval { min(max(currentPosition, 0), length) }

  var currentPosition: Double {
    guard case .playing = phase, let layer else { return position }
    let elapsed = max(0, layer.mediaTime - syncTime)
    return isReversed ? max(position - elapsed, 0) : min(position + elapsed, length)
  }

  /// Waits until the chain has ended, and returns the reason. Canceling the task ends neither the chain nor the wait.
  public nonisolated(nonsending) func waitForEnd() async -> ChainEnd {
    if let end { return end }
    let end = AwaitedEnd<ChainEnd>()
    completions.append { end.finish($0) }
    return await end.value()
  }

  /// Waits until an animator's own animation has ended, and returns whether it ran to its end. Returns false immediately for
  /// an animator of another chain. Canceling the task ends neither the chain nor the wait.
  public nonisolated(nonsending) func waitForEnd(of animator: ChainAnimator) async -> Bool {
    guard let index = entries.firstIndex(where: { $0.stage.node === animator.node }) else { return false }
    if let isFinished = states[index].isFinished { return isFinished }
    let end = AwaitedEnd<Bool>()
    states[index].waiters.append { end.finish($0) }
    return await end.value()
  }
}

// MARK: - Beginning and ending

extension ChainPlayback {
  func begin() {
    initialValues = InitialValues(of: entries, states)
    guard let layer else { return finish(.interrupted) }
    syncTime = layer.mediaTime
    let revisionBefore = revision
    // A chain of length 0 doesn't wait for its delay.
    if position == 0 || length == 0 { processEvents(at: 0) }
    if revision == revisionBefore { observeNextBoundary() }
  }

  /// Ends the chain: animations that are still running stop and are reported unfinished.
  ///
  /// The layers then show their model values, which are the end values of the last complete stage. To keep the current
  /// appearance, call `CALayer.freezeAnimations()` first. A chain that has ended isn't affected.
  public func cancel() { finish(.cancelled) }

  /// Stops all running animations and reports how the chain ended.
  func finish(_ end: ChainEnd) {
    guard self.end == nil else { return }
    position = currentPosition
    phase = .over(end)
    revision += 1
    stopObservingBoundaries()
    for index in entries.indices { removeAnimation(of: index) }
    for index in entries.indices { report(index, finished: end == .finished) }
    let completions = completions
    self.completions = []
    for completion in completions { completion(end) }
  }

  /// Reports the end of an entry's animation once.
  func report(_ index: Int, finished: Bool) {
    guard states[index].isFinished == nil else { return }
    states[index].isFinished = finished
    let waiters = states[index].waiters
    states[index].waiters = []
    for waiter in waiters { waiter(finished) }
    let stage = entries[index].stage
    guard !stage.setting.completions.isEmpty else { return }
    let animator = stage.node.map { $0.animator ?? $0.animator(in: .of($0.top)) }
    for completion in stage.setting.completions { completion(animator, finished) }
  }
}

extension CALayer {
  /// The current media time in the layer's own time.
  var mediaTime: CFTimeInterval { convertTime(CACurrentMediaTime(), from: nil) }
}

/// A playback belongs to the thread of its layers.
@available(*, unavailable)
extension ChainPlayback: @unchecked Sendable {}
