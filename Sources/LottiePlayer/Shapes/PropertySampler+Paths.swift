extension PropertySampler {
  /// Returns all paths as one.
  ///
  /// - Precondition: There is at least one path.
  func joined(_ paths: [Animated<ShapePath>]) -> Animated<ShapePath> { joined(paths[...]) }

  /// Joins both halves recursively, so that a path isn't copied once for every path after it.
  private func joined(_ paths: ArraySlice<Animated<ShapePath>>) -> Animated<ShapePath> {
    guard paths.count > 1 else { return paths[paths.startIndex] }
    let middle = paths.startIndex + paths.count / 2
    return combine(joined(paths[..<middle]), joined(paths[middle...]), +)
  }
}
