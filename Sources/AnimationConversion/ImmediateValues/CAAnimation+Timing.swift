import AnimationVocabulary
import CoreGraphics
package import MotionCore
package import QuartzCore

extension CAAnimation {
  /// The timing that the animation would have if it were added now. The begin time is relative to that time.
  package var mediaTiming: MediaTiming {
    let repeats = repeatCount > 0 ? Double(repeatCount) : 1
    return MediaTiming(
      beginTime: beginTime.isFinite ? beginTime : 0, duration: effectiveDuration,
      speed: speed.isFinite ? Double(speed) : 1, timeOffset: timeOffset.isFinite ? timeOffset : 0,
      repeatCount: repeatCount >= .greatestFiniteMagnitude ? .infinity : repeats,
      repeatDuration: repeatDuration > 0 ? repeatDuration : 0, autoreverses: autoreverses,
      fillMode: FillMode(fillMode))
  }

  /// The duration of one cycle; the transaction's duration if the animation has none.
  package var effectiveDuration: Double {
    if duration > 0 { return duration }
    let ofTransaction = CATransaction.animationDuration()
    return ofTransaction > 0 ? ofTransaction : 0.25
  }

  /// The pacing within a cycle.
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
  /// The spring with the damping that has an effect.
  var spring: Spring {
    let declared = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    return allowsOverdamping ? declared : declared.withoutOverdamping
  }
}
