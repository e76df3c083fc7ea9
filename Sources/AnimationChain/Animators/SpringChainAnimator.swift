import AnimationVocabulary
public import CoreGraphics
public import MotionCore
public import QuartzCore
import Requirements

/// An animator that pulls a value to another one with a spring: a `CASpringAnimation` in real time.
///
/// Without a duration it takes the spring's settling duration. A spring that has time to settle ends at exactly its end
/// value. One that is cut off ends at the value of that instant.
public class SpringChainAnimator: BasicChainAnimator {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that layers are animated with later.
  public convenience init(layer: CALayer? = nil) {
    let animation = CASpringAnimation().persisting(timingFunction: .linear)
    self.init(layer: layer, setting: ChainSetting(animation: animation))
  }

  private var springAnimation: CASpringAnimation? { setting.animation as? CASpringAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    guard let basic = animation as? CABasicAnimation else { return try? animation.springAnimation() }
    // One end may be the underlying value, which isn't known yet.
    let spring = CASpringAnimation()
    spring.copySettings(of: basic)
    (spring.fromValue, spring.toValue, spring.byValue) = (basic.fromValue, basic.toValue, basic.byValue)
    return spring
  }
}

extension SpringChainAnimator {
  /// Sets the mass. Default 1.
  ///
  /// - Precondition: `mass` is finite and above 0.
  @discardableResult
  public func mass(_ mass: CGFloat) -> Self {
    require(mass > 0 && mass.isFinite, "a spring's mass must be finite and above 0, not \(mass)")
    springAnimation?.mass = mass
    return self
  }

  /// Sets the stiffness, in mass per second squared. Default 100.
  ///
  /// - Precondition: `stiffness` is finite and above 0.
  @discardableResult
  public func stiffness(_ stiffness: CGFloat) -> Self {
    require(
      stiffness > 0 && stiffness.isFinite, "a spring's stiffness must be finite and above 0, not \(stiffness)"
    )
    springAnimation?.stiffness = stiffness
    return self
  }

  /// Sets the damping coefficient, in mass per second. Default 10.
  ///
  /// - Precondition: `damping` is finite and 0 or more.
  @discardableResult
  public func damping(_ damping: CGFloat) -> Self {
    require(
      damping >= 0 && damping.isFinite, "a spring's damping must be finite and 0 or more, not \(damping)")
    springAnimation?.damping = damping
    return self
  }

  /// Sets the initial velocity in distances from start to end per second, positive toward the end. Default 0.
  ///
  /// - Precondition: `velocity` is finite.
  @discardableResult
  public func initialVelocity(_ velocity: CGFloat) -> Self {
    require(velocity.isFinite, "a spring's initial velocity must be finite, not \(velocity)")
    springAnimation?.initialVelocity = velocity
    return self
  }

  /// Sets mass, stiffness and damping.
  @discardableResult
  public func spring(_ spring: Spring) -> Self {
    mass(CGFloat(spring.mass)).stiffness(CGFloat(spring.stiffness)).damping(CGFloat(spring.damping))
  }
}
