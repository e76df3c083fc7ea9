/// The instants at which a display shows frames: the whole multiples of its period, counted from time 0.
struct FrameGrid {
  /// The greatest rate of a display.
  static var maximumRate: Double { 10_000 }

  /// Frames per second, above 0, up to ``maximumRate``.
  let rate: Double

  /// The time between two frames, in seconds.
  var period: Double { 1 / rate }

  /// The number of the last frame up to a time.
  func frame(at time: Double) -> Double { (time * rate).rounded(.down) }

  /// The time of the first frame after `time` whose number is a multiple of `interval`.
  ///
  /// Divided, not summed, so that links of different rates share their instants exactly. Where time is too coarse
  /// to hold the next frame it's the next time there is.
  func time(after time: Double, every interval: Int) -> Double {
    let step = Double(interval)
    var count = (time * rate / step).rounded(.down)
    while count > 0, (count * step) / rate > time { count -= 1 }
    let next = ((count + 1) * step) / rate
    return next > time ? next : max(((count + 2) * step) / rate, time.nextUp)
  }
}

/// How often a display link's owner wants it to tick.
enum FrameWish {
  /// With every frame.
  case native
  /// With every so many frames; what isn't above 0 counts as 1.
  case everyFrames(Int)
  /// So many times a second; what isn't above 0 stands for every frame.
  case rate(Int)
  case range(CAFrameRateRange)

  /// How many of a display's frames make one tick.
  func interval(at rate: Double) -> Int {
    switch self {
    case .native: 1
    case .everyFrames(let count): min(max(count, 1), Self.maximumInterval)
    case .rate(let wished): Self.interval(nearest: Double(wished), at: rate)
    case .range(let range): Self.interval(for: range, at: rate)
    }
  }

  /// Seldom enough for everybody, and far from what integers can't hold.
  private static var maximumInterval: Int { 1 << 30 }

  /// The interval whose rate comes nearest to the one wished for, the faster of two equally near.
  private static func interval(nearest wished: Double, at rate: Double) -> Int {
    guard wished > 0, wished < rate else { return 1 }
    let ratio = min(rate / wished, Double(maximumInterval))
    let (faster, slower) = (ratio.rounded(.down), ratio.rounded(.up))
    return Int(rate / faster - wished <= wished - rate / slower ? faster : slower)
  }

  /// The nearest interval whose rate lies in the range; where none does, no rate is above the range.
  private static func interval(for range: CAFrameRateRange, at rate: Double) -> Int {
    let nearest = interval(nearest: Double(range.preferred ?? range.maximum), at: rate)
    let (least, most) = (rate / Double(range.maximum), rate / Double(range.minimum))
    var interval = Double(nearest)
    if most >= 1, most.isFinite { interval = min(interval, most.rounded(.down)) }
    if least > 0, least.isFinite { interval = max(interval, least.rounded(.up)) }
    return Int(min(interval, Double(maximumInterval)))
  }
}
