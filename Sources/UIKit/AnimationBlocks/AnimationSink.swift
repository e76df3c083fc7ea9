import QuartzCore

/// What takes the changes that are made in a block of animations.
protocol AnimationSink: AnyObject {
  /// Returns what is to be done after a change; nil leaves it without animation.
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)?

  /// Takes a course of a property that has changed already.
  func take(_ track: ValueTrack, of change: PropertyChange, _ traits: AnimationTraits)

  /// Whether blocks inside of this one are parts of it.
  var absorbsNestedBlocks: Bool { get }

  /// Has a block called when all is over, with whether it came to its end.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void)
}
