/// What a touch's view knows of it.
struct TouchCourse {
  enum Knowledge {
    /// The view hasn't been told of the touch, but will be.
    case withheld
    /// The view knows that the touch is there.
    case told
    /// The view hears nothing more of the touch.
    case closed
  }

  var knowledge = Knowledge.withheld
  /// Whether the touch has moved since the view was last told.
  var hasMoved = false

  /// Lets the view hear nothing more; returns what it knew.
  @discardableResult
  mutating func close() -> Knowledge {
    defer { knowledge = .closed }
    return knowledge
  }
}
