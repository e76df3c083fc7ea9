/// The times at which a display shows frames: the whole multiples of its period, counted from time 0.
struct FrameGrid {
  /// The greatest rate of a display.
  static var maximumRate: Double { 10_000 }

  /// Frames per second, above 0, up to ``maximumRate``.
  let rate: Double

  /// The time between two frames, in seconds.
  var period: Double { 1 / rate }

  /// Returns the number of the last frame at or before a time.
  func frame(at time: Double) -> Double { (time * rate).rounded(.down) }

  /// Returns the time of the first frame after `time` whose number is a multiple of `interval`.
  ///
  /// Frame times are calculated by division rather than summation, so that links of different rates share exactly the
  /// same times. If the precision at `time` is too low to represent the next frame, the next representable time is
  /// returned.
  func time(after time: Double, every interval: Int) -> Double {
    let step = Double(interval)
    var count = (time * rate / step).rounded(.down)
    while count > 0, (count * step) / rate > time { count -= 1 }
    let next = ((count + 1) * step) / rate
    return next > time ? next : max(((count + 2) * step) / rate, time.nextUp)
  }
}

/// The rate at which a display link is requested to tick.
enum FrameRateRequest {
  /// A tick for every frame.
  case everyFrame
  /// A tick each time that this number of frames has passed; a number that isn't above 0 counts as 1.
  case frameInterval(Int)
  /// This number of ticks per second; a number that isn't above 0 means every frame.
  case rate(Int)
  case range(CAFrameRateRange)

  /// Returns the number of frames from tick to tick on a display with a frame rate.
  func interval(at rate: Double) -> Int {
    switch self {
    case .everyFrame: 1
    case .frameInterval(let count): min(max(count, 1), Self.maximumInterval)
    case .rate(let requested): Self.interval(nearest: Double(requested), at: rate)
    case .range(let range): Self.interval(for: range, at: rate)
    }
  }

  /// The longest interval: far beyond practical use, and small enough that calculations with it can't overflow.
  private static var maximumInterval: Int { 1 << 30 }

  /// Returns the interval whose rate is nearest to the requested one, the faster of two that are equally near.
  private static func interval(nearest requested: Double, at rate: Double) -> Int {
    guard requested > 0, requested < rate else { return 1 }
    let ratio = min(rate / requested, Double(maximumInterval))
    let (faster, slower) = (ratio.rounded(.down), ratio.rounded(.up))
    return Int(rate / faster - requested <= requested - rate / slower ? faster : slower)
  }

  /// Returns the nearest interval whose rate is in the range; if there is none, one whose rate is below the range.
  private static func interval(for range: CAFrameRateRange, at rate: Double) -> Int {
    let nearest = interval(nearest: Double(range.preferred ?? range.maximum), at: rate)
    let (least, most) = (rate / Double(range.maximum), rate / Double(range.minimum))
    var interval = Double(nearest)
    if most >= 1, most.isFinite { interval = min(interval, most.rounded(.down)) }
    if least > 0, least.isFinite { interval = max(interval, least.rounded(.up)) }
    return Int(min(interval, Double(maximumInterval)))
  }
}
