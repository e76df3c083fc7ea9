import QuartzCore

/// Tells how fast something moves from where it was lately.
struct VelocityTracker {
  private struct Sample {
    let time: Double
    let point: CGPoint
  }

  /// The time over which the velocity is a mean, in seconds.
  private static let span = 0.05

  private var samples: [Sample] = []

  /// Takes note of where something is; times don't go back.
  mutating func record(_ point: CGPoint, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    // One sample at or before the span's beginning is enough.
    while samples.count > 2, samples[1].time <= time - Self.span { samples.removeFirst() }
  }

  /// The velocity at the last point, per second; 0 before something has moved.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}
