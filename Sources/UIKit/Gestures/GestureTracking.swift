import QuartzCore

/// The state of a gesture recognizer from the first touch until it's reset.
@MainActor
struct GestureTracking {
  var state = UIGestureRecognizer.State.possible
  /// The state to enter once the recognizers that this one waits for have failed.
  var pendingState: UIGestureRecognizer.State?
  /// All touches that the recognizer tracks.
  private(set) var touches: [UITouch] = []
  /// The touches that make up the gesture: those that are down and those that ended last.
  private(set) var gestureTouches: [UITouch] = []

  mutating func add(_ touch: UITouch) { touches.append(touch) }

  mutating func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    gestureTouches.removeAll { $0 === touch }
  }

  /// Adds touches that began or moved to the gesture.
  mutating func update(_ changed: Set<UITouch>) {
    gestureTouches.removeAll { $0.hasEnded }
    for touch in touches where changed.contains(touch) && !gestureTouches.contains(where: { $0 === touch }) {
      gestureTouches.append(touch)
    }
  }

  /// The touches of the gesture that are down.
  var activeTouches: [UITouch] { gestureTouches.filter { !$0.hasEnded } }

  func contains(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  /// Whether all tracked touches have ended.
  var haveAllTouchesEnded: Bool { touches.allSatisfy(\.hasEnded) }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture is recognized: under way or just ended.
  var isRecognition: Bool { self == .began || self == .changed || self == .ended }
  var isRunning: Bool { self == .began || self == .changed }
}
