public import CoreGraphics

/// An animation through several values, or along a path.
///
/// Tension, continuity and bias shape the smooth curves of ``CAAnimationCalculationMode/cubic`` and
/// ``CAAnimationCalculationMode/cubicPaced``. Each array has one number for each value, usually in −1…1; missing
/// numbers are 0.
open class CAKeyframeAnimation: CAPropertyAnimation {
  final var keyframes = KeyframeAnimationValues()

  /// The keyframes' values, of the same types as ``CABasicAnimation/fromValue``. Default nil.
  ///
  /// A single value has no effect if the mode is discrete.
  open var values: [Any]? {
    get { keyframes.values }
    set { keyframes.values = newValue }
  }

  /// The time of each value, as a fraction of the duration. Default nil: evenly spaced.
  ///
  /// There must be one key time for each value, and one more if the mode is discrete. They run from 0 to 1 and never
  /// decrease; otherwise all are ignored.
  ///
  /// Along a ``path``, they may begin after 0 and end before 1. The first keyframe then holds until the first key
  /// time, and the last one from the last key time on. The closing line of a path doesn't need a key time; without
  /// one, it isn't traversed.
  open var keyTimes: [NSNumber]? {
    get { keyframes.times?.map { NSNumber(value: $0) } }
    set { keyframes.times = newValue?.map(\.doubleValue) }
  }

  /// ``keyTimes`` as plain numbers.
  package final var times: [Double]? {
    get { keyframes.times }
    set { keyframes.times = newValue }
  }

  /// A path that replaces ``values``; assigning a path copies it. Default nil.
  ///
  /// A path animates properties that have two numbers, such as points and sizes. The end of each line and curve is a
  /// keyframe, and so is the path's start; a later move to another point takes no time. A line or curve is traversed
  /// uniformly in its parameter, or at constant speed if the mode is paced. A path without lines and curves, or with a
  /// coordinate that isn't finite, has no effect.
  open var path: CGPath? {
    get { keyframes.path }
    set { keyframes.path = newValue?.copy() }
  }

  /// The pacing of each segment between two values; missing functions are linear. Default nil.
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keyframes.timingFunctions }
    set { keyframes.timingFunctions = newValue }
  }

  /// The interpolation between two values; default ``CAAnimationCalculationMode/linear``.
  open var calculationMode: CAAnimationCalculationMode {
    get { keyframes.calculationMode }
    set { keyframes.calculationMode = newValue }
  }

  /// The rotation of a layer whose `position` follows ``path``, applied before the layer's own transform; nil, the
  /// default, means no rotation.
  open var rotationMode: CAAnimationRotationMode? {
    get { keyframes.rotationMode }
    set { keyframes.rotationMode = newValue }
  }

  /// The tension of the curve at each value: at 1 the curve has a corner. Default nil.
  open var tensionValues: [NSNumber]? {
    get { keyframes.tensions }
    set { keyframes.tensions = newValue }
  }

  /// The continuity of the curve at each value: at any number but 0 the curve has a corner. Default nil.
  open var continuityValues: [NSNumber]? {
    get { keyframes.continuities }
    set { keyframes.continuities = newValue }
  }

  /// The bias of the curve at each value: above 0 its tangent leans toward the incoming segment, below 0 toward the
  /// outgoing one. Default nil.
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

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    keyframes = unsafeDowncast(other, to: CAKeyframeAnimation.self).keyframes
  }
}
