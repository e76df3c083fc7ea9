/// Turns durations in seconds into GIF's delays, which are whole hundredths of a second, at least two.
///
/// What rounding adds to or takes from one frame is made up for by the next ones, so that frames of 1/30 s
/// last 3, 4, 3, 3, 4, 3 … hundredths and the film never drifts by more than half of one.
struct GIFClock {
  /// The end of the last frame in nanoseconds: whole numbers, so that nothing depends on how sums round.
  private var end = 0

  static let shortestDuration = 0.02
  /// What the format's 16 bits can hold.
  static let longestDuration = 655.35

  /// Returns the delay in hundredths of a second for the next frame.
  mutating func delay(for duration: Double) throws(ImageCodingError) -> Int {
    let nanoseconds = (duration * 1e9).rounded()
    guard nanoseconds >= Self.shortestDuration * 1e9 else {
      throw ImageCodingError(
        .invalidArgument,
        "a frame of \(duration) s is too short: GIF shows at most 50 a second, each for 0.02 s or more")
    }
    guard nanoseconds <= Self.longestDuration * 1e9 else {
      throw ImageCodingError(
        .invalidArgument, "a frame of \(duration) s is too long: GIF allows \(Self.longestDuration) s")
    }
    let start = end
    end += Int(nanoseconds)
    return Self.hundredths(end) - Self.hundredths(start)
  }

  private static func hundredths(_ nanoseconds: Int) -> Int { (nanoseconds + 5_000_000) / 10_000_000 }
}
