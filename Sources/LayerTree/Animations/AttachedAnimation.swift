import CoreGraphics
import MotionCore

/// An animation on a layer: the layer's own copy, and where it stands in its life.
///
/// ```
/// add ──▶ pending ──commit──▶ running ──end──▶ ended ──▶ dropped, or kept
///            └──── removed, replaced, layer gone ──▶ stopped unfinished
/// ```
final class AttachedAnimation {
  enum State {
    /// Added in a transaction that isn't committed.
    case pending
    /// Committed: it plays, or will.
    case running
    /// Its end has come; it stays if it isn't removed on completion.
    case ended
    /// No longer on its layer.
    case detached
  }

  private let place: LayerHandle
  let key: String?
  let animation: CAAnimation
  /// What waits for its end.
  let completions: [TransactionCompletion]
  /// The host that plays it while it runs.
  var host: LayerHost?
  /// When it begins, in seconds of the layer's time.
  var beginTime = 0.0
  var activeLength = 0.0
  /// Its numbers in the host's timeline.
  var program: MotionProgramID?
  /// The offset of the first channel that it moves, −1 without.
  private var channel: Int32 = -1
  /// Counts the times at which its events were queued: events of an earlier time are void.
  var schedule: Int32 = 0
  var state = State.pending
  var hasReportedStart = false
  var hasReportedStop = false
  /// How it ended, once it has.
  var end = AnimationEnd.finished
  /// What few animations have, out of line.
  private var rare: RareParts?

  init(layer: CALayer, key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
    place = layer.ownHandle
    self.key = key
    self.animation = animation
    self.completions = completions
    for completion in completions { completion.animationAdded() }
  }

  /// The layer, as long as it's there.
  var layer: CALayer? { place.layer }

  /// The offsets of the channels that it moves.
  var channels: [Int32] {
    get { channel < 0 ? [] : [channel] + (rare?.channels ?? []) }
    set {
      channel = newValue.first ?? -1
      if newValue.count > 1 { ownRare.channels = Array(newValue.dropFirst()) }
    }
  }

  /// Whether somebody waits for its end.
  var isAwaited: Bool { animation.delegate != nil || onEnd != nil || !completions.isEmpty }
}

// MARK: - What few animations have

extension AttachedAnimation {
  fileprivate final class RareParts {
    var channels: [Int32] = []
    var objects: [Int] = []
    var formerLook: TreeSnapshot?
    var onEnd: ((AnimationEnd) -> Void)?
  }

  private var ownRare: RareParts {
    if let rare { return rare }
    let new = RareParts()
    rare = new
    return new
  }

  /// Objects between which it switches, by the numbers that stand for them.
  var objects: [Int] {
    get { rare?.objects ?? [] }
    set { if rare != nil || !newValue.isEmpty { ownRare.objects = newValue } }
  }

  /// What a transition starts from, while it's there.
  var formerLook: TreeSnapshot? {
    get { rare?.formerLook }
    set { if rare != nil || newValue != nil { ownRare.formerLook = newValue } }
  }

  /// Told once how it ended.
  var onEnd: ((AnimationEnd) -> Void)? {
    get { rare?.onEnd }
    set { if rare != nil || newValue != nil { ownRare.onEnd = newValue } }
  }
}
