import Requirements

extension Spring {
  /// The threshold of Core Animation's `settlingDuration`, as a fraction of the travel: 0.001.
  public static let settlingThreshold = 0.001

  /// Returns the time in seconds after which a value moving from 0 to 1 counts as settled, by Core
  /// Animation's rules.
  ///
  /// - Below critical damping: ln((1 + |ζω₀ − v|/ω_d)/ε)/(ζω₀), at which the envelope falls to ε. Infinite
  ///   without damping.
  /// - At critical damping: the first multiple of 0.1 s, accumulated by addition, at which the remaining
  ///   distance is below ε.
  /// - Above: ln(a/ε)/r with the slow rate *r* and the amplitude *a* of the fast mode. Apple's rule isn't
  ///   known; this one gives its only published value (2.6 s for perceptual duration 1, bounce −0.5), at
  ///   which about 1 % of the distance remains.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity in travels per second, positive toward the target.
  ///   - threshold: ε, a fraction of the travel above 0 and below 1.
  /// - Precondition: `threshold` is between 0 and 1, and `velocity` is finite.
  public func settlingDuration(
    velocity: Double = 0, threshold: Double = Spring.settlingThreshold
  ) -> Double {
    require(
      threshold > 0 && threshold < 1, "a settling threshold must be between 0 and 1, not \(threshold)")
    require(velocity.isFinite, "a spring's initial velocity must be finite, not \(velocity)")
    let motion = motion(from: 1, velocity: -velocity)
    let rates = motion.rates
    // A critically damped spring whose constants were rounded must not be treated by another rule.
    if abs(dampingRatio - 1) < 1e-9 { return motion.firstSettledTenth(within: threshold) }
    switch rates.regime {
    case .underdamped:
      guard rates.decay > 0 else { return .infinity }
      let envelope = 1 + abs(motion.startVelocity + rates.decay) / rates.rate
      return (Elementary.log(envelope) - Elementary.log(threshold)) / rates.decay
    case .critical:
      return motion.firstSettledTenth(within: threshold)
    case .overdamped:
      guard rates.slow > 0 else { return .infinity }
      let amplitude = abs(rates.slow + motion.startVelocity) * rates.inverseRate
      return max(0, (Elementary.log(amplitude) - Elementary.log(threshold)) / rates.slow)
    case .immediate:
      return 0
    }
  }
}

extension SpringMotion {
  /// Returns the first sum of tenths of a second at which the displacement is below a threshold.
  ///
  /// For a motion that needs more than a thousand seconds, the time is found to within 0.1 s by doubling
  /// bounds, so the search always ends.
  func firstSettledTenth(within threshold: Double) -> Double {
    var time = 0.0
    while time < 1000 {
      if abs(displacement(at: time)) < threshold { return time }
      time += 0.1
    }
    var (low, high) = (time, time * 2)
    while high.isFinite, abs(displacement(at: high)) >= threshold { (low, high) = (high, high * 2) }
    while high.isFinite, high - low > 0.1 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if abs(displacement(at: middle)) < threshold { high = middle } else { low = middle }
    }
    return high
  }
}
