public import CoreGraphics
import MotionCore
public import QuartzCore
import Requirements

extension CAAnimation {
  /// Returns the value that this animation gives a presentation layer at a time.
  ///
  /// The value depends on everything that affects the presentation: begin time, speed, time offset, repeats and reverses,
  /// timing functions, a spring's motion, additive and cumulative steps, and the value function. An animation without a
  /// duration or a timing function uses the current transaction's, as if it were added now.
  ///
  /// ```swift
  /// let move = CABasicAnimation(keyPath: "position.x")
  /// (move.fromValue, move.toValue, move.duration) = (0, 100, 2)
  /// try move.immediateValue(atTime: 0.5)  // 25
  /// ```
  ///
  /// - Parameters:
  ///   - time: The layer's time in seconds. An animation whose begin time is 0 begins at 0.
  ///   - underlying: The value of the property without the animation, required for animations with an open end and additive
  ///     ones. Default nil.
  /// - Returns: A number as an `NSNumber`; a structure, color, path or list as itself; `underlying` if the animation has no
  ///   effect at that time.
  /// - Throws: ``AnimationConversionError``: ``AnimationConversionError/differentTypes`` also for values of a type that the
  ///   value function doesn't take; the code 10001 for a group, a transition or a plain animation.
  public func immediateValue(atTime time: CFTimeInterval, over underlying: Any? = nil) throws -> Any? {
    var evaluator = try AnimationEvaluator(self, over: underlying)
    return evaluator.value(at: time) ?? underlying
  }

  /// Returns the largest distance between the values of two animations, as a fraction of the extent of this one's values.
  ///
  /// Both are sampled at evenly spaced times over this animation's active duration, including its end. The distance is
  /// Euclidean, over all numbers of a value. The extent is the largest distance from the first value.
  ///
  /// - Parameters:
  ///   - other: The animation to compare with.
  ///   - underlying: The underlying value, if an animation depends on it. Default nil.
  ///   - count: The number of samples. Default 1,000.
  /// - Returns: The distance: 0 for equal motions, infinity if only this animation doesn't move.
  /// - Throws: ``AnimationConversionError`` if an animation has no value, or their values have different types.
  /// - Precondition: `count` is 2 or more.
  public func deviation(
    from other: CAAnimation, over underlying: Any? = nil, instants count: Int = 1000
  ) throws -> Double {
    require(count > 1, "a comparison takes at least 2 instants, not \(count)")
    let timing = mediaTiming
    guard timing.activeLength.isFinite else { throw AnimationConversionError.endlessDuration }
    var first = try AnimationEvaluator(filledForwards(), over: underlying)
    var second = try AnimationEvaluator(other.filledForwards(), over: underlying)
    var (extent, distance): (Double, Double) = (0, 0)
    var startValue: AnimationValue?
    for index in 0..<count {
      let time = timing.beginTime + timing.activeLength * Double(index) / Double(count - 1)
      guard let value = first.motionValue(at: time), let otherValue = second.motionValue(at: time) else {
        throw AnimationConversionError.unusableValue(type: "\(type(of: first.value(at: time) as Any))")
      }
      guard value.form == otherValue.form else { throw AnimationConversionError.differentTypes }
      startValue = startValue ?? value
      extent = max(extent, value.distance(to: startValue ?? value))
      distance = max(distance, value.distance(to: otherValue))
    }
    return distance == 0 ? 0 : distance / extent
  }

  private func filledForwards() -> CAAnimation {
    guard let copy = copy() as? CAAnimation else { return self }
    copy.fillMode = .both
    return copy
  }
}
