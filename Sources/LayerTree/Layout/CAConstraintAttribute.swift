/// A part of a layer's frame.
public enum CAConstraintAttribute: Int32, Sendable {
  /// The side of smallest x.
  case minX
  /// The middle between the sides along x.
  case midX
  /// The side of greatest x.
  case maxX
  /// The distance between the sides along x.
  case width
  /// The side of smallest y.
  case minY
  /// The middle between the sides along y.
  case midY
  /// The side of greatest y.
  case maxY
  /// The distance between the sides along y.
  case height
}
