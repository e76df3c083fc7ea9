import CoreGraphics

/// An animation from a layer's previous appearance to its new one.
///
/// It starts from the appearance that the layer and its sublayers had before the transaction in which the transition
/// is added. A layer has at most one transition, always with the key `"transition"`. In a group it has no effect.
open class CATransition: CAAnimation {
  final var transition = TransitionValues()

  /// The effect that replaces the previous appearance with the new one; default ``CATransitionType/fade``.
  open var type: CATransitionType {
    get { transition.type }
    set { transition.type = newValue }
  }

  /// The direction of the effect. Default nil, which acts as ``CATransitionSubtype/fromLeft``; a fade ignores it.
  open var subtype: CATransitionSubtype? {
    get { transition.subtype }
    set { transition.subtype = newValue }
  }

  /// The progress of the effect at which the transition starts, 0…1. Default 0.
  ///
  /// The property stores any value; playback clamps it to the range.
  open var startProgress: Float {
    get { transition.startProgress }
    set { transition.startProgress = newValue }
  }

  /// The progress of the effect at which the transition ends, 0…1. Default 1.
  ///
  /// The property stores any value; playback clamps it to the range.
  open var endProgress: Float {
    get { transition.endProgress }
    set { transition.endProgress = newValue }
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("type", at: \.type), .init("subtype", at: \.subtype),
      .init("startProgress", at: \.startProgress), .init("endProgress", at: \.endProgress),
    ] as [KeyedProperty<CATransition>], extending: CAAnimation.keyedProperties)

  override var animationClass: AnimationClass { .transition }

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    transition = unsafeDowncast(other, to: CATransition.self).transition
  }
}

/// The key of a layer's transition, and of the action that creates one.
public let kCATransition = "transition"

/// The stored properties of ``CATransition``.
struct TransitionValues {
  var type = CATransitionType.fade
  var subtype: CATransitionSubtype?
  var startProgress: Float = 0
  var endProgress: Float = 1
}

extension TransitionValues {
  /// The progress at which the effect starts and ends, clamped to 0…1; NaN counts as the default.
  var range: (start: Double, end: Double) {
    func clamped(_ progress: Float, ifNaN fallback: Double) -> Double {
      progress.isNaN ? fallback : Double(min(max(progress, 0), 1))
    }
    return (clamped(startProgress, ifNaN: 0), clamped(endProgress, ifNaN: 1))
  }
}
