/// A conversion of durations to numbers of frames at a constant rate, which carries rounding errors over.
struct TickClock {
  /// The duration of a frame in seconds.
  let tick: Double
  /// The end of the last frame in seconds.
  private var end = 0.0
  private var count = 0

  init(_ delay: FrameDelay) { tick = delay.seconds }

  /// Returns the number of frames that a duration in seconds takes.
  mutating func ticks(for duration: Double) -> Int {
    end += duration
    let next = Int((end / tick).rounded())
    defer { count = next }
    return max(0, next - count)
  }
}
