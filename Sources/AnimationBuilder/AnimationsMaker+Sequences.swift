public import QuartzCore
import Requirements

extension AnimationsMaker {
  /// Plays the animations of a closure one after another.
  ///
  /// Each animation begins when the previous one has ended, plus its own delay, and holds its last value until the end of
  /// the sequence. ``AnimatedProperty/value(to:duration:)`` starts from the end value of the preceding animations.
  ///
  /// ```swift
  /// ball.animate {
  ///   $0.sequence {
  ///     $0.position.y.value(to: 300, duration: 0.4).timingFunction(.easeIn)
  ///     $0.together {
  ///       $0.transform.scale.x.value(from: 1, to: 1.3, duration: 0.1).autoreverses()
  ///       $0.transform.scale.y.value(from: 1, to: 0.7, duration: 0.1).autoreverses()
  ///     }
  ///     $0.position.y.value(to: 100, duration: 0.4).timingFunction(.easeOut)
  ///   }
  /// }
  /// ```
  ///
  /// - Returns: The sequence, for modifiers.
  @discardableResult
  public func sequence(_ build: (AnimationsMaker<Layer>) -> Void) -> AnimationsMaker<Layer> {
    nested(.inSequence, build)
  }

  /// Plays the animations of a closure together, as one step of a sequence.
  ///
  /// - Returns: The step, for modifiers.
  @discardableResult
  public func together(_ build: (AnimationsMaker<Layer>) -> Void) -> AnimationsMaker<Layer> {
    nested(.together, build)
  }

  /// Adds a pause between the steps of a sequence.
  ///
  /// - Parameter seconds: The length of the pause.
  /// - Precondition: `seconds` is above 0.
  public func wait(_ seconds: CFTimeInterval) {
    require(seconds > 0, "a wait must be above 0, not \(seconds) s")
    let emptyGroup = CAAnimationGroup()
    emptyGroup.duration = seconds
    append(emptyGroup)
  }

  private func nested(
    _ arrangement: Arrangement, _ build: (AnimationsMaker<Layer>) -> Void
  ) -> AnimationsMaker<Layer> {
    let maker = AnimationsMaker(layer: layer, arrangement: arrangement, parent: self)
    build(maker)
    transitions += maker.transitions
    guard !maker.animations.isEmpty else { return maker }
    maker.finishGroup()
    append(maker.caAnimation)
    return maker
  }

  /// Whether the animations are part of a sequence, in which last values hold.
  var isInSequence: Bool { arrangement == .inSequence || parent?.isInSequence == true }

  /// Returns the end value of the preceding animations in a sequence; nil outside of sequences, and if they set no value.
  func plannedValue(at keyPath: String) -> Any? {
    if arrangement == .inSequence, let value = animations.lastValue(at: keyPath) { return value }
    return parent?.plannedValue(at: keyPath)
  }
}

extension [CAAnimation] {
  /// Returns the value that the last animation of a property leaves.
  fileprivate func lastValue(at keyPath: String) -> Any? {
    for animation in reversed() {
      switch animation {
      case let group as CAAnimationGroup:
        if let value = group.animations?.lastValue(at: keyPath) { return value }
      case let animation as CAPropertyAnimation where animation.keyPath == keyPath:
        return animation.lastValue
      default: continue
      }
    }
    return nil
  }
}
