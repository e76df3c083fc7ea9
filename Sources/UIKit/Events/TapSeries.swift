import QuartzCore

/// Numbers the touches of a window and counts consecutive taps.
struct TapSeries {
  /// The maximum time in seconds between the end of a tap and the beginning of the next one in a series.
  static var interval: Double { 0.35 }
  /// The maximum distance in points between consecutive taps of a series.
  static var reach: CGFloat { 45 }

  /// The number of the last touch, counted from 1.
  private(set) var number = 0
  /// The number of taps in the last touch's series, including that touch.
  private(set) var count = 0
  /// The position and time at which the last touch ended; nil while it's down and if it was canceled.
  private var lastEnd: (point: CGPoint, time: Double)?

  /// Records the beginning of a touch.
  mutating func begin(at point: CGPoint, time: Double) {
    let continues =
      lastEnd.map { time - $0.time <= Self.interval && $0.point.distance(to: point) <= Self.reach } ?? false
    count = continues ? count + 1 : 1
    number += 1
    lastEnd = nil
  }

  /// Records the end of a touch that wasn't canceled.
  mutating func end(_ number: Int, at point: CGPoint, time: Double) {
    if number == self.number { lastEnd = (point, time) }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
