public import QuartzCore
import Requirements

extension AnimationsMaker {
  /// Plays the animations of a closure one after the other.
  ///
  /// Each begins when the one before has ended, its own delay later, and leaves its last value until the sequence is over.
  /// ``AnimatedProperty/value(to:duration:)`` starts from what those before it leave.
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
    part(.inSequence, build)
  }

  /// Plays the animations of a closure together, as one step of a sequence.
  ///
  /// - Returns: The step, for modifiers.
  @discardableResult
  public func together(_ build: (AnimationsMaker<Layer>) -> Void) -> AnimationsMaker<Layer> {
    part(.together, build)
  }

  /// Lets a time in seconds pass between the steps of a sequence.
  ///
  /// - Precondition: Above 0.
  public func pause(_ seconds: CFTimeInterval) {
    require(seconds > 0, "a pause can't be \(seconds) s")
    let nothing = CAAnimationGroup()
    nothing.duration = seconds
    append(nothing)
  }

  private func part(
    _ arrangement: Arrangement, _ build: (AnimationsMaker<Layer>) -> Void
  ) -> AnimationsMaker<Layer> {
    let part = AnimationsMaker(layer: layer, arrangement: arrangement, whole: self)
    build(part)
    transitions += part.transitions
    guard !part.animations.isEmpty else { return part }
    part.closeGroup()
    append(part.caAnimation)
    return part
  }

  /// Whether something before this shows until the whole is over.
  var isInSequence: Bool { arrangement == .inSequence || whole?.isInSequence == true }

  /// The value that a property will have after what stands before in a sequence; nil outside, and where none is set.
  func plannedValue(at keyPath: String) -> Any? {
    if arrangement == .inSequence, let value = animations.lastValue(at: keyPath) { return value }
    return whole?.plannedValue(at: keyPath)
  }
}

extension [CAAnimation] {
  /// The value at which the last of the animations of a property leaves it.
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
