import MotionCore

/// How progress follows the time of an animation.
enum Pace {
  case linear
  case eased(Easing)
  case spring(SpringCourse)

  init(_ easing: Easing) { self = easing == .linear ? .linear : .eased(easing) }

  /// The progress at a time of an animation; before 0 that of 0.
  func progress(at elapsed: Double, of timing: AnimationTiming) -> Double {
    switch self {
    case .linear: timing.fraction(at: elapsed)
    case .eased(let easing): easing.value(at: timing.fraction(at: elapsed))
    case .spring(let course): elapsed < timing.length ? course.progress(at: max(elapsed, 0)) : course.target
    }
  }
}

/// The way of a spring to its target progress, which is 1 unless it was given another one.
struct SpringCourse {
  let spring: Spring
  let motion: SpringMotion
  let target: Double

  /// From progress 0, at rest, to 1.
  init(_ spring: Spring) {
    self.init(spring, from: 0, velocity: 0, to: 1)
  }

  private init(_ spring: Spring, from progress: Double, velocity: Double, to target: Double) {
    self.spring = spring
    self.target = target
    motion = spring.motion(from: progress - target, velocity: velocity)
  }

  /// The course that goes on from a time toward another target, with the progress and the speed of that time.
  func retargeted(at time: Double, isBackward: Bool, to target: Double, spring: Spring?) -> SpringCourse {
    let (displacement, velocity) = motion.state(at: time)
    return SpringCourse(
      spring ?? self.spring, from: self.target + displacement, velocity: isBackward ? -velocity : velocity,
      to: target)
  }

  func progress(at time: Double) -> Double { target + motion.displacement(at: time) }
}
