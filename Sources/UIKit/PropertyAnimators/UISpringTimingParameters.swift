public import CoreGraphics
public import Foundation
import MotionCore
import QuartzCore

/// A spring that paces a property animator.
///
/// A spring by its constants takes the time that it needs, whatever the animator's duration; one by its damping ratio
/// comes to rest when the animator's duration is over.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Unchecked because the class is open: its own state never changes after `init`.

  /// The velocity at the start in travels per second, positive toward the end: x and y for a position, the longer of
  /// them for what has no two directions. Default zero.
  public let initialVelocity: CGVector
  private let form: Form

  private struct Form {
    /// 0 where the damping ratio counts.
    var mass = 0.0
    var stiffness = 0.0
    var damping = 0.0
    var dampingRatio = 1.0
    var allowsOverdamping = false
  }

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
  }

  /// Creates the spring of the system's own animations: mass 3, stiffness 1000, damping 500, which acts as critically
  /// damped.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest when the animator's duration is over.
  ///
  /// - Parameters:
  ///   - ratio: 0.05…1, brought into that range: 1 doesn't swing.
  ///   - velocity: The velocity at the start. Default zero.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(Form(dampingRatio: Double(ratio)), velocity)
  }

  /// Creates a spring without initial velocity that comes to rest when the animator's duration is over.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring by its constants; those that can't be are taken from the system's own spring.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0, in mass per second squared.
  ///   - damping: 0 or more, in mass per second; above the critical value it acts as that.
  ///   - velocity: The velocity at the start.
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

  /// Creates a spring by the way it looks; see ``UIView/animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)``.
  public convenience init(duration: CGFloat = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let spring = ViewSpring(perceptualDuration: Double(duration), bounce: bounce, velocity: .zero)
    let constants = spring?.constants() ?? Spring.smooth
    self.init(
      Form(
        mass: constants.mass, stiffness: constants.stiffness, damping: constants.damping,
        allowsOverdamping: true), initialVelocity)
  }

  /// Reads the spring from an archive.
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
    initialVelocity = CGVector(
      dx: coder.decodeDouble(forKey: "UIVelocityX"), dy: coder.decodeDouble(forKey: "UIVelocityY"))
  }

  /// Writes the spring to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(form.mass, forKey: "UIMass")
    coder.encode(form.stiffness, forKey: "UIStiffness")
    coder.encode(form.damping, forKey: "UIDamping")
    coder.encode(form.dampingRatio, forKey: "UIDampingRatio")
    coder.encode(form.allowsOverdamping, forKey: "UIAllowsOverdamping")
    coder.encode(Double(initialVelocity.dx), forKey: "UIVelocityX")
    coder.encode(Double(initialVelocity.dy), forKey: "UIVelocityY")
  }

  /// Returns the spring itself, which can't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// ``UITimingCurveType/spring``.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Whether the spring takes its own time.
  var hasConstants: Bool { form.mass > 0 }

  /// The spring for a duration in seconds, which counts where there are no constants.
  func spring(duration: Double) -> ViewSpring {
    guard hasConstants else {
      return ViewSpring(dampingRatio: form.dampingRatio, duration: duration, velocity: initialVelocity)
    }
    return ViewSpring(
      Spring(mass: form.mass, stiffness: form.stiffness, damping: form.damping), velocity: initialVelocity,
      allowsOverdamping: form.allowsOverdamping)
  }
}
