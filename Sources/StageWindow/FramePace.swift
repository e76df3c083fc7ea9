/// The pace of a window's frames, and the title and the chart that show it.
struct FramePace {
  private let title: String
  private var beginTime: Double
  private var beginProcessorTime: Double
  /// The time at which the frame was due, at most ``greatestLag`` before it began.
  private var dueTime: Double
  /// Whether the gap before the next frame counts: not the one before the first frame, nor those while nothing moves.
  private var isGapCounted = false
  private var count = 0
  private var drawingTime = 0.0
  private var reportTime: Double
  /// The times of all frames.
  private(set) var times = FrameTimes()
  /// The latest gaps in seconds, oldest first.
  private(set) var latestGaps: [Double] = []
  /// The frame rate and the mean time that drawing takes, in the latest half second.
  private(set) var report = ""

  /// The time between two frames, in seconds.
  static let interval = 1.0 / 60
  /// The lateness that the frames after a late one make up for, in seconds. More of it is skipped.
  private static let greatestLag = 3 * interval
  /// The time between two frames while nothing moves, in seconds.
  private static let restingInterval = 0.1
  /// The time between two reports, in seconds.
  private static let reportInterval = 0.5
  /// The number of gaps that the chart shows.
  static let latestGapCount = 60

  /// - Parameters:
  ///   - now: The current time in seconds.
  ///   - processorTime: The processor time of the process so far, in seconds.
  init(title: String, now: Double, processorTime: Double) {
    (self.title, beginTime, dueTime, reportTime) = (title, now, now, now)
    beginProcessorTime = processorTime
    latestGaps.reserveCapacity(Self.latestGapCount)
  }

  /// Returns the time at which the next frame is due.
  ///
  /// A late frame doesn't delay the frames after it, so that the mean frame rate stays at 60 if a few of them take long.
  func nextTime(isResting: Bool) -> Double {
    isResting ? beginTime + Self.restingInterval : dueTime + Self.interval
  }

  /// Begins a frame.
  ///
  /// - Returns: The time since the frame before, in seconds.
  mutating func begin(at time: Double, processorTime: Double, isResting: Bool) -> Double {
    let gap = time - beginTime
    if isGapCounted {
      times.add(gap: gap, processorTime: processorTime - beginProcessorTime)
      if latestGaps.count == Self.latestGapCount { latestGaps.removeFirst() }
      latestGaps.append(gap)
    }
    isGapCounted = !isResting
    dueTime = min(max(dueTime + Self.interval, time - Self.greatestLag), time)
    (beginTime, beginProcessorTime) = (time, processorTime)
    return gap
  }

  /// Ends a frame.
  ///
  /// - Returns: A new title, every half second; otherwise nil.
  mutating func end(at time: Double) -> String? {
    count += 1
    drawingTime += time - beginTime
    let elapsed = time - reportTime
    guard elapsed >= Self.reportInterval else { return nil }
    defer { (count, drawingTime, reportTime) = (0, 0, time) }
    let rate = Int((Double(count) / elapsed).rounded())
    report = "\(rate) fps, \(FrameTimes.milliseconds(drawingTime / Double(count))) ms"
    return "\(title) – \(report)"
  }
}
