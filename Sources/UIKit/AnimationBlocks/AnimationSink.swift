import QuartzCore

/// A receiver of the changes that are made in an animation block.
protocol AnimationSink: AnyObject {
  /// Returns the action to run for a change; nil if the change isn't animated.
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)?

  /// Adds a track of values for a property that has changed already.
  func addTrack(_ track: ValueTrack, of change: PropertyChange, _ traits: AnimationTraits)

  /// Whether the changes of nested blocks belong to this block.
  var absorbsNestedBlocks: Bool { get }

  /// Adds a closure that is called at the end of all animations, with whether they finished.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}
