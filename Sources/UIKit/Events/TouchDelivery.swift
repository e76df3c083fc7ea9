/// The state of a touch's delivery to its view.
struct TouchDelivery {
  enum State {
    /// The view hasn't received the touch yet.
    case withheld
    /// The view has received the beginning of the touch.
    case delivered
    /// The view receives no further calls for the touch.
    case closed
  }

  var state = State.withheld
  /// Whether the touch has moved since the last delivery.
  var hasMoved = false

  /// Ends the delivery and returns the previous state.
  @discardableResult
  mutating func close() -> State {
    defer { state = .closed }
    return state
  }
}
