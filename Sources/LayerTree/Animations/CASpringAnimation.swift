public import CoreGraphics
import MotionCore

/// A basic animation whose progress is a spring's, in real seconds.
///
/// The spring isn't stretched to the animation's `duration`: a shorter one cuts it off, a longer one shows it
/// come to rest. Setting `duration` to ``settlingDuration`` is usual.
open class CASpringAnimation: CABasicAnimation {
  final var constants = SpringValues()

  /// Creates a spring by its look, with its settling duration as the duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The length of a swing without damping in seconds; what isn't above 0 counts as
  ///     the default spring's, 0.628 s.
  ///   - bounce: −1…1, brought into that range: 0 is critically damped, above it swings, below it creeps.
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

  /// The mass; a value that isn't above 0 is refused. Default 1.
  open var mass: CGFloat {
    get { CGFloat(constants.mass) }
    set { take(newValue, for: "mass", if: newValue > 0 && newValue.isFinite) { constants.mass = $0 } }
  }

  /// The stiffness, in mass per second squared; a value that isn't above 0 is refused. Default 100.
  open var stiffness: CGFloat {
    get { CGFloat(constants.stiffness) }
    set {
      take(newValue, for: "stiffness", if: newValue > 0 && newValue.isFinite) { constants.stiffness = $0 }
    }
  }

  /// The damping coefficient, in mass per second; a value below 0 is refused. Default 10.
  open var damping: CGFloat {
    get { CGFloat(constants.damping) }
    set { take(newValue, for: "damping", if: newValue >= 0) { constants.damping = $0 } }
  }

  /// The initial velocity in travels per second, positive toward the end value. Default 0.
  open var initialVelocity: CGFloat {
    get { CGFloat(constants.initialVelocity) }
    set { take(newValue, for: "initialVelocity", if: newValue.isFinite) { constants.initialVelocity = $0 } }
  }

  /// Whether damping above the critical value slows the spring down; where not, it acts as critical. Default
  /// false.
  open var allowsOverdamping: Bool {
    get { constants.allowsOverdamping }
    set { constants.allowsOverdamping = newValue }
  }

  /// The time after which the spring counts as settled, in seconds: see `Spring.settlingDuration`.
  ///
  /// The greatest finite single-precision number where it never settles.
  open var settlingDuration: CFTimeInterval {
    min(
      constants.spring.settlingDuration(velocity: constants.initialVelocity),
      Double(Float.greatestFiniteMagnitude))
  }

  /// The length of a swing without damping, 2π·√(mass/stiffness), in seconds.
  open var perceptualDuration: CFTimeInterval { constants.declaredSpring.perceptualDuration }

  /// How far the spring swings beyond its end: 1 − ζ up to a damping ratio ζ of 1, then 1/ζ − 1.
  open var bounce: CGFloat { CGFloat(constants.declaredSpring.bounce) }

  private func take(_ value: CGFloat, for key: String, if isUsable: Bool, _ store: (Double) -> Void) {
    guard isUsable else { return CoreAnimationDiagnostics.report("a spring's \(key) can't be \(value)") }
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

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    constants = unsafeDowncast(other, to: CASpringAnimation.self).constants
  }
}

/// The stored side of ``CASpringAnimation``.
struct SpringValues {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var initialVelocity = 0.0
  var allowsOverdamping = false

  var declaredSpring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  /// The spring that acts.
  var spring: Spring { allowsOverdamping ? declaredSpring : declaredSpring.withoutOverdamping }
}
