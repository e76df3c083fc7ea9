/// Where UIKit keeps the directions of layouts; there are no constraints here.
public enum NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
