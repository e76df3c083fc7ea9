public import CoreGraphics
public import Foundation
import MotionCore
public import QuartzCore

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
///
/// What `CAKeyframeAnimation` lets you set is computed here: setting ``values``, ``keyTimes``, ``path`` or
/// ``timingFunctions`` does nothing.
open class DecayKeyframeAnimation: CAKeyframeAnimation {
  private var start: Any?
  private var startVelocity: Any = 0.0
  private var rate = Decay.normal.rate
  /// The duration for which the keyframes were made; nil where something was set since.
  private var sampledDuration: Double?

  /// Creates a decay without a start, at rest.
  public override init() { super.init() }

  /// Where the value is at first: a number, structure or colour. Default nil, with which there are no ``values``.
  open var fromValue: Any? {
    get { start }
    set {
      start = newValue
      sampledDuration = nil
    }
  }

  /// The velocity at first, per second: a number, or a value of ``fromValue``'s type. Default 0.
  open var velocity: Any {
    get { startVelocity }
    set {
      startVelocity = newValue
      sampledDuration = nil
    }
  }

  /// The share of the velocity that is left after each millisecond, 0…1: less stops sooner, 1 never. Default 0.998.
  open var deceleration: CGFloat {
    get { CGFloat(rate) }
    set {
      precondition(newValue >= 0 && newValue <= 1, "a deceleration must lie in 0…1, not \(newValue)")
      rate = Double(newValue)
      sampledDuration = nil
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

  // MARK: Computed keyframes

  /// The values on the way; nil without a start, or with a velocity of another type.
  open override var values: [Any]? {
    get {
      sampleIfNeeded()
      return super.values
    }
    set {}
  }

  /// When each of ``values`` holds.
  open override var keyTimes: [NSNumber]? {
    get {
      sampleIfNeeded()
      return super.keyTimes
    }
    set {}
  }

  /// Nil: the way is straight.
  open override var path: CGPath? {
    get { nil }
    set {}
  }

  /// Nil: the decay paces the way.
  open override var timingFunctions: [CAMediaTimingFunction]? {
    get { nil }
    set {}
  }

  /// Returns a decay with the same properties, its keyframes made.
  open override func copy(with zone: NSZone? = nil) -> Any {
    sampleIfNeeded()
    let copy = super.copy(with: zone)
    if let copy = copy as? DecayKeyframeAnimation {
      copy.start = start
      copy.startVelocity = startVelocity
      copy.rate = rate
      copy.duration = duration
      copy.sampledDuration = sampledDuration
    }
    return copy
  }

  private func sampleIfNeeded() {
    let duration = effectiveDuration
    guard sampledDuration != duration else { return }
    sampledDuration = duration
    let curve = sampledCurve(over: duration)
    super.values = curve?.values
    super.keyTimes = curve?.keyTimes
  }

  private func sampledCurve(over duration: Double) -> SampledCurve? {
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
