import CoreGraphics

/// An animation from a layer's former look to its new one.
///
/// It begins with what the layer and everything in it showed before the transaction in which it's added. A layer has
/// one at a time, always under the key `"transition"`. In a group it does nothing.
open class CATransition: CAAnimation {
  final var transition = TransitionValues()

  /// How the new look takes the place of the old one; default ``CATransitionType/fade``.
  open var type: CATransitionType {
    get { transition.type }
    set { transition.type = newValue }
  }

  /// From where the new look comes. Default nil, which acts as from the left; a fade has none.
  open var subtype: CATransitionSubtype? {
    get { transition.subtype }
    set { transition.subtype = newValue }
  }

  /// Where within the effect the transition starts, 0…1; kept as it is, brought into that range when it runs.
  /// Default 0.
  open var startProgress: Float {
    get { transition.startProgress }
    set { transition.startProgress = newValue }
  }

  /// Where within the effect the transition ends, 0…1; kept as it is, brought into that range when it runs.
  /// Default 1.
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

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    transition = unsafeDowncast(other, to: CATransition.self).transition
  }
}

/// The key of a layer's transition, and the name of the action that makes one.
public let kCATransition = "transition"

/// The stored side of ``CATransition``.
struct TransitionValues {
  var type = CATransitionType.fade
  var subtype: CATransitionSubtype?
  var startProgress: Float = 0
  var endProgress: Float = 1
}

extension TransitionValues {
  /// Where the effect starts and ends, in 0…1; not a number counts as not set.
  var range: (start: Double, end: Double) {
    func clamped(_ progress: Float, ifNone fallback: Double) -> Double {
      progress.isNaN ? fallback : Double(min(max(progress, 0), 1))
    }
    return (clamped(startProgress, ifNone: 0), clamped(endProgress, ifNone: 1))
  }
}
