import LayerTree
import QuartzCore

/// The blocks of animations that a thread is inside of.
final class AnimationStack {
  private static let stacks = ThreadLocal { AnimationStack() }

  static var current: AnimationStack { stacks.value }

  /// A block, and what it has brought about so far.
  struct Level {
    var traits: AnimationTraits
    let sink: any AnimationSink
    var resizedLayers: [CALayer] = []
  }

  private var levels: [Level] = []
  /// Whether changes in blocks are animated at all.
  var isEnabled = true
}

extension AnimationStack {
  /// The innermost block's traits; nil outside of any.
  var traits: AnimationTraits? { levels.last?.traits }

  /// What takes the innermost block's changes.
  var sink: (any AnimationSink)? { levels.last?.sink }

  /// Returns what a view's layer does when a property changes.
  func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard let level = levels.last, isEnabled else { return NSNull() }
    if key == "bounds", level.traits.laysOutSubviews { levels[levels.count - 1].resizedLayers.append(layer) }
    guard level.traits.duration > 0,
      let change = PropertyChange(
        of: layer, key, fromCurrentState: level.traits.beginsFromCurrentState),
      let action = level.sink.action(for: change, level.traits)
    else { return NSNull() }
    return action
  }

  /// Calls `body` as a block of animations.
  func perform(_ traits: AnimationTraits, into sink: any AnimationSink, _ body: @MainActor () -> Void) {
    let depth = levels.count
    open(traits, into: sink)
    withViews(()) { body() }
    // A block inside that was begun and not committed ends with this one.
    while levels.count > depth { close() }
  }

  /// Opens a block, which ``close()`` has to end.
  func open(_ traits: AnimationTraits, into sink: any AnimationSink) {
    // What the end of a block commits by itself couldn't be changed again without being seen.
    CATransaction.openImplicitly()
    CATransaction.begin()
    levels.append(Level(traits: traits, sink: sink))
    applyToTransaction(traits)
  }

  /// Ends the innermost block.
  func close() {
    layOutResizedLayers()
    CATransaction.commit()
    levels.removeLast()
  }

  /// Changes what the innermost block says of what comes from now on.
  func changeTraits(_ change: (inout AnimationTraits) -> Void) {
    guard !levels.isEmpty else { return }
    change(&levels[levels.count - 1].traits)
    applyToTransaction(levels[levels.count - 1].traits)
  }

  /// Lets layers that are no view's move alike.
  private func applyToTransaction(_ traits: AnimationTraits) {
    CATransaction.setAnimationDuration(traits.duration)
    CATransaction.setAnimationTimingFunction(traits.pacing.timingFunction)
  }

  /// Calls `body` with animations off, or on.
  func perform(enabled: Bool, _ body: @MainActor () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = enabled
    withViews(()) { body() }
    isEnabled = wasEnabled
  }

  private func layOutResizedLayers() {
    let layers = levels[levels.count - 1].resizedLayers
    levels[levels.count - 1].resizedLayers = []
    for layer in layers { layer.layoutIfNeeded() }
  }
}
