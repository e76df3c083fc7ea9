public import QuartzCore
import Requirements

extension AnimationEngine {
  /// Starts an animation with a duration.
  ///
  /// - Parameters:
  ///   - duration: The duration of a cycle, in seconds. With 0, the next frame shows the end.
  ///   - delay: The time before the first call, in seconds. Default 0.
  ///   - easing: The easing. Default linear.
  ///   - options: The repetition. Default one cycle, forward.
  ///   - animations: Called in every frame with the eased progress from 0 to 1, or beyond if the easing overshoots. The last
  ///     value is exactly 1, or the value at 1 of a custom easing.
  ///   - completion: Called once at the end, with false if the animation was canceled.
  /// - Returns: The identifier for canceling and controlling the animation.
  /// - Precondition: `duration` and `delay` are 0 or more, `delay` is finite.
  @discardableResult
  public func animate(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, easing: Easing = .linear, options: Options = [],
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    require(duration >= 0, "a duration must be 0 or more, not \(duration) s")
    return start(
      ProgressCurve(easing), length: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Starts an animation of a spring from 0 to 1.
  ///
  /// The spring begins at rest, may overshoot, and ends when the remaining motion is invisible: at the first time at which
  /// `RestThresholds.init(startDistance:)` hold for a distance of 1. The last value is exactly 1. A spring without damping
  /// never ends.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - delay: The time before the first call, in seconds. Default 0.
  ///   - animations: Called in every frame with the progress.
  ///   - completion: Called once at the end, with false if the animation was canceled.
  /// - Returns: The identifier for canceling and controlling the animation.
  /// - Precondition: `delay` is finite and 0 or more.
  @discardableResult
  public func animate(
    spring: Spring, delay: CFTimeInterval = 0,
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    let progress = SpringProgress(spring)
    return start(
      .spring(progress), length: progress.motion.restTime(), delay: delay, animations: animations,
      completion: completion)
  }

  /// Starts an animation of a spring with physical constants; see
  /// ``animate(spring:delay:animations:completion:)-method``.
  ///
  /// - Parameters:
  ///   - damping: The damping coefficient, 0 or more, usually 1 to 30.
  ///   - stiffness: The stiffness, above 0, usually 1 to 500.
  ///   - mass: The mass, above 0, usually 0.1 to 10.
  ///   - delay: The time before the first call, in seconds. Default 0.
  ///   - animations: Called in every frame with the progress.
  ///   - completion: Called once at the end, with false if the animation was canceled.
  /// - Returns: The identifier; nil if a constant is out of range, in which case nothing starts.
  /// - Precondition: `delay` is finite and 0 or more.
  @discardableResult
  public func animate(
    damping: Double, stiffness: Double, mass: Double, delay: CFTimeInterval = 0,
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID? {
    guard damping >= 0, stiffness > 0, stiffness.isFinite, mass > 0, mass.isFinite else { return nil }
    return animate(
      spring: Spring(mass: mass, stiffness: stiffness, damping: damping), delay: delay,
      animations: animations,
      completion: completion)
  }

  private func start(
    _ curve: ProgressCurve, length: Double, delay: Double, options: Options = [],
    animations: @escaping (Double) -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationID {
    require(delay >= 0 && delay.isFinite, "a delay must be finite and 0 or more, not \(delay) s")
    let record = AnimationRecord(
      AnimationBody(curve, block: animations, completion: completion),
      timing: AnimationTiming(start: time, delay: delay, length: length, options: options))
    records.append(record)
    changeBusyCount(by: 1)
    return record.id
  }
}
