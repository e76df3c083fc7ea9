/// A conversion of durations in seconds to GIF's delays, which are whole hundredths of a second, at least two.
///
/// The rounding error of one frame is carried over to the next. So frames of 1/30 s last 3, 4, 3, 3, 4, 3 …
/// hundredths, and the film never drifts by more than half a hundredth.
struct GIFClock {
  /// The end of the last frame in nanoseconds, as an integer, so that sums are exact.
  private var end = 0

  static let minimumDuration = 0.02
  /// The largest delay of 16 bits.
  static let maximumDuration = 655.35

  /// Returns the delay in hundredths of a second for the next frame.
  mutating func delay(for duration: Double) throws(ImageCodingError) -> Int {
    let nanoseconds = (duration * 1e9).rounded()
    guard nanoseconds >= Self.minimumDuration * 1e9 else {
      throw ImageCodingError(
        .invalidArgument,
        "a frame of \(duration) s is too short; a GIF has at most 50 per second, each of 0.02 s or more")
    }
    guard nanoseconds <= Self.maximumDuration * 1e9 else {
      throw ImageCodingError(
        .invalidArgument,
        "a frame of \(duration) s is too long; the limit of GIF is \(Self.maximumDuration) s")
    }
    let start = end
    end += Int(nanoseconds)
    return Self.hundredths(end) - Self.hundredths(start)
  }

  private static func hundredths(_ nanoseconds: Int) -> Int { (nanoseconds + 5_000_000) / 10_000_000 }
}
