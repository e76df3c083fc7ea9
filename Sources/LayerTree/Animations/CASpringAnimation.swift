public import CoreGraphics
import MotionCore

/// A basic animation whose progress follows the motion of a spring, in real seconds.
///
/// The motion isn't scaled to the animation's `duration`: a shorter duration cuts it off, and a longer one continues
/// after it has settled. Usually `duration` is set to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  final var constants = SpringValues()

  /// Creates a spring animation from the spring's perceptual duration and bounce.
  ///
  /// The animation's duration is set to the spring's settling duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds. A value that isn't above 0, or is infinite,
  ///     is replaced with the default spring's, 0.628 s.
  ///   - bounce: The bounce, clamped to −1…1: 0 is critically damped, above 0 underdamped, below 0 overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let isUsable = perceptualDuration > 0 && perceptualDuration.isFinite
    let spring = Spring(
      perceptualDuration: isUsable ? perceptualDuration : Spring().perceptualDuration,
      bounce: bounce.isNaN ? 0 : min(max(Double(bounce), -1), 1))
    constants.mass = spring.mass
    constants.stiffness = spring.stiffness
    constants.damping = spring.damping
    constants.allowsOverdamping = true
    duration = settlingDuration
  }

  /// The mass, finite and above 0; any other value is ignored. Default 1.
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set {
      assign(newValue, to: "mass", if: newValue > 0 && newValue.isFinite, "finite and above 0") {
        constants.mass = $0
      }
    }
  }

  /// The stiffness, in mass per second squared, finite and above 0; any other value is ignored. Default 100.
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set {
      assign(newValue, to: "stiffness", if: newValue > 0 && newValue.isFinite, "finite and above 0") {
        constants.stiffness = $0
      }
    }
  }

  /// The damping coefficient, in mass per second, 0 or more; any other value is ignored. Default 10.
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { assign(newValue, to: "damping", if: newValue >= 0, "0 or more") { constants.damping = $0 } }
  }

  /// The initial velocity, as a multiple of the distance from start to end value per second; positive toward the end
  /// value. Default 0.
  ///
  /// A value that isn't finite is ignored.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set {
      assign(newValue, to: "initialVelocity", if: newValue.isFinite, "finite") {
        constants.initialVelocity = $0
      }
    }
  }

  /// Whether damping above the critical value makes the spring slower; if false, the default, it acts as critical
  /// damping.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set { constants.allowsOverdamping = newValue }
  }

  /// The time after which the spring counts as settled, in seconds; see `Spring.settlingDuration`.
  ///
  /// The largest finite single-precision number if the spring never settles.
  open var settlingDuration: CFTimeInterval {
    min(
      constants.spring.settlingDuration(velocity: constants.initialVelocity),
      Double(Float.greatestFiniteMagnitude))
  }

  /// The period of the undamped spring, 2π·√(mass/stiffness), in seconds.
  open var perceptualDuration: CFTimeInterval { constants.declaredSpring.perceptualDuration }

  /// The bounce, a measure of the overshoot: 1 − ζ for a damping ratio ζ up to 1, and 1/ζ − 1 above.
  open var bounce: CGFloat { CGFloat(constants.declaredSpring.bounce) }

  private func assign(
    _ value: CGFloat, to key: String, if isValid: Bool, _ expectation: StaticString, _ store: (Double) -> Void
  ) {
    guard isValid else {
      return CoreAnimationDiagnostics.report("a spring's \(key) must be \(expectation), not \(value)")
    }
    store(Double(value))
  }

  override class var keyedProperties: KeyedProperties { properties }

  private static let properties = KeyedProperties(
    [
      .init("mass", at: \.mass), .init("stiffness", at: \.stiffness), .init("damping", at: \.damping),
      .init("initialVelocity", at: \.initialVelocity),
      .init("allowsOverdamping", at: \.allowsOverdamping),
      .init("settlingDuration", value: { $0.settlingDuration }),
      .init("perceptualDuration", value: { $0.perceptualDuration }), .init("bounce", value: { $0.bounce }),
    ] as [KeyedProperty<CASpringAnimation>], extending: CABasicAnimation.keyedProperties)

  override var animationClass: AnimationClass { .spring }

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    constants = unsafeDowncast(other, to: CASpringAnimation.self).constants
  }
}

/// The stored properties of ``CASpringAnimation``.
struct SpringValues {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var initialVelocity = 0.0
  var allowsOverdamping = false

  var declaredSpring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// The spring that is animated, critically damped at most unless overdamping is allowed.
  var spring: Spring { allowsOverdamping ? declaredSpring : declaredSpring.withoutOverdamping }
}
