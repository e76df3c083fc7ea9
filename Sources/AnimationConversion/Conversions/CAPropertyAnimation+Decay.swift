import AnimationVocabulary
public import CoreGraphics
import MotionCore
public import QuartzCore
import Requirements

extension CAPropertyAnimation {
  /// Returns a decay with the same start and end.
  ///
  /// | Conversion of | Result | Error |
  /// |---|---|---|
  /// | a ``DecayKeyframeAnimation`` | a copy | none |
  /// | a spring that ``springAnimation()`` created from a decay | that decay | none |
  /// | any other animation | the velocity that reaches the end when it is 5 per second | same ends, other motion |
  ///
  /// - Parameter deceleration: The factor by which each millisecond reduces the velocity, above 0 and below 1; ignored for
  ///   copies. Default 0.998.
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  /// - Precondition: `deceleration` is above 0 and below 1.
  public func decayAnimation(deceleration: CGFloat = 0.998) throws -> DecayKeyframeAnimation {
    require(
      deceleration > 0 && deceleration < 1, "a deceleration must be above 0 and below 1, not \(deceleration)")
    if let decay = self as? DecayKeyframeAnimation { return decay.copied() }
    if let spring = self as? CASpringAnimation, let decay = try spring.equivalentDecay() { return decay }
    return DecayKeyframeAnimation(between: try ends(), deceleration: deceleration, settingsOf: self)
  }

  private func ends() throws -> (start: AnimationValue, end: AnimationValue) {
    switch self {
    case let spring as SpringKeyframeAnimation: try spring.coreAnimationSpring().endValues()
    case let basic as CABasicAnimation: try basic.endValues()
    case let keyframes as CAKeyframeAnimation: try keyframes.endValues()
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
  }
}

extension DecayKeyframeAnimation {
  fileprivate convenience init(
    between ends: (start: AnimationValue, end: AnimationValue), deceleration: CGFloat,
    settingsOf other: CAPropertyAnimation
  ) {
    self.init()
    copySettings(of: other)
    self.deceleration = deceleration
    timingFunction = .linear
    fromValue = ends.start.value
    let distance = ends.end.moved(by: ends.start.numbers, times: -1).numbers
    // The distance from velocity v down to the stopping speed s is reach·(v − s); the other components are proportional.
    let longest = distance.largestMagnitude
    let fastest = longest / decay.reach + Decay.stoppingSpeed
    let velocities = distance.map { longest > 0 ? fastest * $0 / longest : 0 }
    velocity = AnimationValue(form: ends.start.form, numbers: velocities).value
    duration = settlingDuration
  }

  fileprivate func copied() -> DecayKeyframeAnimation { copy() as? DecayKeyframeAnimation ?? self }
}

extension CASpringAnimation {
  /// Returns the decay with the same motion; nil if there is none.
  fileprivate func equivalentDecay() throws -> DecayKeyframeAnimation? {
    let (spring, exponent) = (spring, Double(initialVelocity))
    let isExponential =
      exponent > 0 && abs(spring.dampingRatio - 1) < 1e-9
      && abs(spring.naturalFrequency - exponent) < 1e-9 * exponent
    guard isExponential else { return nil }
    let ends = try endValues()
    let decay = DecayKeyframeAnimation()
    decay.copySettings(of: self)
    decay.deceleration = CGFloat(Elementary.exp(-exponent / 1000))
    decay.fromValue = ends.start.value
    let distance = ends.end.moved(by: ends.start.numbers, times: -1).numbers
    decay.velocity =
      AnimationValue(form: ends.start.form, numbers: decay.decay.velocity(forTravel: distance)).value
    return decay
  }
}
