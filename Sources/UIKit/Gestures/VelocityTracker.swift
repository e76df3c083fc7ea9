import QuartzCore

/// Computes the velocity of a point from its recent positions.
struct VelocityTracker {
  private struct Sample {
    let time: Double
    let point: CGPoint
  }

  /// The time over which the velocity is averaged, in seconds.
  private static let span = 0.05

  private var samples: [Sample] = []

  /// Records a position. Times never decrease.
  mutating func record(_ point: CGPoint, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    // One sample at or before the beginning of the time span is enough.
    while samples.count > 2, samples[1].time <= time - Self.span { samples.removeFirst() }
  }

  /// The velocity per second at the last position; zero without movement.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}
