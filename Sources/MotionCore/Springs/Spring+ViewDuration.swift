import Requirements

// UIKit describes a spring by its damping ratio and the duration after which its envelope is a thousandth of
// the distance. Two independent descriptions of that rule agree on the equations solved here and on the
// limits of the arguments.

extension Spring {
  /// Creates the spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// The spring has mass 1 and the natural frequency *ω₀* for which, with *ω_d* = ω₀√(1 − ζ²),
  ///
  ///     (ζω₀ − v)/ω_d · e^(−ζω₀·duration) = 0.001        below critical damping
  ///     (1 + (ω₀ − v)·duration) · e^(−ω₀·duration) = 0.001        at it
  ///
  /// For a ratio of 0.7 and 0.7 s the stiffness is 197.589, with a velocity of 0.7 it is 193.330. Of several
  /// solutions the stiffest is taken. If the velocity is so high that there is none, the equation is solved for
  /// −0.001. *ω₀* is limited to 10¹⁵⁴, whose square is still finite.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio *ζ*, clamped to 0.05…1 as in UIKit.
  ///   - duration: The duration in seconds, clamped to 0.01…10 as in UIKit.
  ///   - velocity: The initial velocity in travels per second, positive toward the target. It affects the
  ///     spring, and the motion must start with it too.
  /// - Precondition: None of the three is NaN, and `velocity` is finite.
  public init(viewDampingRatio ratio: Double, duration: Double, velocity: Double = 0) {
    require(!ratio.isNaN, "a damping ratio must be a number, not \(ratio)")
    require(!duration.isNaN, "a duration must be a number, not \(duration)")
    require(velocity.isFinite, "a spring's initial velocity must be finite, not \(velocity)")
    let ratio = min(max(ratio, 0.05), 1)
    let duration = min(max(duration, 0.01), 10)
    let envelope = ViewSpringEnvelope(ratio: ratio, duration: duration, velocity: velocity)
    let frequency = min(envelope.frequency, 1e154)
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }
}

/// The remaining fraction of the distance at the end of a view's spring animation, as a function of the
/// natural frequency.
private struct ViewSpringEnvelope {
  let ratio: Double
  let duration: Double
  let velocity: Double

  static let threshold = 0.001

  /// The largest natural frequency for which the remainder is ±0.001.
  ///
  /// The remainder increases to a peak and then decreases toward 0; before the peak it comes from below 0. So
  /// the solution is beyond the peak or, if even the peak is too low, before the zero.
  var frequency: Double {
    let (zero, peak) = zeroAndPeak
    if zero > 0, abs(remainder(at: peak)) < Self.threshold { return solution(between: 0, and: zero) }
    var high = max(2 * peak, 1 / duration)
    while abs(remainder(at: high)) >= Self.threshold { high *= 2 }
    return solution(between: peak, and: high)
  }

  private func remainder(at frequency: Double) -> Double {
    if ratio == 1 { return (1 + (frequency - velocity) * duration) * Elementary.exp(-frequency * duration) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return (ratio * frequency - velocity) / damped * Elementary.exp(-ratio * frequency * duration)
  }

  /// The frequencies at which the remainder is 0 and at which it peaks; 0 if there is none above 0.
  private var zeroAndPeak: (zero: Double, peak: Double) {
    if ratio == 1 { return (max(velocity - 1 / duration, 0), max(velocity, 0)) }
    guard velocity > 0 else { return (0, 0) }
    // The derivative vanishes where u = ζω₀ has u² − v·u = v/d.
    let peak =
      velocity > 1
      ? velocity * (1 + (1 + 4 / velocity / duration).squareRoot()) / 2
      : (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / 2
    return (velocity / ratio, peak / ratio)
  }

  /// Returns the frequency at which the remainder falls below the threshold, by bisection: it is monotonic in
  /// between.
  private func solution(between low: Double, and high: Double) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if abs(remainder(at: middle)) >= Self.threshold { low = middle } else { high = middle }
    }
  }
}
