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

  private(set) weak var layer: CALayer?
  let key: String?
  let animation: CAAnimation
  /// What waits for its end.
  let completions: [TransactionCompletion]
  var state = State.pending
  /// The host that plays it while it runs.
  var host: LayerHost?
  /// Its numbers in the host's timeline, and the channels that they move.
  var program: MotionProgramID?
  var channels: [ChannelName] = []
  /// Objects between which it switches, by the numbers that stand for them.
  var objects: [Int] = []
  /// When it begins, in seconds of the layer's time.
  var beginTime = 0.0
  var activeLength = 0.0
  /// Counts the times at which its events were queued: events of an earlier time are void.
  var schedule = 0
  /// What a transition starts from, while it's there.
  var formerLook: TreeSnapshot?
  var hasReportedStart = false
  var hasReportedStop = false
  /// How it ended, once it has.
  var end = AnimationEnd.finished
  /// Told once how it ended.
  var onEnd: ((AnimationEnd) -> Void)?

  init(layer: CALayer, key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
    self.layer = layer
    self.key = key
    self.animation = animation
    self.completions = completions
    for completion in completions { completion.animationAdded() }
  }

  /// Whether somebody waits for its end.
  var isAwaited: Bool { animation.delegate != nil || onEnd != nil || !completions.isEmpty }
}

// MARK: - Adding and removing

extension CALayer {
  final func attach(_ animation: CAAnimation, key: String?) {
    guard presentedModel == nil else {
      return CoreAnimationDiagnostics.report("an animation can't be added to a presentation layer")
    }
    guard let copy = animation.copy() as? CAAnimation else { return }
    let transactions = TransactionStack.current
    let key = copy is CATransition ? kCATransition : key
    if let key { detachAnimations(because: .replaced) { $0.key == key } }
    if !(copy.timing.duration > 0) { copy.timing.duration = transactions.durationOfNewAnimations }
    if copy.details.timingFunction == nil { copy.details.timingFunction = transactions.timingFunction }
    let attachment = AttachedAnimation(
      layer: self, key: key, animation: copy, completions: transactions.completionsOfNewAnimations)
    attached.append(attachment)
    transactions.noteAdded(attachment)
  }

  /// Takes animations off the layer; they stop unfinished at the commit, if they haven't ended before.
  final func detachAnimations(
    because end: AnimationEnd = .removed, where condition: (AttachedAnimation) -> Bool
  ) {
    guard attached.contains(where: condition) else { return }
    let transactions = TransactionStack.current
    for attachment in attached where condition(attachment) {
      if attachment.state == .pending, !attachment.isAwaited {
        attachment.state = .detached
      } else {
        attachment.end = end
        transactions.noteRemoved(attachment)
      }
    }
    attached.removeAll(where: condition)
  }
}
