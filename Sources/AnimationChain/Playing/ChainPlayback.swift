import AnimationConversion
public import CoreGraphics
import QuartzCore

/// A chain that plays: what pauses it, moves it to another time, turns it around and ends it.
///
/// Whoever starts a chain need not keep this: it lives as long as the chain plays. What is done to it takes effect at
/// the current media time, so on a stage do it inside `perform`, like all changes to layers.
///
/// The plan of a chain is known when it starts. At every instant at which an animation begins or a stage ends, exactly
/// then, end values go to the model, what has ended is reported, and the next stage is added: in this order.
public final class ChainPlayback {
  enum Phase {
    case playing
    case paused
    case over(ChainEnd)
  }

  /// How long one time through the chain takes, in seconds; it may be infinite.
  public let length: CFTimeInterval
  let entries: [ChainEntry]
  /// The places of the entries in the order in which they are added to their layers: of two for one property the later
  /// one shows, and is written later.
  let order: [Int]
  /// What each entry has come to.
  var states: [EntryState]
  /// The instants at which something happens, from 0 to the length, each once.
  let boundaries: [Double]
  private(set) weak var layer: CALayer?
  let autoreverses: Bool
  var remainingTimes: Double
  var phase = Phase.playing
  /// Where the chain stands, as of `syncTime`; below 0 while it waits to begin.
  var position: Double
  /// The layer's time at which that was.
  var syncTime = 0.0
  var isReversed = false
  /// Counts what was done to the chain, so that a step that a callback made void ends there.
  var revision = 0
  var driver: PlaybackWatch?
  private(set) var firstValues = FirstValues()
  private var completions: [(ChainEnd) -> Void]

  init(chain: Chain, on layer: CALayer, delay: Double, completion: ((ChainEnd) -> Void)?) {
    let entries = chain.entries
    self.entries = entries
    order = entries.indices.sorted { entries[$0].activation < entries[$1].activation }
    states = entries.map { EntryState(layer: $0.step.node?.layer ?? layer) }
    length = chain.onceLength
    let instants: [Double] = entries.flatMap { [$0.activation, $0.end, $0.hold] } + [0, length]
    boundaries = Set(instants).filter(\.isFinite).sorted()
    autoreverses = chain.autoreverses
    remainingTimes = chain.repeatCount
    position = -delay
    self.layer = layer
    completions = completion.map { [$0] } ?? []
  }
}

/// Where an entry stands, and on which layer.
struct EntryState {
  weak var layer: CALayer?
  /// The animation while its values count: from its activation until it's written.
  var animation: CAAnimation?
  /// What hears of its end.
  var watch: PlaybackWatch?
  /// Whether it played to its end; nil until that's reported.
  var isFinished: Bool?
  /// Told of its end, beside the animator's own completions.
  var waits: [(Bool) -> Void] = []

  init(layer: CALayer?) { self.layer = layer }
}

// MARK: - Asking

extension ChainPlayback {
  /// Whether the chain has ended, and how; nil while it plays or is paused.
  public var end: ChainEnd? {
    if case .over(let end) = phase { end } else { nil }
  }

  /// Whether the chain is paused.
  public var isPaused: Bool {
    if case .paused = phase { true } else { false }
  }

  /// Where the chain stands now, in seconds from its beginning, 0…``length``; it falls while it's played backward.
  public var time: CFTimeInterval { min(max(currentPosition, 0), length) }

  var currentPosition: Double {
    guard case .playing = phase, let layer else { return position }
    let elapsed = max(0, layer.mediaTime - syncTime)
    return isReversed ? max(position - elapsed, 0) : min(position + elapsed, length)
  }

  /// Waits until the chain has ended, and returns how. Cancelling the task doesn't end the chain, nor the wait.
  public nonisolated(nonsending) func waitForEnd() async -> ChainEnd {
    if let end { return end }
    return await withCheckedContinuation { continuation in
      completions.append { continuation.resume(returning: $0) }
    }
  }

  /// Waits until one animator's own animation has ended, and returns whether it played to its end; false at once for an
  /// animator of another chain. Cancelling the task ends neither the chain nor the wait.
  public nonisolated(nonsending) func waitForEnd(of animator: ChainAnimator) async -> Bool {
    guard let index = entries.firstIndex(where: { $0.step.node === animator.node }) else { return false }
    if let isFinished = states[index].isFinished { return isFinished }
    return await withCheckedContinuation { continuation in
      states[index].waits.append { continuation.resume(returning: $0) }
    }
  }
}

// MARK: - Beginning and ending

extension ChainPlayback {
  func begin() {
    firstValues = FirstValues(of: entries, states)
    guard let layer else { return finish(.interrupted) }
    syncTime = layer.mediaTime
    let before = revision
    // Where nothing takes any time, there is nothing to wait for either.
    if position == 0 || length == 0 { happen(at: 0) }
    if revision == before { arm() }
  }

  /// Ends the chain: what hasn't ended stops and is reported unfinished. Layers show what their models say, which is
  /// what the last stage that ended left; call `CALayer.freeze()` before to keep what shows.
  ///
  /// Nothing happens where it has ended already.
  public func cancel() { finish(.cancelled) }

  /// Stops what still plays and says how it ended.
  func finish(_ end: ChainEnd) {
    guard self.end == nil else { return }
    position = currentPosition
    phase = .over(end)
    revision += 1
    disarm()
    for index in entries.indices { stop(index) }
    for index in entries.indices { report(index, finished: end == .finished) }
    let completions = completions
    self.completions = []
    for completion in completions { completion(end) }
  }

  /// Tells an animator once that its animation has ended.
  func report(_ index: Int, finished: Bool) {
    guard states[index].isFinished == nil else { return }
    states[index].isFinished = finished
    let waits = states[index].waits
    states[index].waits = []
    for wait in waits { wait(finished) }
    let step = entries[index].step
    guard !step.setting.completions.isEmpty else { return }
    let animator = step.node.map { $0.animator ?? $0.animator(in: .of($0.top)) }
    for completion in step.setting.completions { completion(animator, finished) }
  }
}

extension CALayer {
  /// The current media time in the layer's own time.
  var mediaTime: CFTimeInterval { convertTime(CACurrentMediaTime(), from: nil) }
}

/// A playback belongs to the thread of its layers.
@available(*, unavailable)
extension ChainPlayback: @unchecked Sendable {}
