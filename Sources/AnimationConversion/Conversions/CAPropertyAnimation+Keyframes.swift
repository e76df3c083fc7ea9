import CoreGraphics
public import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns keyframes with the same curve, timing and options.
  ///
  /// | of | keyframes | error |
  /// |---|---|---|
  /// | a basic animation | its two ends; the timing function is kept | none |
  /// | a spring | straight lines over the duration; nothing is stretched | `tolerance` |
  /// | keyframes | a copy | none |
  /// | a ``SpringKeyframeAnimation`` or ``DecayKeyframeAnimation`` | those it computes | none |
  ///
  /// - Parameter tolerance: How far the keyframes may be off, as a fraction of the way from start to end. Default
  ///   a ten-thousandth.
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
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
  /// The timing function is remembered for the way back, ``basicAnimation(timingFunction:)``.
  ///
  /// - Parameters:
  ///   - easing: The curve, such as `Easing.pennerBounce(.out)`.
  ///   - tolerance: How far the keyframes may be off, as a fraction of the way. Default a ten-thousandth.
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
  /// - Precondition: `tolerance` is above 0.
  public func keyframeAnimation(
    following easing: Easing, within tolerance: Double = 1e-4
  ) throws -> CAKeyframeAnimation {
    try sampled(within: tolerance, along: easing.value(at:))
  }

  /// Both ends as values.
  func endValues() throws(AnimationConversionError) -> (start: AnimationValue, end: AnimationValue) {
    for given in [fromValue, toValue, byValue] where given != nil && AnimationValue(given) == nil {
      throw .unusableValue(type: given.map { "\(type(of: $0))" } ?? "nil")
    }
    guard let both = try BasicEnds(self).both else { throw .missingValues }
    return both
  }

  fileprivate func twoKeyframes() throws -> CAKeyframeAnimation {
    let ends = try endValues()
    let keyframes = CAKeyframeAnimation()
    keyframes.takeSetting(of: self)
    keyframes.values = [ends.start.value, ends.end.value]
    // Between two keyframes a curve may lead beyond them; over all of them it would be held at the ends.
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
    keyframes.takeSetting(of: self)
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
  /// Where a timing function is remembered that an easing took the place of.
  static var rememberedTimingFunction: String { "AnimationConversion.timingFunction" }

  /// Keyframes of this very class, with the same values.
  fileprivate func plainCopy() -> CAKeyframeAnimation {
    let copy = CAKeyframeAnimation()
    copy.takeSetting(of: self)
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
  /// Creates keyframes with a basic animation's curve: see ``CAPropertyAnimation/keyframeAnimation(within:)``.
  ///
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
  public convenience init(basic animation: CABasicAnimation) throws {
    self.init()
    take(try animation.keyframeAnimation())
  }

  /// Creates keyframes from a basic animation's start to its end along a values function, to a ten-thousandth of the
  /// way: see ``CABasicAnimation/keyframeAnimation(following:within:)``.
  ///
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
  public convenience init(
    basic animation: CABasicAnimation,
    usingValuesFunction function: @escaping @Sendable (Double, Double, Double, Double) -> Double
  ) throws {
    self.init()
    take(try animation.keyframeAnimation(following: Easing(function)))
  }

  private func take(_ other: CAKeyframeAnimation) {
    takeSetting(of: other)
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
  }
}
