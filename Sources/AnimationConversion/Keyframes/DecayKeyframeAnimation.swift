public import CoreGraphics
public import Foundation
import MotionCore
import QuartzCore
import Requirements

/// Keyframes of a value that is flung and slows down.
///
/// ```swift
/// let fling = DecayKeyframeAnimation(keyPath: "position.x")
/// (fling.fromValue, fling.velocity) = (40, 1000)
/// layer.add(fling, forKey: nil)  // 2.65 s, 496.5 points
/// ```
///
/// Each millisecond reduces the velocity by a factor (see `Decay` for the formula). The animation ends when the velocity of
/// the fastest component has dropped to 5 per second. A velocity no higher than that doesn't move the value. The velocity
/// is a value of the same type, such as a point, or one number for all components.
open class DecayKeyframeAnimation: ComputedKeyframeAnimation {
  private var start: Any?
  private var startVelocity: Any = 0.0
  private var rate = Decay.normal.rate

  /// Creates a decay without a start value, at rest.
  public override init() { super.init() }

  /// The value at the start: a number, structure or color. Default nil, which leaves
  /// ``ComputedKeyframeAnimation/values`` nil too.
  open var fromValue: Any? {
    get { start }
    set {
      start = newValue
      invalidateKeyframes()
    }
  }

  /// The initial velocity per second: a number, or a value of ``fromValue``'s type. Default 0.
  open var velocity: Any {
    get { startVelocity }
    set {
      startVelocity = newValue
      invalidateKeyframes()
    }
  }

  /// The factor by which each millisecond reduces the velocity, 0…1. Lower factors stop the motion sooner; with 1, it never
  /// stops. Default 0.998.
  open var deceleration: CGFloat {
    get { CGFloat(rate) }
    set {
      require(newValue >= 0 && newValue <= 1, "a deceleration must be in 0…1, not \(newValue)")
      rate = Double(newValue)
      invalidateKeyframes()
    }
  }

  /// The time in seconds until the velocity of the fastest component has dropped to 5 per second. It is 0 if the initial
  /// velocity is no higher, and infinite if the deceleration is 1.
  open var settlingDuration: CFTimeInterval {
    decay.stoppingTime(from: AnimationValue(velocity)?.numbers ?? [])
  }

  /// The duration of one cycle. Default ``settlingDuration``; a shorter duration cuts the motion off.
  open override var duration: CFTimeInterval {
    get {
      let set = super.duration
      return set > 0 ? set : settlingDuration
    }
    set { super.duration = newValue }
  }

  /// Returns a decay with the same properties and computed keyframes.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? DecayKeyframeAnimation {
      copy.start = start
      copy.startVelocity = startVelocity
      copy.rate = rate
      copy.duration = duration
    }
    return copy
  }

  override func sampledCurve(over duration: Double) -> SampledCurve? {
    guard duration.isFinite, let start = AnimationValue(start), let velocity = componentVelocities else {
      return nil
    }
    let decay = decay
    // The distance for a velocity of 1; all components share its curve.
    let distance = settlingDuration > 0 ? decay.state(at: duration, from: 1.0).travel : 0
    let end = start.moved(by: velocity, times: distance)
    return SampledCurve(from: start, to: end, within: SampledCurve.tolerance) {
      distance > 0 ? decay.state(at: $0 * duration, from: 1.0).travel / distance : $0
    }
  }
}

// MARK: - The motion

extension DecayKeyframeAnimation {
  /// The decay of the velocity.
  var decay: Decay { Decay(rate: rate) }

  /// The velocity of each number of the start value; nil if the velocity has another type.
  var componentVelocities: [Double]? {
    guard let start = AnimationValue(start), let velocity = AnimationValue(velocity) else { return nil }
    if velocity.form == start.form { return velocity.numbers }
    guard velocity.form == .number else { return nil }
    return Array(repeating: velocity.numbers[0], count: start.numbers.count)
  }
}
