import AnimationVocabulary
import CoreGraphics
import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns a spring with the same start and end.
  ///
  /// | Conversion of | Spring | Error |
  /// |---|---|---|
  /// | a spring or a ``SpringKeyframeAnimation`` | the same spring | none |
  /// | a ``DecayKeyframeAnimation`` | the critically damped spring whose initial velocity makes the motion exponential, toward the point where the decay would rest | none |
  /// | any other animation | Core Animation's default, mass 1, stiffness 100, damping 10, for its settling duration | same ends, other motion |
  ///
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  public func springAnimation() throws -> CASpringAnimation {
    switch self {
    case let spring as SpringKeyframeAnimation: spring.coreAnimationSpring()
    case let decay as DecayKeyframeAnimation: try decay.equivalentSpring()
    case let spring as CASpringAnimation: spring.copied()
    case let basic as CABasicAnimation: CASpringAnimation(between: try basic.endValues(), settingsOf: self)
    case let keyframes as CAKeyframeAnimation:
      CASpringAnimation(between: try keyframes.endValues(), settingsOf: self)
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
  }
}

extension CASpringAnimation {
  /// Creates a spring that takes its settling duration, in real time.
  fileprivate convenience init(
    between ends: (start: AnimationValue, end: AnimationValue), settingsOf other: CAPropertyAnimation
  ) {
    self.init()
    copySettings(of: other)
    timingFunction = .linear
    (fromValue, toValue) = (ends.start.value, ends.end.value)
    duration = settlingDuration
  }

  fileprivate func copied() -> CASpringAnimation { copy() as? CASpringAnimation ?? self }
}

extension DecayKeyframeAnimation {
  /// Returns the spring with the same motion.
  ///
  /// The remaining distance of a critically damped spring is x(t) = e^(−βt)·(1 − (v₀ − β)·t). With v₀ = β it is the
  /// exponential of a decay with the exponent β.
  fileprivate func equivalentSpring() throws -> CASpringAnimation {
    guard let start = AnimationValue(fromValue), let velocity = componentVelocities else {
      throw AnimationConversionError.missingValues
    }
    let exponent = -1000 * Elementary.log(Double(deceleration))
    guard exponent > 0, exponent.isFinite else { throw AnimationConversionError.endlessDuration }
    let isMoving = settlingDuration > 0
    let spring = CASpringAnimation()
    spring.copySettings(of: self)
    spring.stiffness = CGFloat(exponent * exponent)
    spring.damping = CGFloat(2 * exponent)
    spring.initialVelocity = CGFloat(exponent)
    spring.fromValue = start.value
    spring.toValue = start.moved(by: velocity, times: isMoving ? decay.reach : 0).value
    return spring
  }
}
