/// A namespace for layout directions. Constraints aren't supported.
public enum NSLayoutConstraint {
  /// A layout direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
