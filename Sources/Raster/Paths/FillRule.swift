/// Which points are inside a path, by the winding number of the path around them.
package enum FillRule: Hashable, Sendable {
  /// Points with any winding number but zero.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd

  /// Whether a point with a winding number is inside; the number is negative where the path runs from y toward x.
  package func contains(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}
