import CoreGraphics
package import MotionCore
package import QuartzCore

extension CAAnimation {
  /// The timing that the animation would have if it were added now; its begin time counts from where it's added.
  package var mediaTiming: MediaTiming {
    let repeats = repeatCount > 0 ? Double(repeatCount) : 1
    return MediaTiming(
      beginTime: beginTime.isFinite ? beginTime : 0, duration: effectiveDuration,
      speed: speed.isFinite ? Double(speed) : 1, timeOffset: timeOffset.isFinite ? timeOffset : 0,
      repeatCount: repeatCount >= .greatestFiniteMagnitude ? .infinity : repeats,
      repeatDuration: repeatDuration > 0 ? repeatDuration : 0, autoreverses: autoreverses,
      fillMode: FillMode(fillMode))
  }

  /// The length of one pass: the transaction's where the animation has none.
  package var effectiveDuration: Double {
    if duration > 0 { return duration }
    let ofTransaction = CATransaction.animationDuration()
    return ofTransaction > 0 ? ofTransaction : 0.25
  }

  /// How progress runs within a pass.
  var pacing: Pacing {
    let curve = (timingFunction ?? CATransaction.animationTimingFunction())?.curve
    if let spring = self as? CASpringAnimation {
      return .spring(spring.spring, velocity: Double(spring.initialVelocity), along: curve)
    }
    return curve.map(Pacing.curve) ?? .linear
  }
}

extension FillMode {
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}

extension CASpringAnimation {
  /// The spring that acts.
  var spring: Spring {
    let declared = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    return allowsOverdamping ? declared : declared.withoutOverdamping
  }
}
