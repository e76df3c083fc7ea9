public import CoreGraphics
import MotionCore
public import QuartzCore
import Requirements

extension CAPropertyAnimation {
  /// Returns a decay that starts where this animation does and comes to its end.
  ///
  /// | of | decay | error |
  /// |---|---|---|
  /// | a ``DecayKeyframeAnimation`` | a copy | none |
  /// | a spring that ``springAnimation()`` made of one | that one | none |
  /// | anything else | the velocity that leads to the end when it has slowed down to 5 per second | the ends are kept, the curve isn't |
  ///
  /// - Parameter deceleration: The share of the velocity that is left after each millisecond, above 0 and below 1; for
  ///   copies it's ignored. Default 0.998.
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type, or of one that doesn't move number
  ///   by number.
  /// - Precondition: `deceleration` lies between 0 and 1.
  public func decayAnimation(deceleration: CGFloat = 0.998) throws -> DecayKeyframeAnimation {
    require(
      deceleration > 0 && deceleration < 1, "a deceleration must lie between 0 and 1, not \(deceleration)")
    if let decay = self as? DecayKeyframeAnimation { return decay.copied() }
    if let spring = self as? CASpringAnimation, let decay = try spring.equalDecay() { return decay }
    return DecayKeyframeAnimation(between: try ends(), deceleration: deceleration, setting: self)
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
    setting other: CAPropertyAnimation
  ) {
    self.init()
    takeSetting(of: other)
    self.deceleration = deceleration
    timingFunction = .linear
    fromValue = ends.start.value
    let way = ends.end.moved(by: ends.start.numbers, times: -1).numbers
    // From v the way down to the stopping speed s is reach·(v − s); the other components keep their share of it.
    let longest = way.largestMagnitude
    let fastest = longest / decay.reach + Decay.stoppingSpeed
    let velocities = way.map { longest > 0 ? fastest * $0 / longest : 0 }
    velocity = AnimationValue(form: ends.start.form, numbers: velocities).value
    duration = settlingDuration
  }

  fileprivate func copied() -> DecayKeyframeAnimation { copy() as? DecayKeyframeAnimation ?? self }
}

extension CASpringAnimation {
  /// The decay that moves as this spring does; nil where none does.
  fileprivate func equalDecay() throws -> DecayKeyframeAnimation? {
    let (spring, exponent) = (spring, Double(initialVelocity))
    let isExponential =
      exponent > 0 && abs(spring.dampingRatio - 1) < 1e-9
      && abs(spring.naturalFrequency - exponent) < 1e-9 * exponent
    guard isExponential else { return nil }
    let ends = try endValues()
    let decay = DecayKeyframeAnimation()
    decay.takeSetting(of: self)
    decay.deceleration = CGFloat(Elementary.exp(-exponent / 1000))
    decay.fromValue = ends.start.value
    let way = ends.end.moved(by: ends.start.numbers, times: -1).numbers
    decay.velocity =
      AnimationValue(form: ends.start.form, numbers: decay.decay.velocity(forTravel: way)).value
    return decay
  }
}
