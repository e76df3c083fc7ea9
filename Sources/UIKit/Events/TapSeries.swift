import QuartzCore

/// Numbers the touches of a window and counts those that follow one another as taps of a series.
struct TapSeries {
  /// How soon after a finger has left one must come down to be the next tap of a series, in seconds.
  static var interval: Double { 0.35 }
  /// How near to the last tap the next one of a series must be, in points.
  static var reach: CGFloat { 45 }

  /// The number of the last touch, counted from 1.
  private(set) var number = 0
  /// The number of taps in the series that the last touch belongs to, itself included.
  private(set) var count = 0
  /// Where and when the last touch ended; nil while it's down and where it was cancelled.
  private var lastEnd: (point: CGPoint, time: Double)?

  /// A touch has begun.
  mutating func begin(at point: CGPoint, time: Double) {
    let continues =
      lastEnd.map { time - $0.time <= Self.interval && $0.point.distance(to: point) <= Self.reach } ?? false
    count = continues ? count + 1 : 1
    number += 1
    lastEnd = nil
  }

  /// A touch has ended.
  mutating func end(_ number: Int, at point: CGPoint, time: Double) {
    if number == self.number { lastEnd = (point, time) }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
