import QuartzCore

// Questions of live windows, which forward the system's events.

extension UIWindow {
  /// Returns whether a finger is down.
  package func isDown(finger: Int) -> Bool { touches[finger] != nil }

  /// Whether typed text has a receiver.
  package static var acceptsText: Bool { UIResponder.firstResponder is any UIKeyInput }

  /// The receiver of typed text and of edit actions.
  package static var editor: UIResponder? { UIResponder.firstResponder }
}

extension UIWindow {
  /// The numbers of the fingers that are down, in ascending order.
  package var downFingers: [Int] { touches.keys.sorted() }
}
