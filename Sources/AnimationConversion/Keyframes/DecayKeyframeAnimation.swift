public import CoreGraphics
public import Foundation
import MotionCore
import QuartzCore
import Requirements

/// A value that was flung and slows down by itself, as keyframes.
///
/// ```swift
/// let throwX = DecayKeyframeAnimation(keyPath: "position.x")
/// (throwX.fromValue, throwX.velocity) = (40, 1000)
/// layer.add(throwX, forKey: nil)  // 2.65 s, 496.5 points
/// ```
///
/// Each millisecond leaves a share of the velocity (see `Decay` for the formula); the animation ends where the fastest
/// component has slowed down to 5 per second. A velocity no faster than that doesn't move the value. Positions and
/// sizes take a velocity of their own kind, each component for itself, or one number for all components.
open class DecayKeyframeAnimation: ComputedKeyframeAnimation {
  private var start: Any?
  private var startVelocity: Any = 0.0
  private var rate = Decay.normal.rate

  /// Creates a decay without a start, at rest.
  public override init() { super.init() }

  /// Where the value is at first: a number, structure or colour. Default nil, with which there are no ``ComputedKeyframeAnimation/values``.
  open var fromValue: Any? {
    get { start }
    set {
      start = newValue
      forgetKeyframes()
    }
  }

  /// The velocity at first, per second: a number, or a value of ``fromValue``'s type. Default 0.
  open var velocity: Any {
    get { startVelocity }
    set {
      startVelocity = newValue
      forgetKeyframes()
    }
  }

  /// The share of the velocity that is left after each millisecond, 0…1: less stops sooner, 1 never. Default 0.998.
  open var deceleration: CGFloat {
    get { CGFloat(rate) }
    set {
      require(newValue >= 0 && newValue <= 1, "a deceleration must lie in 0…1, not \(newValue)")
      rate = Double(newValue)
      forgetKeyframes()
    }
  }

  /// After how many seconds the fastest component has slowed down to 5 per second: 0 where it isn't faster, infinite
  /// where nothing slows it down.
  open var settlingDuration: CFTimeInterval {
    decay.stoppingTime(from: AnimationValue(velocity)?.numbers ?? [])
  }

  /// The length of one pass: ``settlingDuration`` until it's set. A shorter one cuts the motion off.
  open override var duration: CFTimeInterval {
    get {
      let set = super.duration
      return set > 0 ? set : settlingDuration
    }
    set { super.duration = newValue }
  }

  /// Returns a decay with the same properties, its keyframes made.
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
    // A velocity of 1 goes this far; all components share the curve.
    let way = settlingDuration > 0 ? decay.state(at: duration, from: 1.0).travel : 0
    let end = start.moved(by: velocity, times: way)
    return SampledCurve(from: start, to: end, within: SampledCurve.tolerance) {
      way > 0 ? decay.state(at: $0 * duration, from: 1.0).travel / way : $0
    }
  }
}

// MARK: - The motion

extension DecayKeyframeAnimation {
  /// How the motion slows down.
  var decay: Decay { Decay(rate: rate) }

  /// The velocity of each of the start's numbers; nil where it has another type.
  var componentVelocities: [Double]? {
    guard let start = AnimationValue(start), let velocity = AnimationValue(velocity) else { return nil }
    if velocity.form == start.form { return velocity.numbers }
    guard velocity.form == .number else { return nil }
    return Array(repeating: velocity.numbers[0], count: start.numbers.count)
  }
}
