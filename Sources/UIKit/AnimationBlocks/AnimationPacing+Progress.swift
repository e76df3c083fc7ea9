import LayerTree
import MotionCore
import QuartzCore

extension AnimationPacing {
  /// Returns the progress at an elapsed fraction of a duration in seconds.
  func progress(at fraction: Double, of duration: Double, axis: ValueTrack.Axis? = nil) -> Double {
    if fraction <= 0 { return 0 }
    switch self {
    case .curve(let function): return function.bezier.value(at: min(fraction, 1))
    case .spring(let spring):
      let velocity = Double(spring.velocity(along: axis))
      let motion = spring.effectiveSpring(along: axis).motion(from: 1, velocity: -velocity)
      return 1 - motion.displacement(at: min(fraction, 1) * duration)
    }
  }

  /// Returns an elapsed fraction at which the progress reaches a value: 0 for values up to 0, and 1 for values beyond
  /// the final progress.
  ///
  /// A spring that oscillates can have several such fractions; the result is one of them. Progress is continuous, so
  /// that bisection finds it.
  func fraction(at progress: Double, of duration: Double, axis: ValueTrack.Axis? = nil) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < self.progress(at: 1, of: duration, axis: axis) else { return 1 }
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if self.progress(at: middle, of: duration, axis: axis) < progress {
        low = middle
      } else {
        high = middle
      }
    }
  }
}
