/// The delay of a frame as a fraction of seconds whose terms have 16 bits, as APNG stores it.
struct FrameDelay: Hashable {
  let numerator: Int
  /// In 1…65,535.
  let denominator: Int

  var seconds: Double { Double(numerator) / Double(denominator) }

  static let maximum = 65_535

  /// Creates the fraction nearest to a number of seconds in 0…65,535, and the simplest of those within a nanosecond.
  ///
  /// The candidates are the convergents of the continued fraction, each of which is nearer than any fraction with a
  /// smaller denominator (Khinchin, "Continued Fractions", theorem 16).
  init(seconds: Double) {
    var (previous, best) = ((numerator: 1, denominator: 0), (numerator: Int(seconds), denominator: 1))
    var remainder = seconds - seconds.rounded(.down)
    while abs(seconds - Double(best.numerator) / Double(best.denominator)) > Self.tolerance, remainder > 0 {
      let inverse = 1 / remainder
      // A larger term makes the denominator too large in any case.
      guard inverse <= Double(Self.maximum) else { break }
      let term = Int(inverse)
      let next = (
        numerator: term * best.numerator + previous.numerator,
        denominator: term * best.denominator + previous.denominator
      )
      guard next.numerator <= Self.maximum, next.denominator <= Self.maximum else { break }
      (previous, best) = (best, next)
      remainder = inverse - Double(term)
    }
    (numerator, denominator) = best
  }

  private static let tolerance = 1e-9
}

extension FrameDelay {
  /// The fraction as one number, for temporary files.
  var packed: Int { numerator << 16 | denominator }

  init(packed: Int) { (numerator, denominator) = (packed >> 16, packed & 0xFFFF) }
}

/// A conversion of durations to fractions that carries the rounding error of a frame over to the next one.
struct FractionClock {
  /// The sum of the durations so far minus that of their fractions, in seconds.
  private var error = 0.0

  /// Returns the delay of the next frame.
  mutating func delay(for duration: Double) -> FrameDelay {
    let target = min(max(0, duration + error), Double(FrameDelay.maximum))
    let delay = FrameDelay(seconds: target)
    // Errors below a nanosecond come from floating-point arithmetic; carrying them over would spoil round fractions.
    let remaining = target - delay.seconds
    error = abs(remaining) > 1e-9 ? remaining : 0
    return delay
  }
}
