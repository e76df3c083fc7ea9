public import CoreGraphics

/// An animation through several values, or along a path.
///
/// Tension, continuity and bias shape the smooth curves of ``CAAnimationCalculationMode/cubic`` and
/// ``CAAnimationCalculationMode/cubicPaced``: one number for each value, usually in −1…1; missing ones are 0.
open class CAKeyframeAnimation: CAPropertyAnimation {
  final var keyframes = KeyframeAnimationValues()

  /// The values, of the types that ``CABasicAnimation/fromValue`` takes. Default nil.
  open var values: [Any]? {
    get { keyframes.values }
    set { keyframes.values = newValue }
  }

  /// Where each value holds, as a fraction of the duration. Default nil: evenly spaced.
  ///
  /// There must be as many as values (one more where the mode is discrete), from 0 to 1, none below the one
  /// before it; otherwise they are ignored.
  open var keyTimes: [NSNumber]? {
    get { keyframes.keyTimes }
    set { keyframes.keyTimes = newValue }
  }

  /// A path to move along instead of ``values``; a copy of what is assigned. Default nil.
  ///
  /// It moves properties of two numbers, such as points and sizes. Every point of it is a keyframe except for those
  /// moved to: the jump takes no time. A line or curve is followed by its parameter, or at constant speed where the
  /// mode is paced. A path without lines and curves, or with a coordinate that isn't finite, moves nothing.
  open var path: CGPath? {
    get { keyframes.path }
    set { keyframes.path = newValue?.copy() }
  }

  /// The pacing of each segment between two values; missing ones are linear. Default nil.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keyframes.timingFunctions }
    set { keyframes.timingFunctions = newValue }
  }

  /// What lies between two values; default linear.
  open var calculationMode: CAAnimationCalculationMode {
    get { keyframes.calculationMode }
    set { keyframes.calculationMode = newValue }
  }

  /// How ``path`` turns a layer whose `position` follows it, before the layer's own transform acts; nil, the default,
  /// doesn't.
  open var rotationMode: CAAnimationRotationMode? {
    get { keyframes.rotationMode }
    set { keyframes.rotationMode = newValue }
  }

  /// How tight the curve is at each value: 1 has a corner. Default nil.
  open var tensionValues: [NSNumber]? {
    get { keyframes.tensions }
    set { keyframes.tensions = newValue }
  }

  /// How smooth the curve is at each value: at other numbers than 0 it has a corner. Default nil.
  open var continuityValues: [NSNumber]? {
    get { keyframes.continuities }
    set { keyframes.continuities = newValue }
  }

  /// Where the curve leans at each value: above 0 it goes on as it came, below it turns early. Default nil.
  open var biasValues: [NSNumber]? {
    get { keyframes.biases }
    set { keyframes.biases = newValue }
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("values", object: \.values), .init("keyTimes", object: \.keyTimes),
      .init("timingFunctions", object: \.timingFunctions),
      .init("calculationMode", at: \.calculationMode), .init("path", object: \.path),
      .init("rotationMode", at: \.rotationMode), .init("tensionValues", object: \.tensionValues),
      .init("continuityValues", object: \.continuityValues), .init("biasValues", object: \.biasValues),
    ] as [KeyedProperty<CAKeyframeAnimation>], extending: CAPropertyAnimation.keyedProperties)

  override var animationClass: AnimationClass { .keyframe }

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    keyframes = unsafeDowncast(other, to: CAKeyframeAnimation.self).keyframes
  }
}
