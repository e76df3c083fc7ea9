/// Which points are inside a path, by the winding number of the path around them.
package enum FillRule: Hashable, Sendable {
  /// Points with any winding number but zero.
  case nonZero
  /// Points with an odd winding number.
  case evenOdd
}
