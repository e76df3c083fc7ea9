import AnimationVocabulary
import CoreGraphics
public import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns keyframes with the same motion, timing and options.
  ///
  /// | Conversion of | Keyframes | Error |
  /// |---|---|---|
  /// | a basic animation | its two ends, with its timing function | none |
  /// | a spring | linear segments over the duration | `tolerance` |
  /// | keyframes | a copy | none |
  /// | a ``SpringKeyframeAnimation`` or ``DecayKeyframeAnimation`` | the computed keyframes | none |
  ///
  /// - Parameter tolerance: The maximum error as a fraction of the distance from start to end. Default 0.0001.
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  /// - Precondition: `tolerance` is above 0.
  public func keyframeAnimation(within tolerance: Double = 1e-4) throws -> CAKeyframeAnimation {
    switch self {
    case let spring as CASpringAnimation: try spring.sampled(within: tolerance)
    case let basic as CABasicAnimation: try basic.twoKeyframes()
    case let keyframes as CAKeyframeAnimation: keyframes.plainCopy()
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
  }
}

extension CABasicAnimation {
  /// Returns keyframes from start to end that follow an easing instead of the timing function.
  ///
  /// The keyframes remember the timing function, which ``basicAnimation(timingFunction:)`` restores.
  ///
  /// - Parameters:
  ///   - easing: The easing, such as `Easing.pennerBounce(.out)`.
  ///   - tolerance: The maximum error as a fraction of the distance. Default 0.0001.
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  /// - Precondition: `tolerance` is above 0.
  public func keyframeAnimation(
    following easing: Easing, within tolerance: Double = 1e-4
  ) throws -> CAKeyframeAnimation {
    try sampled(within: tolerance, along: easing.value(at:))
  }

  /// Returns both ends.
  func endValues() throws(AnimationConversionError) -> (start: AnimationValue, end: AnimationValue) {
    for value in [fromValue, toValue, byValue] where value != nil && AnimationValue(value) == nil {
      throw .unusableValue(type: value.map { "\(type(of: $0))" } ?? "nil")
    }
    guard let both = try BasicEnds(self).both else { throw .missingValues }
    return both
  }

  fileprivate func twoKeyframes() throws -> CAKeyframeAnimation {
    let ends = try endValues()
    let keyframes = CAKeyframeAnimation()
    keyframes.copySettings(of: self)
    keyframes.values = [ends.start.value, ends.end.value]
    // The timing function of a segment may overshoot; the timing function of the whole animation is clamped at the ends.
    if let timingFunction {
      keyframes.timingFunctions = [timingFunction]
      keyframes.timingFunction = .linear
    }
    return keyframes
  }

  fileprivate func sampled(within tolerance: Double, along curve: (Double) -> Double) throws
    -> CAKeyframeAnimation
  {
    let ends = try endValues()
    let keyframes = CAKeyframeAnimation()
    keyframes.copySettings(of: self)
    let samples = SampledCurve(from: ends.start, to: ends.end, within: tolerance, along: curve)
    keyframes.values = samples.values
    keyframes.keyTimes = samples.keyTimes
    keyframes.setValue(timingFunction, forKey: CAKeyframeAnimation.rememberedTimingFunction)
    keyframes.timingFunction = .linear
    return keyframes
  }
}

extension CASpringAnimation {
  fileprivate func sampled(within tolerance: Double) throws -> CAKeyframeAnimation {
    let duration = effectiveDuration
    guard duration.isFinite else { throw AnimationConversionError.endlessDuration }
    let motion = spring.motion(from: 1, velocity: -Double(initialVelocity))
    let curve = timingFunction?.curve ?? .linear
    return try sampled(within: tolerance) { 1 - motion.displacement(at: curve.value(at: $0) * duration) }
  }
}

extension CAKeyframeAnimation {
  /// The key of the timing function that an easing replaced.
  static var rememberedTimingFunction: String { "AnimationConversion.timingFunction" }

  /// Returns keyframes of this class itself, with the same values.
  fileprivate func plainCopy() -> CAKeyframeAnimation {
    let copy = CAKeyframeAnimation()
    copy.copySettings(of: self)
    copy.values = values
    copy.keyTimes = keyTimes
    copy.path = path
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }
}

extension CAKeyframeAnimation {
  /// Creates keyframes with the motion of a basic animation: see ``CAPropertyAnimation/keyframeAnimation(within:)``.
  ///
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  public convenience init(basic animation: CABasicAnimation) throws {
    self.init()
    copyKeyframes(of: try animation.keyframeAnimation())
  }

  /// Creates keyframes from a basic animation's start to its end that follow a values function, with an error of at most a
  /// ten-thousandth of the distance: see ``CABasicAnimation/keyframeAnimation(following:within:)``.
  ///
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  public convenience init(
    basic animation: CABasicAnimation,
    usingValuesFunction function: @escaping @Sendable (Double, Double, Double, Double) -> Double
  ) throws {
    self.init()
    copyKeyframes(of: try animation.keyframeAnimation(following: Easing(function)))
  }

  private func copyKeyframes(of other: CAKeyframeAnimation) {
    copySettings(of: other)
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
  }
}
