import CoreGraphics
import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns a spring from the same start to the same end.
  ///
  /// | of | spring | error |
  /// |---|---|---|
  /// | a spring, or a ``SpringKeyframeAnimation`` | the same one | none |
  /// | a ``DecayKeyframeAnimation`` | the critically damped one whose initial velocity makes it an exponential: it pulls toward where the decay would come to rest | none |
  /// | anything else | Core Animation's default, mass 1, stiffness 100, damping 10, for as long as it settles | the ends are kept, the curve isn't |
  ///
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
  public func springAnimation() throws -> CASpringAnimation {
    switch self {
    case let spring as SpringKeyframeAnimation: spring.coreAnimationSpring()
    case let decay as DecayKeyframeAnimation: try decay.equalSpring()
    case let spring as CASpringAnimation: spring.copied()
    case let basic as CABasicAnimation: CASpringAnimation(between: try basic.endValues(), setting: self)
    case let keyframes as CAKeyframeAnimation:
      CASpringAnimation(between: try keyframes.endValues(), setting: self)
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
  }
}

extension CASpringAnimation {
  /// A spring for as long as it settles, in real time.
  fileprivate convenience init(
    between ends: (start: AnimationValue, end: AnimationValue), setting other: CAPropertyAnimation
  ) {
    self.init()
    takeSetting(of: other)
    timingFunction = .linear
    (fromValue, toValue) = (ends.start.value, ends.end.value)
    duration = settlingDuration
  }

  fileprivate func copied() -> CASpringAnimation { copy() as? CASpringAnimation ?? self }
}

extension DecayKeyframeAnimation {
  /// x(t) = e^(−βt)·(1 − (v₀ − β)·t) is the remaining way of a critically damped spring: with v₀ = β the pure
  /// exponential of a decay, whose exponent is β.
  fileprivate func equalSpring() throws -> CASpringAnimation {
    guard let start = AnimationValue(fromValue), let velocity = componentVelocities else {
      throw AnimationConversionError.missingValues
    }
    let exponent = -1000 * Elementary.log(Double(deceleration))
    guard exponent > 0, exponent.isFinite else { throw AnimationConversionError.endlessDuration }
    let isMoving = settlingDuration > 0
    let spring = CASpringAnimation()
    spring.takeSetting(of: self)
    spring.stiffness = CGFloat(exponent * exponent)
    spring.damping = CGFloat(2 * exponent)
    spring.initialVelocity = CGFloat(exponent)
    spring.fromValue = start.value
    spring.toValue = start.moved(by: velocity, times: isMoving ? decay.reach : 0).value
    return spring
  }
}
