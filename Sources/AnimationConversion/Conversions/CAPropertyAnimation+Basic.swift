import AnimationVocabulary
import CoreGraphics
import MotionCore
public import QuartzCore

extension CAPropertyAnimation {
  /// Returns a basic animation with the same start and end, timing and options.
  ///
  /// A basic animation has a single Bézier curve, so only keyframes that originate from one keep their motion. Such
  /// keyframes are two values, or the result of ``CABasicAnimation/keyframeAnimation(following:within:)``, which remembers
  /// the timing function. Other motions are approximated by the best Bézier curve. Its error is large for an overshooting
  /// spring or a bounce: 0.081 of the distance for Core Animation's default spring, but 0.00064 for a decay.
  /// `deviation(from:over:instants:)` returns the error.
  ///
  /// - Parameter timingFunction: A timing function to use instead.
  /// - Throws: ``AnimationConversionError`` if there aren't two ends of the same type.
  public func basicAnimation(timingFunction: CAMediaTimingFunction? = nil) throws -> CABasicAnimation {
    let (start, end, function): (AnimationValue, AnimationValue, CAMediaTimingFunction?)
    switch self {
    case let spring as CASpringAnimation:
      (start, end) = try spring.endValues()
      function = try timingFunction ?? nearestTimingFunction(from: start, to: end)
    case let basic as CABasicAnimation:
      (start, end) = try basic.endValues()
      function = timingFunction ?? basic.timingFunction
    case let keyframes as CAKeyframeAnimation:
      (start, end) = try keyframes.endValues()
      function =
        try timingFunction ?? keyframes.originalTimingFunction ?? nearestTimingFunction(from: start, to: end)
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: self))")
    }
    let animation = CABasicAnimation()
    animation.copySettings(of: self)
    animation.setValue(nil, forKey: CAKeyframeAnimation.rememberedTimingFunction)
    animation.timingFunction = function
    (animation.fromValue, animation.toValue) = (start.value, end.value)
    return animation
  }

  /// Returns the timing function that best approximates the motion of one cycle.
  private func nearestTimingFunction(
    from start: AnimationValue, to end: AnimationValue
  ) throws -> CAMediaTimingFunction {
    var cycle = try AnimationEvaluator(singleCycle(), over: nil)
    let distance = end.moved(by: start.numbers, times: -1).numbers
    let square = distance.squaredLength
    guard square > 0 else { return .linear }
    let fit = UnitBezier.fit { progress in
      let value = cycle.motionValue(at: progress) ?? start
      let travel = value.moved(by: start.numbers, times: -1).numbers
      return travel.combined(with: distance, *).reduce(0, +) / square
    }
    return CAMediaTimingFunction(fit.curve)
  }

  /// Returns keyframes of one cycle that takes a second.
  private func singleCycle() throws -> CAKeyframeAnimation {
    let cycle = try keyframeAnimation()
    (cycle.beginTime, cycle.duration, cycle.speed, cycle.timeOffset) = (0, 1, 1, 0)
    (cycle.repeatCount, cycle.repeatDuration, cycle.autoreverses, cycle.fillMode) = (0, 0, false, .both)
    (cycle.isAdditive, cycle.isCumulative, cycle.valueFunction) = (false, false, nil)
    return cycle
  }
}

extension CAKeyframeAnimation {
  /// The timing function of a basic animation with the same motion, if it is known.
  fileprivate var originalTimingFunction: CAMediaTimingFunction? {
    if let function = value(forKey: Self.rememberedTimingFunction) as? CAMediaTimingFunction {
      return function
    }
    guard values?.count == 2, path == nil, keyTimes == nil, calculationMode == .linear else { return nil }
    let segment = timingFunctions?.first
    if segment == nil || segment?.curve.isLinear == true { return timingFunction ?? .linear }
    return timingFunction == nil || timingFunction?.curve.isLinear == true ? segment : nil
  }

  /// Returns the first and the last value.
  func endValues() throws(AnimationConversionError) -> (start: AnimationValue, end: AnimationValue) {
    if let motion = path?.motionPath.flatMap({ PathKeyframes($0) }) {
      let points = [motion.position(at: 0), motion.position(at: 1)]
      let ends = points.map { AnimationValue(form: .point, numbers: [$0.x, $0.y]) }
      return (ends[0], ends[1])
    }
    guard let values, !values.isEmpty else { throw .missingValues }
    let numeric = values.compactMap { AnimationValue($0) }
    guard numeric.count == values.count else { throw .unusableValue(type: "\(type(of: values[0]))") }
    let common = try numeric.inCommonForm()
    return (common[0], common[common.count - 1])
  }
}
