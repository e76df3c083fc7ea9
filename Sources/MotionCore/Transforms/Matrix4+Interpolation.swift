extension Matrix4: Interpolable {
  /// Returns the matrix at a fraction of the way to another one, as Core Animation interpolates whole
  /// transforms: decomposed, interpolated part by part, and recomposed. Exact at 0 and 1.
  ///
  /// If one of them can't be decomposed (see ``TransformParts/init(_:)``), the first one holds until 1.
  public func interpolated(to end: Matrix4, at fraction: Double) -> Matrix4 {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    guard let startParts = TransformParts(self), let endParts = TransformParts(end) else { return self }
    return startParts.interpolated(to: endParts, at: fraction).matrix
  }
}

extension Matrix4 {
  /// Returns the matrix multiplied by itself `count` times; the identity for 0 or less.
  public func power(_ count: Int) -> Matrix4 {
    var (result, square, rest) = (Matrix4.identity, self, count)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
