import LayerTree
import QuartzCore

/// Observes the animations of a block and calls its completions once.
///
/// A block ends when the last of its animations has ended; without animations, at the commit.
class AnimationTracker {
  private var completions: [@MainActor (Bool) -> Void]
  private var outstanding = 0
  private var isFinished = true
  private var isClosed = false

  init(completion: (@MainActor (Bool) -> Void)?) { completions = completion.map { [$0] } ?? [] }

  /// Counts one more animation and returns its delegate.
  private func makeEndObserver() -> AnimationEndObserver {
    outstanding += 1
    return AnimationEndObserver(self)
  }

  /// Marks the block as complete: no more animations are added.
  func close() {
    isClosed = true
    if outstanding == 0 { completeAtCommit() }
  }

  fileprivate func animationEnded(finished: Bool) {
    outstanding -= 1
    isFinished = isFinished && finished
    if outstanding == 0, isClosed { complete() }
  }

  /// Records that an animation was released without having been added to a layer.
  fileprivate func animationWasDiscarded() {
    outstanding -= 1
    if outstanding == 0, isClosed { completeAtCommit() }
  }

  private func completeAtCommit() {
    guard !completions.isEmpty else { return }
    CATransaction.openImplicitly()
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.complete() }
    CATransaction.commit()
  }

  private func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { withViews(isFinished) { completion($0) } }
  }
}

// MARK: - Changes

extension AnimationTracker: AnimationSink {
  /// Animations that aren't additive are returned as actions, because layers copy them as templates for custom
  /// properties.
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)? {
    guard !change.isAdditive else {
      return ClosureAction { for track in change.tracks(traits.pacing) { self.add(track, traits) } }
    }
    let animation = traits.pacing.animation(keyPath: change.key)
    animation.fromValue = change.start.value
    prepare(animation, traits, in: change.layer)
    return animation
  }

  func addTrack(_ track: ValueTrack, of change: PropertyChange, _ traits: AnimationTraits) {
    add(track, traits)
  }

  var absorbsNestedBlocks: Bool { false }

  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) { completions.append(completion) }

  private func add(_ track: ValueTrack, _ traits: AnimationTraits) {
    let animation = track.animation(traits.pacing)
    prepare(animation, traits, in: track.layer)
    track.layer.add(
      animation, forKey: track.isAdditive ? track.layer.unusedKey(for: track.key) : track.key)
  }

  /// Adds an animation with a block's settings to a layer.
  func add(_ animation: CAAnimation, to layer: CALayer, _ traits: AnimationTraits) {
    animation.timingFunction = traits.pacing.timingFunction
    prepare(animation, traits, in: layer)
    layer.add(animation, forKey: nil)
  }

  private func prepare(_ animation: CAAnimation, _ traits: AnimationTraits, in layer: CALayer) {
    traits.apply(to: animation, in: layer)
    animation.delegate = makeEndObserver()
  }
}

/// The delegate of one of a block's animations, which notifies the tracker of the end.
final class AnimationEndObserver: NSObject, CAAnimationDelegate {
  private let tracker: AnimationTracker
  private var isUsed = false

  fileprivate init(_ tracker: AnimationTracker) { self.tracker = tracker }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard !isUsed else { return }
    isUsed = true
    tracker.animationEnded(finished: flag)
  }

  deinit {
    if !isUsed { tracker.animationWasDiscarded() }
  }
}
