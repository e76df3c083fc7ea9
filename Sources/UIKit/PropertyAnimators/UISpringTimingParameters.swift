public import CoreGraphics
public import Foundation
import MotionCore
import QuartzCore

/// A spring for a property animator.
///
/// A spring created from its constants takes its own settling time and ignores the animator's duration. A spring
/// created from a damping ratio settles within the animator's duration.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Unchecked because the class is open: its own state never changes after `init`.

  /// The initial velocity in total distances per second; positive toward the end. Positions use x and y separately;
  /// other properties use the component with the larger magnitude. Default zero.
  open var initialVelocity: CGVector { velocity }

  // Variables, because a private initializer that isn't a convenience initializer would keep subclasses in other
  // modules from inheriting any. They never change after the initialization.
  private var velocity: CGVector
  private var form: Form

  private struct Form {
    /// 0 for a spring with a damping ratio.
    var mass = 0.0
    var stiffness = 0.0
    var damping = 0.0
    var dampingRatio = 1.0
    var allowsOverdamping = false
  }

  private convenience init(_ form: Form, _ velocity: CGVector) {
    self.init()
    self.form = form
    self.velocity = velocity
  }

  /// Creates the spring of system animations: mass 3, stiffness 1000, damping 500. It acts as critically damped.
  public override init() {
    (form, velocity) = (Form(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio, clamped to 0.05…1. At 1 the spring doesn't oscillate.
  ///   - velocity: The initial velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(Form(dampingRatio: Double(ratio)), velocity)
  }

  /// Creates a spring without initial velocity that settles within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its constants. An invalid constant is reported and replaced by the system spring's.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The stiffness in mass per second squared, above 0.
  ///   - damping: The damping in mass per second, 0 or more. Values above critical damping act as critical damping.
  ///   - velocity: The initial velocity.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    func usable(_ value: CGFloat, _ isUsable: Bool, else other: Double, _ name: String) -> Double {
      if isUsable, value.isFinite { return Double(value) }
      CoreAnimationDiagnostics.report("a spring's \(name) can't be \(value)")
      return other
    }
    let form = Form(
      mass: usable(mass, mass > 0, else: 3, "mass"),
      stiffness: usable(stiffness, stiffness > 0, else: 1000, "stiffness"),
      damping: usable(damping, damping >= 0, else: 500, "damping"))
    self.init(form, velocity)
  }

  /// Creates a spring from its perceptual duration and bounce; see
  /// ``UIView/animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)``.
  public convenience init(duration: CGFloat = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let spring = ViewSpring(perceptualDuration: Double(duration), bounce: bounce, velocity: .zero)
    let constants = spring?.constants() ?? Spring.smooth
    self.init(
      Form(
        mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
        allowsOverdamping: true), initialVelocity)
  }

  /// Creates a spring from an archive; nil if its values are invalid.
  public required init?(coder: NSCoder) {
    let form = Form(
      mass: coder.decodeDouble(forKey: "UIMass"), stiffness: coder.decodeDouble(forKey: "UIStiffness"),
      damping: coder.decodeDouble(forKey: "UIDamping"),
      dampingRatio: coder.decodeDouble(forKey: "UIDampingRatio"),
      allowsOverdamping: coder.decodeBool(forKey: "UIAllowsOverdamping"))
    let numbers = [form.mass, form.stiffness, form.damping, form.dampingRatio]
    guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), form.mass == 0 || form.stiffness > 0 else {
      return nil
    }
    self.form = form
    velocity = CGVector(
      dx: coder.decodeDouble(forKey: "UIVelocityX"), dy: coder.decodeDouble(forKey: "UIVelocityY"))
  }

  /// Encodes the spring.
  open func encode(with coder: NSCoder) {
    coder.encode(form.mass, forKey: "UIMass")
    coder.encode(form.stiffness, forKey: "UIStiffness")
    coder.encode(form.damping, forKey: "UIDamping")
    coder.encode(form.dampingRatio, forKey: "UIDampingRatio")
    coder.encode(form.allowsOverdamping, forKey: "UIAllowsOverdamping")
    coder.encode(Double(initialVelocity.dx), forKey: "UIVelocityX")
    coder.encode(Double(initialVelocity.dy), forKey: "UIVelocityY")
  }

  /// Returns the spring itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// ``UITimingCurveType/spring``.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Whether the spring has fixed constants and therefore its own duration.
  var hasConstants: Bool { form.mass > 0 }

  /// Returns the spring for a duration in seconds, which is ignored if the spring has fixed constants.
  func spring(duration: Double) -> ViewSpring {
    guard hasConstants else {
      return ViewSpring(dampingRatio: form.dampingRatio, duration: duration, velocity: initialVelocity)
    }
    return ViewSpring(
      Spring(mass: form.mass, stiffness: form.stiffness, damping: form.damping), velocity: initialVelocity,
      allowsOverdamping: form.allowsOverdamping)
  }
}
