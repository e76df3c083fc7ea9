import MotionCore

/// The change of velocity of a damped oscillator during a time step.
///
/// The step `v' = v + β·v + α·x`, `x' = x + h·v'` has the matrix ((1 + hα, h(1 + β)), (α, 1 + β)). Its determinant and
/// trace are made those of the exact solution of `x″ + 2ζω·x′ + ω²·x = 0` over the time *h*, so that frequency and
/// damping are exact and the step is stable at any stiffness.
struct SpringStep {
  /// The factor β of the velocity.
  let damping: Double
  /// The factor α of the displacement, per second.
  let stiffness: Double

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - frequency: The undamped frequency in hertz. It's limited to a quarter oscillation per step.
  ///   - dampingRatio: The damping ratio ζ; 1 is critical.
  ///   - duration: The step's duration *h* in seconds.
  init(frequency: Double, dampingRatio: Double, duration: Double) {
    let angle = min(2 * .pi * frequency * duration, .pi / 2)
    // Above a ratio of 1000 the motion is too slow to be seen.
    let ratio = min(dampingRatio, 1000)
    let decay = ratio * angle
    let determinant = Elementary.exp(-2 * decay)
    let trace: Double
    if ratio < 1 {
      trace = 2 * Elementary.exp(-decay) * Elementary.sinCos(angle * (1 - ratio * ratio).squareRoot()).cos
    } else {
      let spread = angle * (ratio * ratio - 1).squareRoot()
      trace = Elementary.exp(spread - decay) + Elementary.exp(-spread - decay)
    }
    damping = determinant - 1
    stiffness = (trace - 1 - determinant) / duration
  }

  /// Returns the change of velocity.
  func change<Value: SpringValue>(displacement: Value, velocity: Value) -> Value {
    velocity * damping + displacement * stiffness
  }
}

/// A value that a spring moves: a distance, an angle or a position.
protocol SpringValue {
  static func + (left: Self, right: Self) -> Self
  static func * (value: Self, factor: Double) -> Self
}

extension Double: SpringValue {}
extension SIMD2<Double>: SpringValue {}
