public import QuartzCore
import Requirements

/// The animations of one layer that are being built: what the closure of `animate(forKey:by:)` is given.
///
/// It has a property for each of the layer's that can be animated, typed, and none that can't. Its own modifiers apply to
/// all of them together:
///
/// ```swift
/// card.animate(forKey: "open") {
///   $0.cornerRadius.value(from: 0, to: 12, duration: 0.4)
///   $0.size.value(from: small, to: large, duration: 0.4)
///   $0.timingFunction(.easeOut).onStopped { finished in print(finished) }
/// }
/// ```
///
/// What is built is a `CAAnimationGroup`, or a single animation where there is but one and nothing is said of the whole. A
/// group takes as long as the longest of its animations, repetitions counted, unless ``duration(_:)`` says otherwise.
///
/// Not among the properties are those that Core Animation doesn't animate: `frame` follows from ``position`` and
/// ``bounds``, `affineTransform` is part of ``transform``. Filters differ in what they have; name what you use of them
/// with ``property(_:as:)``.
public final class AnimationsMaker<Layer: CALayer>: AnimationBasic {
  /// How the animations follow each other.
  enum Arrangement {
    /// All begin together, but for their delays.
    case together
    /// Each begins when the one before has ended.
    case inSequence
  }

  /// The layer that is animated.
  public let layer: Layer
  /// The group that the animations become.
  public let caAnimation = CAAnimationGroup()

  let arrangement: Arrangement
  /// What this is a part of.
  let whole: AnimationsMaker?
  /// Shared by all parts of the whole.
  let updates: ModelUpdates
  var animations: [CAAnimation] = []
  /// What belongs to the layer beside the group, since no group can hold it.
  var transitions: [CATransition] = []

  /// Creates an empty maker; `animate(forKey:by:)` does that for you.
  public convenience init(layer: Layer) { self.init(layer: layer, arrangement: .together, whole: nil) }

  init(layer: Layer, arrangement: Arrangement, whole: AnimationsMaker?) {
    self.layer = layer
    self.arrangement = arrangement
    self.whole = whole
    updates = whole?.updates ?? ModelUpdates(of: layer)
  }

  /// Takes an animation among those that are built, for factories of your own.
  public func append(_ animation: CAAnimation) { animations.append(animation) }

  /// How long one pass of the whole takes, in seconds, whatever its animations would take: longer ones are cut off.
  ///
  /// - Precondition: Above 0.
  @discardableResult
  public func duration(_ seconds: CFTimeInterval) -> Self {
    require(seconds > 0, "animations can't take \(seconds) s")
    caAnimation.duration = seconds
    return self
  }

  /// The property of a key path, for those that the layer's class adds: declare each once, with its type.
  ///
  /// ```swift
  /// extension AnimationsMaker where Layer: GaugeLayer {
  ///   var level: AnimationMaker<Layer, CGFloat> { property("level") }
  /// }
  /// gauge.animate { $0.level.value(to: 0.8, duration: 0.5) }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path, from the layer.
  ///   - type: The type of its values; it follows from the declaration.
  public func property<Value: AnimatableValue>(
    _ keyPath: String, as type: Value.Type = Value.self
  ) -> AnimationMaker<Layer, Value> {
    AnimationMaker(maker: self, keyPath: keyPath)
  }
}

/// A maker belongs to the layer's thread, and to the closure that it was made for.
@available(*, unavailable)
extension AnimationsMaker: @unchecked Sendable {}
