import QuartzCore

/// The fingers that touch a window, and when the last ones left.
@MainActor
struct Fingers {
  /// How soon after a finger has left one must come down to be the next tap of a series, in seconds.
  static var seriesInterval: Double { 0.35 }
  /// How near to the last tap the next one of a series must be, in points.
  static var seriesReach: CGFloat { 45 }

  private var touches: [Int: UITouch] = [:]
  private var last: UITouch?
  private var count = 0

  /// All touches that there are.
  var all: Set<UITouch> { Set(touches.values) }

  subscript(finger: Int) -> UITouch? { touches[finger] }

  mutating func begin(_ finger: Int, at place: CGPoint, time: Double) -> UITouch {
    let touch = UITouch()
    count += 1
    (touch.number, touch.timestamp) = (count, time)
    (touch.startPlace, touch.place, touch.previousPlace) = (place, place, place)
    touch.tapCount = tapCount(at: place, time: time)
    touches[finger] = touch
    last = touch
    return touch
  }

  mutating func end(_ finger: Int) { touches[finger] = nil }

  private func tapCount(at place: CGPoint, time: Double) -> Int {
    guard let last, last.phase == .ended, time - last.timestamp <= Self.seriesInterval,
      last.place.distance(to: place) <= Self.seriesReach
    else { return 1 }
    return last.tapCount + 1
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
