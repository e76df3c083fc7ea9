import MotionCore

/// The progress of an animation as a function of its local time.
enum ProgressCurve {
  case linear
  case eased(Easing)
  case spring(SpringProgress)

  init(_ easing: Easing) { self = easing == .linear ? .linear : .eased(easing) }

  /// Returns the progress at a local time of the animation; for times below 0, the progress at 0.
  func progress(at elapsed: Double, of timing: AnimationTiming) -> Double {
    switch self {
    case .linear: timing.fraction(at: elapsed)
    case .eased(let easing): easing.value(at: timing.fraction(at: elapsed))
    case .spring(let spring): elapsed < timing.length ? spring.progress(at: max(elapsed, 0)) : spring.target
    }
  }
}

/// The progress of a spring toward a target, which is 1 unless the spring was retargeted.
struct SpringProgress {
  let spring: Spring
  let motion: SpringMotion
  let target: Double

  /// Creates the progress from 0, at rest, to 1.
  init(_ spring: Spring) {
    self.init(spring, from: 0, velocity: 0, to: 1)
  }

  private init(_ spring: Spring, from progress: Double, velocity: Double, to target: Double) {
    self.spring = spring
    self.target = target
    motion = spring.motion(from: progress - target, velocity: velocity)
  }

  /// Returns the progress toward another target that continues with the value and velocity at a time.
  func retargeted(at time: Double, isBackward: Bool, to target: Double, spring: Spring?) -> SpringProgress {
    let (displacement, velocity) = motion.state(at: time)
    return SpringProgress(
      spring ?? self.spring, from: self.target + displacement, velocity: isBackward ? -velocity : velocity,
      to: target)
  }

  func progress(at time: Double) -> Double { target + motion.displacement(at: time) }
}
