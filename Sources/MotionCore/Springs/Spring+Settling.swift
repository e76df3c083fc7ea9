extension Spring {
  /// The threshold of Core Animation's `settlingDuration`, as a fraction of the travel.
  public static let settlingThreshold = 0.001

  /// The time after which a value moving from 0 to 1 counts as settled, by Core Animation's rules.
  ///
  /// - Below critical damping: ln((1 + |ζω₀ − v|/ω_d)/ε)/(ζω₀), where the envelope falls to ε. Infinite without
  ///   damping.
  /// - At critical damping: the first multiple of 0.1 s, accumulated by addition, at which the remaining
  ///   distance is below ε.
  /// - Above: ln(a/ε)/r with the slow rate *r* and the amplitude *a* of the fast mode. Apple's rule isn't
  ///   known; this one gives its only published value (2.6 s for perceptual duration 1, bounce −0.5), at which
  ///   about 1 % of the way is left.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in travels per second, positive toward the target.
  ///   - threshold: ε, a fraction of the travel above 0 and below 1.
  /// - Precondition: `threshold` lies between 0 and 1.
  public func settlingDuration(
    velocity: Double = 0, threshold: Double = Spring.settlingThreshold
  ) -> Double {
    precondition(
      threshold > 0 && threshold < 1, "a settling threshold must lie between 0 and 1, not \(threshold)")
    let motion = motion(from: 1, velocity: -velocity)
    // A critically damped spring whose constants were rounded must not fall under another rule.
    if abs(dampingRatio - 1) < 1e-9 { return firstTenthWhereSettled(motion, threshold: threshold) }
    switch motion.regime {
    case .underdamped(let frequency):
      guard motion.decay > 0 else { return .infinity }
      let envelope = 1 + abs(motion.drive) / frequency
      return Elementary.log(envelope / threshold) / motion.decay
    case .critical:
      return firstTenthWhereSettled(motion, threshold: threshold)
    case .overdamped(let slow, let fast):
      let amplitude = abs(motion.modes(slow: slow, fast: fast).fast)
      return max(0, Elementary.log(amplitude / threshold) / slow)
    case .immediate:
      return 0
    }
  }

  /// The first sum of tenths at which the motion lies within the threshold.
  ///
  /// A spring so slow that it needs more than a thousand seconds gets the time to within 0.1 s instead: the
  /// envelope bounds it, so the search ends.
  private func firstTenthWhereSettled(_ motion: SpringMotion, threshold: Double) -> Double {
    var time = 0.0
    while time < 1000 {
      if abs(motion.displacement(at: time)) < threshold { return time }
      time += 0.1
    }
    var (low, high) = (time, time * 2)
    while high.isFinite, abs(motion.displacement(at: high)) >= threshold { (low, high) = (high, high * 2) }
    while high.isFinite, high - low > 0.1, (low + high) / 2 > low {
      let middle = (low + high) / 2
      if abs(motion.displacement(at: middle)) < threshold { high = middle } else { low = middle }
    }
    return high
  }
}
