/// A number of an animation.
public struct LottieVector1D: Hashable, Sendable {
  /// The number.
  public var value: Double

  /// Creates a vector with one component.
  public init(_ value: Double) { self.value = value }
}

/// A point, size or scale of an animation.
public struct LottieVector3D: Hashable, Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a vector with three components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
