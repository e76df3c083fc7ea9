import QuartzCore

/// Recognizes fingers that move quickly in a direction. It's discrete.
///
/// The fingers must move 50 points within 0.5 s, and at most half as far sideways. Apple doesn't document its
/// thresholds.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The permitted directions. Default to the right.
  open var direction = Direction.right
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  private static let length: CGFloat = 50
  private static let longestTime = 0.5
  private static let slope: CGFloat = 0.5

  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracking.activeTouches.count > numberOfTouchesRequired { state = .failed }
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard event.timestamp - startTime <= Self.longestTime else { return state = .failed }
    guard live.count == numberOfTouchesRequired else { return }
    if live.allSatisfy({
      isSwipe(CGVector(dx: $0.point.x - $0.startPoint.x, dy: $0.point.y - $0.startPoint.y))
    }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private func isSwipe(_ travel: CGVector) -> Bool {
    let directions: [(Direction, CGFloat, CGFloat)] = [
      (.right, travel.dx, travel.dy), (.left, -travel.dx, travel.dy), (.up, -travel.dy, travel.dx),
      (.down, travel.dy, travel.dx),
    ]
    return directions.contains { direction, along, across in
      self.direction.contains(direction) && along >= Self.length && abs(across) <= Self.slope * along
    }
  }
}
