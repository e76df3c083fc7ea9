/// The rule by which the winding number of a path around a point determines whether the point is inside.
package enum FillRule: Hashable, Sendable {
  /// Points with a winding number other than zero.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd

  /// Whether a point with a winding number is inside. The number is negative where the path turns from y
  /// toward x.
  package func contains(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}
