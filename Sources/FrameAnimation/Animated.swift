public import MotionCore
import Requirements

/// A value in motion, which returns its value and velocity at any time.
///
/// Use it for anything that isn't a layer: a camera, a volume, a score. It reads no clock and needs no frames; its value at
/// a time depends on its instructions and the time alone. A new instruction starts at the current value, and a spring also
/// at the current velocity, so nothing jumps.
///
/// ```swift
/// var point = Animated(CGPoint.zero)
/// point.animate(to: CGPoint(x: 100, y: 50), at: 0, spring: .snappy)
/// point.animate(to: CGPoint(x: 0, y: 80), at: 0.2, spring: .snappy)   // from its value and velocity at 0.2
/// point.value(at: 0.25)
/// ```
///
/// Give instructions in the order of their times. For a time before the last instruction, the value is computed as if that
/// instruction were the only one.
public struct Animated<Value: MotionVector>: Sendable {
  private var motion: Motion

  private enum Motion {
    case rest(Value)
    case eased(EasedMotion<Value>)
    case spring(SprungMotion<Value>)
  }

  /// Creates a value at rest.
  public init(_ value: Value) { motion = .rest(value) }
}

// MARK: - State

extension Animated {
  /// The value at rest, now or in the end.
  public var target: Value {
    switch motion {
    case .rest(let value): value
    case .eased(let motion): motion.end
    case .spring(let motion): motion.target
    }
  }

  /// Returns the value at a time in seconds: exactly ``target`` from ``endTime`` on, and the start value before the time of
  /// the last instruction.
  public func value(at time: Double) -> Value {
    switch motion {
    case .rest(let value): value
    case .eased(let motion): motion.value(at: time)
    case .spring(let motion): motion.value(at: time)
    }
  }

  /// Returns the velocity at a time, per second; 0 at rest.
  ///
  /// For an easing that a closure computes, it is the average over a millionth of the duration on both sides.
  public func velocity(at time: Double) -> Value {
    switch motion {
    case .rest(let value): value.change(from: value)
    case .eased(let motion): motion.velocity(at: time)
    case .spring(let motion): motion.velocity(at: time)
    }
  }

  /// The time at which the value comes to rest, in seconds. It is −∞ before the first instruction and ∞ for a spring without
  /// damping.
  ///
  /// Each component of a spring comes to rest on its own, when the remaining motion is invisible: at the first time at which
  /// `RestThresholds.init(startDistance:)` hold for its own distance.
  public var endTime: Double {
    switch motion {
    case .rest: -.infinity
    case .eased(let motion): motion.begin + motion.duration
    case .spring(let motion): motion.endTime
    }
  }

  /// Returns whether the value is at rest from a time on.
  public func isAtRest(at time: Double) -> Bool { time >= endTime }
}

// MARK: - Instructions

extension Animated {
  /// Moves the value to a target in a given time.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - time: The time at which the motion begins, in seconds.
  ///   - duration: The duration in seconds.
  ///   - easing: The easing. Default linear.
  /// - Precondition: The target has as many components as the value; `time` is finite, `duration` is finite and 0 or more.
  public mutating func animate(to target: Value, at time: Double, duration: Double, easing: Easing = .linear)
  {
    require(duration >= 0 && duration.isFinite, "a duration must be finite and 0 or more, not \(duration) s")
    requireFinite(time)
    motion = .eased(
      EasedMotion(start: value(at: time), end: target, begin: time, duration: duration, easing: easing))
  }

  /// Moves the value to a target with a spring, from its current value and velocity.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - time: The time at which the motion begins, in seconds.
  ///   - spring: The spring.
  ///   - velocity: The velocity at that time, per second, such as a finger's; nil for the current one. Default nil.
  /// - Precondition: The target has as many components as the value; `time` is finite.
  public mutating func animate(
    to target: Value, at time: Double, spring: Spring, velocity: Value? = nil
  ) {
    requireFinite(time)
    motion = .spring(
      SprungMotion(
        spring, from: value(at: time), velocity: velocity ?? self.velocity(at: time), to: target, at: time))
  }

  /// Sets the value, at rest.
  public mutating func set(_ value: Value) { motion = .rest(value) }

  /// Stops the motion at a time.
  public mutating func stop(at time: Double) {
    requireFinite(time)
    motion = .rest(value(at: time))
  }

  private func requireFinite(_ time: Double) {
    require(time.isFinite, "the time of a motion must be finite, not \(time)")
  }
}
