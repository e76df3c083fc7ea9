public import CoreGraphics
import MotionCore
public import QuartzCore
import Requirements

extension CAAnimation {
  /// Returns the value that a presentation layer has at an instant because of this animation.
  ///
  /// It counts everything that shows: begin time, speed, time offset, repeats and reverses, pacing, a spring's motion,
  /// additive and cumulative steps, and the transform that a value function makes of numbers. An animation without a duration or a timing function takes the current
  /// transaction's, as it would when it's added.
  ///
  /// ```swift
  /// let move = CABasicAnimation(keyPath: "position.x")
  /// (move.fromValue, move.toValue, move.duration) = (0, 100, 2)
  /// try move.immediateValue(atTime: 0.5)  // 25
  /// ```
  ///
  /// - Parameters:
  ///   - time: In seconds of the layer's time. An animation whose begin time is 0 begins at 0.
  ///   - underlying: The value that the property has without the animation. It's needed where an end is open, and for
  ///     additive animations. Default nil.
  /// - Returns: A number as an `NSNumber`, structures, colours, paths and lists as themselves; `underlying` where the
  ///   animation shows nothing then.
  /// - Throws: ``AnimationConversionError``: ``AnimationConversionError/differentTypes`` also for values that a value
  ///   function doesn't take; with the code 10001 for a group, a transition or a plain animation.
  public func immediateValue(atTime time: CFTimeInterval, over underlying: Any? = nil) throws -> Any? {
    var evaluator = try AnimationEvaluator(self, over: underlying)
    return evaluator.value(at: time) ?? underlying
  }

  /// How far two animations are apart: the largest distance between their values, as a fraction of the extent of this
  /// one's own.
  ///
  /// Both are looked at at even instants over this animation's active time, its end included as if it filled forwards.
  /// Distances are taken over all numbers of a value; the extent is the largest distance from the first value.
  ///
  /// - Parameters:
  ///   - other: The animation that is to look the same.
  ///   - underlying: The value underneath, if it counts. Default nil.
  ///   - count: How many instants. Default 1,000.
  /// - Returns: 0 where they are alike; infinite where only this one stands still.
  /// - Throws: ``AnimationConversionError`` for an animation that has no value, or none in common.
  /// - Precondition: `count` is above 1.
  public func deviation(
    from other: CAAnimation, over underlying: Any? = nil, instants count: Int = 1000
  ) throws -> Double {
    require(count > 1, "two animations can't be compared at \(count) instants")
    let timing = mediaTiming
    guard timing.activeLength.isFinite else { throw AnimationConversionError.endlessDuration }
    var mine = try AnimationEvaluator(filledForwards(), over: underlying)
    var its = try AnimationEvaluator(other.filledForwards(), over: underlying)
    var (extent, distance): (Double, Double) = (0, 0)
    var first: AnimationValue?
    for index in 0..<count {
      let time = timing.beginTime + timing.activeLength * Double(index) / Double(count - 1)
      guard let value = mine.motionValue(at: time), let otherValue = its.motionValue(at: time) else {
        throw AnimationConversionError.unusableValue(type: "\(type(of: mine.value(at: time) as Any))")
      }
      guard value.form == otherValue.form else { throw AnimationConversionError.differentTypes }
      first = first ?? value
      extent = max(extent, value.distance(to: first ?? value))
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
