public import QuartzCore
import Requirements

/// A builder of animations of one layer, which the closure of `animate(forKey:by:)` receives.
///
/// The builder has a typed property for each animatable property of the layer's class. Its own modifiers apply to all
/// animations together:
///
/// ```swift
/// card.animate(forKey: "open") {
///   $0.cornerRadius.value(from: 0, to: 12, duration: 0.4)
///   $0.size.value(from: small, to: large, duration: 0.4)
///   $0.timingFunction(.easeOut).onStopped { finished in print(finished) }
/// }
/// ```
///
/// The result is a `CAAnimationGroup`, or a single animation if there is only one and the builder has no modifiers. A group
/// is as long as the longest of its animations, including repetitions, unless ``duration(_:)`` sets another duration.
///
/// Core Animation doesn't animate `frame`, which follows from ``position`` and ``bounds``, and `affineTransform`, which is
/// part of ``transform``. Each filter has its own inputs; use ``property(_:as:)`` for them.
public final class AnimationsMaker<Layer: CALayer>: AnimationBasic {
  /// The arrangement of the animations in time.
  enum Arrangement {
    /// All begin together, except for their delays.
    case together
    /// Each begins when the one before has ended.
    case inSequence
  }

  /// The animated layer.
  public let layer: Layer
  /// The group of all animations, which the modifiers change.
  public let caAnimation = CAAnimationGroup()

  let arrangement: Arrangement
  /// The builder that this one is nested in.
  let parent: AnimationsMaker?
  /// The changes of the model, shared with all nested builders.
  let updates: ModelUpdates
  var animations: [CAAnimation] = []
  /// The transitions, which can't be members of a group.
  var transitions: [CATransition] = []

  /// Creates an empty builder. `animate(forKey:by:)` creates one for you.
  public convenience init(layer: Layer) { self.init(layer: layer, arrangement: .together, parent: nil) }

  init(layer: Layer, arrangement: Arrangement, parent: AnimationsMaker?) {
    self.layer = layer
    self.arrangement = arrangement
    self.parent = parent
    updates = parent?.updates ?? ModelUpdates(of: layer)
  }

  /// Adds an animation, for factories of your own.
  public func append(_ animation: CAAnimation) { animations.append(animation) }

  /// Sets the duration of one cycle of all animations together, in seconds; longer animations are cut off.
  ///
  /// - Precondition: `seconds` is above 0.
  @discardableResult
  public func duration(_ seconds: CFTimeInterval) -> Self {
    require(seconds > 0, "a duration must be above 0, not \(seconds) s")
    caAnimation.duration = seconds
    return self
  }

  /// Returns the property at a key path, for the properties of your own layer classes. Declare each one once:
  ///
  /// ```swift
  /// extension AnimationsMaker where Layer: GaugeLayer {
  ///   var level: AnimationMaker<Layer, CGFloat> { property("level") }
  /// }
  /// gauge.animate { $0.level.value(to: 0.8, duration: 0.5) }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - type: The type of the values, inferred from the declaration.
  public func property<Value: AnimatableValue>(
    _ keyPath: String, as type: Value.Type = Value.self
  ) -> AnimationMaker<Layer, Value> {
    AnimationMaker(maker: self, keyPath: keyPath)
  }
}

/// A builder belongs to the thread of its layer.
@available(*, unavailable)
extension AnimationsMaker: @unchecked Sendable {}
