/// The gaps between the frames of a window, and the processor time that they take.
package struct FrameTimes {
  /// The number of gaps of each length, in steps of ``resolution``. Longer gaps count as the longest.
  private var counts = [Int](repeating: 0, count: 10_001)
  /// The number of gaps.
  package private(set) var count = 0
  /// The sum of the gaps, in seconds.
  private var totalGap = 0.0
  /// The sum of the processor times of the process, in seconds.
  private var processorTime = 0.0
  /// The longest gap in seconds; 0 without any.
  package private(set) var longestGap = 0.0

  /// The precision of percentiles, in seconds.
  package static let resolution = 1e-4

  package init() {}

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - gap: The time since the frame before, in seconds.
  ///   - processorTime: The processor time that the process used in the gap, in seconds.
  package mutating func add(gap: Double, processorTime: Double) {
    let index = max(0, min(gap / Self.resolution, Double(counts.count - 1)).rounded(.up))
    counts[Int(index)] += 1
    count += 1
    totalGap += gap
    self.processorTime += processorTime
    longestGap = max(longestGap, gap)
  }
}

extension FrameTimes {
  /// The number of frames per second; 0 without any.
  package var frameRate: Double { totalGap > 0 ? Double(count) / totalGap : 0 }

  /// The mean processor time per frame, in seconds; 0 without any.
  package var processorTimePerFrame: Double { count > 0 ? processorTime / Double(count) : 0 }

  /// Returns the shortest gap, in seconds, that a share of all gaps doesn't exceed.
  ///
  /// - Parameter share: The share in 0…1, such as 0.99.
  package func gap(ofShare share: Double) -> Double {
    var remaining = share * Double(count)
    for (index, number) in counts.enumerated() {
      remaining -= Double(number)
      if remaining <= 0 { return min(Double(index) * Self.resolution, longestGap) }
    }
    return longestGap
  }

  /// The measured values in one line.
  package var summary: String {
    let gaps = [gap(ofShare: 0.5), gap(ofShare: 0.99), longestGap].map(Self.milliseconds)
    return
      "\(count) frames at \(Self.rounded(frameRate)) fps; gap of \(gaps[0]) ms in the median, \(gaps[1]) ms at the 99th "
      + "percentile, \(gaps[2]) ms at most; \(Self.milliseconds(processorTimePerFrame)) ms of processor time per frame"
  }

  /// Returns a time in milliseconds with one decimal.
  static func milliseconds(_ seconds: Double) -> Double { rounded(seconds * 1000) }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
