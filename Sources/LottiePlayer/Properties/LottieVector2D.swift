/// A point of an animation's timing curve.
public struct LottieVector2D: Hashable, Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double

  /// Creates a vector with two components.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
