public import QuartzCore
import Requirements

extension AnimationEngine {
  /// Starts an animation that takes a given time.
  ///
  /// - Parameters:
  ///   - duration: How long a pass takes, in seconds. With 0 the next frame shows the end.
  ///   - delay: How long to wait before the first call, in seconds. Default 0.
  ///   - easing: How progress follows time. Default linear.
  ///   - options: Whether it repeats. Default once, forward.
  ///   - animations: Called in every frame with the eased progress: from 0 to 1, and beyond where the easing goes
  ///     beyond. The last call of a formula is exactly 1; a custom easing's is what it makes of 1.
  ///   - completion: Called once after all that, with false if it was cancelled.
  /// - Returns: The ID by which it can be cancelled and steered.
  /// - Precondition: `duration` and `delay` are 0 or more, `delay` is finite.
  @discardableResult
  public func animate(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, easing: Easing = .linear, options: Options = [],
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    require(duration >= 0, "an animation can't take \(duration) s")
    return start(
      Pace(easing), length: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Starts an animation that a spring moves from 0 to 1.
  ///
  /// It begins at rest, overshoots if the spring does, and ends when nothing would be seen of what is left: at the
  /// first instant at which `RestThresholds.init(startDistance:)` hold for a distance of 1. Its last call is exactly
  /// 1. Without damping it never ends.
  ///
  /// - Parameters:
  ///   - spring: What moves.
  ///   - delay: How long to wait before the first call, in seconds. Default 0.
  ///   - animations: Called in every frame with the progress.
  ///   - completion: Called once after all that, with false if it was cancelled.
  /// - Returns: The ID by which it can be cancelled and steered.
  /// - Precondition: `delay` is finite and 0 or more.
  @discardableResult
  public func animate(
    spring: Spring, delay: CFTimeInterval = 0,
    animations: @escaping (_ progress: Double) -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) -> AnimationID {
    let course = SpringCourse(spring)
    return start(
      .spring(course), length: course.motion.restTime(), delay: delay, animations: animations,
      completion: completion)
  }

  /// Starts an animation that a spring moves, described by its physical constants; see
  /// ``animate(spring:delay:animations:completion:)-method``.
  ///
  /// - Parameters:
  ///   - damping: Friction, 0 or more: 1 to 30 is usual.
  ///   - stiffness: Above 0: 1 to 500 is usual.
  ///   - mass: Above 0: 0.1 to 10 is usual.
  ///   - delay: How long to wait before the first call, in seconds. Default 0.
  ///   - animations: Called in every frame with the progress.
  ///   - completion: Called once after all that, with false if it was cancelled.
  /// - Returns: The ID; nil, and nothing starts, where a constant is outside its range.
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
    _ pace: Pace, length: Double, delay: Double, options: Options = [],
    animations: @escaping (Double) -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationID {
    require(delay >= 0 && delay.isFinite, "an animation can't wait for \(delay) s")
    let record = AnimationRecord(
      AnimationBody(pace, block: animations, completion: completion),
      timing: AnimationTiming(start: time, delay: delay, length: length, options: options))
    records.append(record)
    noteBusy(1)
    return record.id
  }
}
