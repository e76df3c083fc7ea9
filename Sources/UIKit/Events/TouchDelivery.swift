/// What a touch's view knows of it.
struct TouchDelivery {
  enum State {
    /// The view hasn't been told of the touch, but will be.
    case withheld
    /// The view knows that the touch is there.
    case delivered
    /// The view hears nothing more of the touch.
    case closed
  }

  var state = State.withheld
  /// Whether the touch has moved since the view was last told.
  var hasMoved = false

  /// Lets the view hear nothing more; returns what it knew.
  @discardableResult
  mutating func close() -> State {
    defer { state = .closed }
    return state
  }
}
