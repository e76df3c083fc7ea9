import LayerTree
import QuartzCore

/// The open animation blocks of a thread.
final class AnimationStack {
  private static let stacks = ThreadLocal { AnimationStack() }

  static var current: AnimationStack { stacks.value }

  /// An open block and the layers that it has resized.
  struct Level {
    var traits: AnimationTraits
    let sink: any AnimationSink
    var resizedLayers: [CALayer] = []
  }

  private var levels: [Level] = []
  /// Whether changes in blocks are animated.
  var isEnabled = true
}

extension AnimationStack {
  /// The settings of the innermost block; nil outside of blocks.
  var traits: AnimationTraits? { levels.last?.traits }

  /// The sink of the innermost block.
  var sink: (any AnimationSink)? { levels.last?.sink }

  /// Returns the action of a view's layer for a property that is about to change.
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

  /// Calls `body` as an animation block.
  func perform(_ traits: AnimationTraits, into sink: any AnimationSink, _ body: @MainActor () -> Void) {
    let depth = levels.count
    open(traits, into: sink)
    withViews(()) { body() }
    // Also ends blocks that `body` began and didn't commit.
    while levels.count > depth { close() }
  }

  /// Opens a block, which must be balanced with ``close()``.
  func open(_ traits: AnimationTraits, into sink: any AnimationSink) {
    // Without the implicit transaction, the end of the block would commit immediately, and later changes would be
    // visible jumps.
    CATransaction.openImplicitly()
    CATransaction.begin()
    levels.append(Level(traits: traits, sink: sink))
    applyToTransaction(traits)
  }

  /// Closes the innermost block.
  func close() {
    layOutResizedLayers()
    CATransaction.commit()
    levels.removeLast()
  }

  /// Changes the innermost block's settings for subsequent changes.
  func changeTraits(_ change: (inout AnimationTraits) -> Void) {
    guard !levels.isEmpty else { return }
    change(&levels[levels.count - 1].traits)
    applyToTransaction(levels[levels.count - 1].traits)
  }

  /// Sets the transaction's duration and curve, which apply to layers without views.
  private func applyToTransaction(_ traits: AnimationTraits) {
    CATransaction.setAnimationDuration(traits.duration)
    CATransaction.setAnimationTimingFunction(traits.pacing.timingFunction)
  }

  /// Calls `body` with animations enabled or disabled.
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
