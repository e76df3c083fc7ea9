public import CoreGraphics
public import MotionCore
public import QuartzCore
import Requirements

/// An animator that pulls a value to another one with a spring: a `CASpringAnimation` in real time.
///
/// Without a duration it takes as long as it settles. Given the time to settle it leaves its end value itself, a shorter
/// one what shows when it's cut off.
public class SpringChainAnimator: BasicChainAnimator {
  /// Creates an animator without values.
  ///
  /// - Parameter layer: The layer to animate; nil for a chain that is played on layers later.
  public convenience init(layer: CALayer? = nil) {
    self.init(
      layer: layer, setting: ChainSetting(animation: CASpringAnimation().kept(timingFunction: .linear)))
  }

  private var springAnimation: CASpringAnimation? { setting.animation as? CASpringAnimation }

  override func converted(from animation: CAPropertyAnimation) -> CAAnimation? {
    guard let basic = animation as? CABasicAnimation else { return try? animation.springAnimation() }
    // One end may be what will lie underneath.
    let spring = CASpringAnimation()
    spring.takeSetting(of: basic)
    (spring.fromValue, spring.toValue, spring.byValue) = (basic.fromValue, basic.toValue, basic.byValue)
    return spring
  }
}

extension SpringChainAnimator {
  /// Sets the mass. Default 1.
  ///
  /// - Precondition: `mass` is above 0 and finite.
  @discardableResult
  public func mass(_ mass: CGFloat) -> Self {
    require(mass > 0 && mass.isFinite, "a spring's mass can't be \(mass)")
    springAnimation?.mass = mass
    return self
  }

  /// Sets the stiffness, in mass per second squared. Default 100.
  ///
  /// - Precondition: `stiffness` is above 0 and finite.
  @discardableResult
  public func stiffness(_ stiffness: CGFloat) -> Self {
    require(stiffness > 0 && stiffness.isFinite, "a spring's stiffness can't be \(stiffness)")
    springAnimation?.stiffness = stiffness
    return self
  }

  /// Sets the damping coefficient, in mass per second. Default 10.
  ///
  /// - Precondition: `damping` is 0 or more and finite.
  @discardableResult
  public func damping(_ damping: CGFloat) -> Self {
    require(damping >= 0 && damping.isFinite, "a spring's damping can't be \(damping)")
    springAnimation?.damping = damping
    return self
  }

  /// Sets the initial velocity in travels per second, positive toward the end. Default 0.
  ///
  /// - Precondition: `velocity` is finite.
  @discardableResult
  public func initialVelocity(_ velocity: CGFloat) -> Self {
    require(velocity.isFinite, "a spring's initial velocity can't be \(velocity)")
    springAnimation?.initialVelocity = velocity
    return self
  }

  /// Sets mass, stiffness and damping.
  @discardableResult
  public func spring(_ spring: Spring) -> Self {
    mass(CGFloat(spring.mass)).stiffness(CGFloat(spring.stiffness)).damping(CGFloat(spring.damping))
  }
}
