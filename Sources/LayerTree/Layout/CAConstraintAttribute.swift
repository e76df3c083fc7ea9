/// An edge, center or extent of a layer's frame.
public enum CAConstraintAttribute: Int32, Sendable {
  /// The minimum x edge.
  case minX
  /// The center along x.
  case midX
  /// The maximum x edge.
  case maxX
  /// The width.
  case width
  /// The minimum y edge.
  case minY
  /// The center along y.
  case midY
  /// The maximum y edge.
  case maxY
  /// The height.
  case height
}
