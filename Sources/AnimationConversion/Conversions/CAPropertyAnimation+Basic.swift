import CoreGraphics
import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns a basic animation from the same start to the same end, with the same timing and options.
  ///
  /// A basic animation knows one Bézier, so only keyframes that were made of one keep their curve: two values, or a
  /// conversion by ``CABasicAnimation/keyframeAnimation(following:within:)``, whose timing function is remembered. For
  /// others it's the Bézier that comes nearest to the way travelled, which for a spring that overshoots or a bounce
  /// isn't near: 0.081 of the way for Core Animation's default spring, 0.00064 for a decay. Ask
  /// `deviation(from:over:instants:)`.
  ///
  /// - Parameter timingFunction: The pacing to give it instead.
  /// - Throws: ``AnimationConversionError`` where there aren't two ends of one type.
  public func basicAnimation(timingFunction: CAMediaTimingFunction? = nil) throws -> CABasicAnimation {
    let (start, end, pacing): (AnimationValue, AnimationValue, CAMediaTimingFunction?)
    switch self {
    case let spring as CASpringAnimation:
      (start, end) = try spring.endValues()
      pacing = try timingFunction ?? nearestTimingFunction(from: start, to: end)
    case let basic as CABasicAnimation:
      (start, end) = try basic.endValues()
      pacing = timingFunction ?? basic.timingFunction
    case let keyframes as CAKeyframeAnimation:
      (start, end) = try keyframes.endValues()
      pacing = try timingFunction ?? keyframes.remembered ?? nearestTimingFunction(from: start, to: end)
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
    let animation = CABasicAnimation()
    animation.takeSetting(of: self)
    animation.setValue(nil, forKey: CAKeyframeAnimation.rememberedTimingFunction)
    animation.timingFunction = pacing
    (animation.fromValue, animation.toValue) = (start.value, end.value)
    return animation
  }

  /// The timing function nearest to how one pass goes from start to end.
  private func nearestTimingFunction(
    from start: AnimationValue, to end: AnimationValue
  ) throws -> CAMediaTimingFunction {
    var pass = try AnimationEvaluator(onePass(), over: nil)
    let way = end.moved(by: start.numbers, times: -1).numbers
    let square = way.squaredLength
    guard square > 0 else { return .linear }
    let fit = UnitBezier.fit { progress in
      let value = pass.motionValue(at: progress) ?? start
      let part = value.moved(by: start.numbers, times: -1).numbers
      return part.combined(with: way, *).reduce(0, +) / square
    }
    return CAMediaTimingFunction(fit.curve)
  }

  /// The same curve once in one second.
  private func onePass() throws -> CAKeyframeAnimation {
    let pass = try keyframeAnimation()
    (pass.beginTime, pass.duration, pass.speed, pass.timeOffset) = (0, 1, 1, 0)
    (pass.repeatCount, pass.repeatDuration, pass.autoreverses, pass.fillMode) = (0, 0, false, .both)
    (pass.isAdditive, pass.isCumulative, pass.valueFunction) = (false, false, nil)
    return pass
  }
}

extension CAKeyframeAnimation {
  /// The timing function that makes a basic animation of these keyframes again, where one is known.
  fileprivate var remembered: CAMediaTimingFunction? {
    if let function = value(forKey: Self.rememberedTimingFunction) as? CAMediaTimingFunction {
      return function
    }
    guard values?.count == 2, path == nil, keyTimes == nil, calculationMode == .linear else { return nil }
    let segment = timingFunctions?.first
    if segment == nil || segment?.curve.isLinear == true { return timingFunction ?? .linear }
    return timingFunction == nil || timingFunction?.curve.isLinear == true ? segment : nil
  }

  /// The first and the last value.
  func endValues() throws(AnimationConversionError) -> (start: AnimationValue, end: AnimationValue) {
    if let motion = path?.motionPath.flatMap({ PathKeyframes($0) }) {
      let places = [motion.position(at: 0), motion.position(at: 1)]
      let ends = places.map { AnimationValue(form: .point, numbers: [$0.x, $0.y]) }
      return (ends[0], ends[1])
    }
    guard let first = values?.first, let last = values?.last else { throw .missingValues }
    guard let start = AnimationValue(first), let end = AnimationValue(last) else {
      throw .unusableValue(type: "\(type(of: first))")
    }
    guard start.form == end.form else { throw .differentTypes }
    return (start, end)
  }
}
