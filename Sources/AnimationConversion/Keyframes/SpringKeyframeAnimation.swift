public import CoreGraphics
public import Foundation
import MotionCore
public import QuartzCore
import Requirements

/// Keyframes with the motion and the properties of a `CASpringAnimation`.
///
/// Use it where only keyframes are accepted, or to inspect a spring value by value. The error of its values is at most a
/// ten-thousandth of the distance. The spring runs in real time, as with `CASpringAnimation`: a duration shorter than
/// ``settlingDuration`` cuts the motion off, a longer one ends at rest. The animation's timing function warps the time of the
/// spring; its values are clamped to 0…1.
///
/// ```swift
/// let spring = SpringKeyframeAnimation(keyPath: "position.x")
/// (spring.fromValue, spring.toValue, spring.damping) = (0, 200, 5)
/// spring.duration = spring.settlingDuration
/// layer.add(spring, forKey: nil)
/// ```
///
/// Two of the from, to and by values are required; with fewer, ``ComputedKeyframeAnimation/values`` is nil and the animation
/// has no effect.
open class SpringKeyframeAnimation: ComputedKeyframeAnimation {
  private var constants = SpringConstants()
  private var ends: (from: Any?, to: Any?, by: Any?)

  /// Creates a spring of mass 1, stiffness 100 and damping 10, without values.
  public override init() { super.init() }

  // MARK: The spring

  /// The mass, above 0. Default 1.
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set { change("mass", newValue, isAllowed: newValue > 0 && newValue.isFinite) { constants.mass = $0 } }
  }

  /// The stiffness, in mass per second squared, above 0. Default 100.
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set {
      change("stiffness", newValue, isAllowed: newValue > 0 && newValue.isFinite) { constants.stiffness = $0 }
    }
  }

  /// The damping coefficient, in mass per second, 0 or more. Default 10.
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { change("damping", newValue, isAllowed: newValue >= 0) { constants.damping = $0 } }
  }

  /// The initial velocity in distances from start to end per second, positive toward the end value. Default 0.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set {
      change("initialVelocity", newValue, isAllowed: newValue.isFinite) { constants.initialVelocity = $0 }
    }
  }

  /// Whether damping above the critical value slows the spring down; otherwise it acts as critical damping. Default false.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set {
      constants.allowsOverdamping = newValue
      invalidateKeyframes()
    }
  }

  /// The time until the spring is settled, in seconds, by Core Animation's rule (see `Spring.settlingDuration`); infinite
  /// without damping.
  open var settlingDuration: CFTimeInterval {
    constants.spring.settlingDuration(velocity: constants.initialVelocity)
  }

  // MARK: The ends

  /// The value at the start. Default nil.
  open var fromValue: Any? {
    get { ends.from }
    set {
      ends.from = newValue
      invalidateKeyframes()
    }
  }

  /// The value at the end. Default nil.
  open var toValue: Any? {
    get { ends.to }
    set {
      ends.to = newValue
      invalidateKeyframes()
    }
  }

  /// The change from start to end; ignored if ``fromValue`` and ``toValue`` are both set. Default nil.
  open var byValue: Any? {
    get { ends.by }
    set {
      ends.by = newValue
      invalidateKeyframes()
    }
  }

  /// Returns a spring with the same properties and computed keyframes.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? SpringKeyframeAnimation {
      copy.constants = constants
      copy.ends = ends
    }
    return copy
  }

  private func change(_ name: String, _ value: CGFloat, isAllowed: Bool, _ store: (Double) -> Void) {
    require(isAllowed, "a spring's \(name) can't be \(value)")
    store(Double(value))
    invalidateKeyframes()
  }

  override func sampledCurve(over duration: Double) -> SampledCurve? {
    guard duration.isFinite,
      let ends = try? BasicEnds(from: ends.from, to: ends.to, by: ends.by).both
    else { return nil }
    let motion = constants.motion
    return SampledCurve(from: ends.start, to: ends.end, within: SampledCurve.tolerance) {
      1 - motion.displacement(at: $0 * duration)
    }
  }
}

// MARK: - Conversion from and to CASpringAnimation

extension SpringKeyframeAnimation {
  /// Creates the keyframes of a spring animation: the same motion, timing and options.
  public convenience init(_ animation: CASpringAnimation) {
    self.init()
    constants = SpringConstants(animation)
    ends = (animation.fromValue, animation.toValue, animation.byValue)
    copySettings(of: animation)
  }

  /// Returns the spring animation with the same motion, timing and options.
  func coreAnimationSpring() -> CASpringAnimation {
    let animation = CASpringAnimation()
    constants.set(on: animation)
    (animation.fromValue, animation.toValue, animation.byValue) = ends
    animation.copySettings(of: self)
    return animation
  }
}

/// The constants of a spring's motion.
private struct SpringConstants {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var initialVelocity = 0.0
  var allowsOverdamping = false

  init() {}

  init(_ animation: CASpringAnimation) {
    mass = Double(animation.mass)
    stiffness = Double(animation.stiffness)
    damping = Double(animation.damping)
    initialVelocity = Double(animation.initialVelocity)
    allowsOverdamping = animation.allowsOverdamping
  }

  func set(on animation: CASpringAnimation) {
    animation.mass = CGFloat(mass)
    animation.stiffness = CGFloat(stiffness)
    animation.damping = CGFloat(damping)
    animation.initialVelocity = CGFloat(initialVelocity)
    animation.allowsOverdamping = allowsOverdamping
  }

  var spring: Spring {
    let declared = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return allowsOverdamping ? declared : declared.withoutOverdamping
  }

  var motion: SpringMotion { spring.motion(from: 1, velocity: -initialVelocity) }
}
