public import CoreGraphics
public import Foundation
import MotionCore
public import QuartzCore
import Requirements

/// A spring as keyframes: it moves as `CASpringAnimation` does, and has its properties, but is a keyframe animation.
///
/// Use it where only keyframes are taken, or where a spring is to be looked at value by value. Its values follow the
/// spring to a ten-thousandth of the way. As with `CASpringAnimation` the spring runs in real seconds: a duration
/// shorter than ``settlingDuration`` cuts it off, a longer one shows it come to rest; nothing is stretched. The pacing
/// of the animation as a whole warps the spring's time; one that leaves 0…1 is held there.
///
/// ```swift
/// let spring = SpringKeyframeAnimation(keyPath: "position.x")
/// (spring.fromValue, spring.toValue, spring.damping) = (0, 200, 5)
/// spring.duration = spring.settlingDuration
/// layer.add(spring, forKey: nil)
/// ```
///
/// Two of from, to and by values are needed; with fewer there are no ``ComputedKeyframeAnimation/values`` and the
/// animation does nothing.
open class SpringKeyframeAnimation: ComputedKeyframeAnimation {
  private var constants = SpringConstants()
  private var ends: (from: Any?, to: Any?, by: Any?)

  /// Creates a spring from 1 of mass, a stiffness of 100 and a damping of 10, without values.
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

  /// The initial velocity in travels per second, positive toward the end value. Default 0.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set {
      change("initialVelocity", newValue, isAllowed: newValue.isFinite) { constants.initialVelocity = $0 }
    }
  }

  /// Whether damping above the critical value slows the spring down; where not, it acts as critical. Default false.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set {
      constants.allowsOverdamping = newValue
      forgetKeyframes()
    }
  }

  /// The time after which the spring counts as settled, in seconds, by Core Animation's rule (`Spring`'s
  /// `settlingDuration`); infinite without damping.
  open var settlingDuration: CFTimeInterval {
    constants.spring.settlingDuration(velocity: constants.initialVelocity)
  }

  // MARK: The ends

  /// Where the animation starts. Default nil.
  open var fromValue: Any? {
    get { ends.from }
    set {
      ends.from = newValue
      forgetKeyframes()
    }
  }

  /// Where the animation ends. Default nil.
  open var toValue: Any? {
    get { ends.to }
    set {
      ends.to = newValue
      forgetKeyframes()
    }
  }

  /// How far the animation goes; ignored where both others are set. Default nil.
  open var byValue: Any? {
    get { ends.by }
    set {
      ends.by = newValue
      forgetKeyframes()
    }
  }

  /// Returns a spring with the same properties, its keyframes made.
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
    forgetKeyframes()
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

// MARK: - Beside CASpringAnimation

extension SpringKeyframeAnimation {
  /// Creates the keyframes of a spring animation: the same motion, timing and options.
  public convenience init(_ animation: CASpringAnimation) {
    self.init()
    constants = SpringConstants(animation)
    ends = (animation.fromValue, animation.toValue, animation.byValue)
    takeSetting(of: animation)
  }

  /// The spring animation with the same motion, timing and options.
  func coreAnimationSpring() -> CASpringAnimation {
    let animation = CASpringAnimation()
    constants.set(on: animation)
    (animation.fromValue, animation.toValue, animation.byValue) = ends
    animation.takeSetting(of: self)
    return animation
  }
}

/// What makes a spring's motion.
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
