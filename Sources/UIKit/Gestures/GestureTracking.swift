import QuartzCore

/// What a recogniser knows from the first touch until it's possible again.
@MainActor
struct GestureTracking {
  var state = UIGestureRecognizer.State.possible
  /// What the recogniser will be as soon as those that it waits for have failed.
  var pendingState: UIGestureRecognizer.State?
  /// All touches that were watched.
  private(set) var touches: [UITouch] = []
  /// The touches that make up the gesture: those that are down, and those that left last.
  private(set) var gestureTouches: [UITouch] = []

  mutating func add(_ touch: UITouch) { touches.append(touch) }

  mutating func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    gestureTouches.removeAll { $0 === touch }
  }

  /// Takes touches into account that begin or move.
  mutating func update(_ changed: Set<UITouch>) {
    gestureTouches.removeAll { $0.isOver }
    for touch in touches where changed.contains(touch) && !gestureTouches.contains(where: { $0 === touch }) {
      gestureTouches.append(touch)
    }
  }

  /// The touches of the gesture that are down.
  var activeTouches: [UITouch] { gestureTouches.filter { !$0.isOver } }

  func contains(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  /// Whether all touches have left.
  var haveAllTouchesEnded: Bool { touches.allSatisfy(\.isOver) }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture was recognised, and is going on or has just ended.
  var isRecognition: Bool { self == .began || self == .changed || self == .ended }
  var isRunning: Bool { self == .began || self == .changed }
}
