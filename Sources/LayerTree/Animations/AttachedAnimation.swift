import CoreGraphics
import MotionCore

/// An animation that was added to a layer: the layer's copy of it, and its state.
///
/// ```
/// add ──▶ pending ──commit──▶ running ──end──▶ ended ──▶ removed or retained
///            └── removed, replaced, layer removed ──▶ stopped unfinished
/// ```
final class AttachedAnimation {
  enum State {
    /// Added in a transaction that isn't committed yet.
    case pending
    /// Committed: it plays, or its begin time is still to come.
    case running
    /// Past its end; it's still attached only if it isn't removed on completion.
    case ended
    /// No longer on its layer.
    case detached
  }

  private let layerHandle: LayerHandle
  let key: String?
  let animation: CAAnimation
  /// The completion blocks that wait for its end.
  let completions: [TransactionCompletion]
  /// The host that plays it while it runs.
  var host: LayerHost?
  /// The begin time, in seconds of the layer's own time.
  var beginTime = 0.0
  var activeLength = 0.0
  /// Its program in the host's timeline.
  var program: MotionProgramID?
  var state = State.pending
  private var reports: Reports = []
  /// The reason why it ended, valid once it has ended.
  var end = AnimationEnd.finished
  /// The offset of the first channel that it animates; −1 if it animates none.
  private var firstChannel: Int32 = -1
  /// The number of times that its events were scheduled; events of an earlier schedule are void.
  var schedule: Int32 = 0
  /// State that few animations have, stored out of line.
  private var rareState: RareState?

  init(layer: CALayer, key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
    layerHandle = layer.handle
    self.key = key
    self.animation = animation
    self.completions = completions
    for completion in completions { completion.animationAdded() }
  }

  /// The layer; nil once it's deallocated.
  var layer: CALayer? { layerHandle.layer }

  /// The offsets of the channels that it animates.
  var channels: AnimatedChannels {
    get { AnimatedChannels(first: firstChannel, rest: rareState?.channels ?? []) }
    set {
      firstChannel = newValue.first
      if !newValue.rest.isEmpty { writableRareState.channels = newValue.rest }
    }
  }

  var hasReportedStart: Bool {
    get { reports.contains(.start) }
    set { reports.set(.start, newValue) }
  }

  var hasReportedStop: Bool {
    get { reports.contains(.stop) }
    set { reports.set(.stop, newValue) }
  }

  /// Whether a delegate, a completion block or a task waits for its end.
  var isAwaited: Bool { animation.delegate != nil || onEnd != nil || !completions.isEmpty }
}

/// The calls of an animation's delegate so far, in one byte, because every animated layer has one.
private struct Reports: OptionSet {
  var rawValue: UInt8

  static let start = Reports(rawValue: 1)
  static let stop = Reports(rawValue: 2)

  mutating func set(_ report: Reports, _ isReported: Bool) {
    if isReported { insert(report) } else { remove(report) }
  }
}

/// The offsets of the channels that an animation writes to, without memory of its own for the first one.
struct AnimatedChannels {
  /// The offset of the first channel; −1 for none.
  private(set) var first: Int32 = -1
  /// The offsets of the other channels.
  private(set) var rest: [Int32] = []

  mutating func append(_ offset: Int32) {
    if first < 0 { first = offset } else { rest.append(offset) }
  }

  func forEach(_ body: (Int32) -> Void) {
    if first >= 0 { body(first) }
    for offset in rest { body(offset) }
  }
}

// MARK: - Rare state

extension AttachedAnimation {
  fileprivate final class RareState {
    var channels: [Int32] = []
    var objects: [Int] = []
    var formerSnapshot: TreeSnapshot?
    var onEnd: ((AnimationEnd) -> Void)?
  }

  /// The rare state, created on first use.
  private var writableRareState: RareState {
    if let rareState { return rareState }
    let new = RareState()
    rareState = new
    return new
  }

  /// The objects between which it switches, as their numbers in the host.
  var objects: [Int] {
    get { rareState?.objects ?? [] }
    set { if rareState != nil || !newValue.isEmpty { writableRareState.objects = newValue } }
  }

  /// A snapshot of the appearance from which a transition starts, while it's needed.
  var formerSnapshot: TreeSnapshot? {
    get { rareState?.formerSnapshot }
    set { if rareState != nil || newValue != nil { writableRareState.formerSnapshot = newValue } }
  }

  /// A closure that is called once, with the reason, when the animation ends.
  var onEnd: ((AnimationEnd) -> Void)? {
    get { rareState?.onEnd }
    set { if rareState != nil || newValue != nil { writableRareState.onEnd = newValue } }
  }
}
