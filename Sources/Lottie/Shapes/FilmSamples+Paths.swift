extension FilmSamples {
  /// All paths as one.
  ///
  /// - Precondition: There is a path.
  func joined(_ paths: [Animated<ShapePath>]) -> Animated<ShapePath> { joined(paths[...]) }

  /// By halves, so that a path's outlines aren't moved once for every path after it.
  private func joined(_ paths: ArraySlice<Animated<ShapePath>>) -> Animated<ShapePath> {
    guard paths.count > 1 else { return paths[paths.startIndex] }
    let middle = paths.startIndex + paths.count / 2
    return combine(joined(paths[..<middle]), joined(paths[middle...]), +)
  }
}
