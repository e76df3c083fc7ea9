extension BuildContext {
  /// Returns whether paths may be drawn once more, where each has one edge for a fill or two for a
  /// stroke.
  func reserveDrawing(of paths: [Animated<ShapePath>], edges: Int, for name: String) -> Bool {
    let pointCount = paths.reduce(0) { $0 + $1.keyframes.reduce(0) { $0 + $1.value.elementCount } }
    let length = paths.reduce(0) { $0 + $1.first.controlLength(longest: longestDistance) }
    return reserveDrawing(pointCount: pointCount, edgeLength: Double(edges) * length, for: name)
  }

  /// Returns those paths whose points, in all keyframes, are within the limits.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - copies: The number of times that each is drawn.
  ///   - name: The name of the layer.
  func pathsWithinLimits(
    _ paths: [Animated<ShapePath>], copies: Int = 1, of name: String
  ) -> [Animated<ShapePath>] {
    var fitting: [Animated<ShapePath>]?
    for (index, path) in paths.enumerated() {
      if isWithinLimits(path, copies: copies) {
        fitting?.append(path)
      } else {
        report("paths with more points than the limit", of: name)
        fitting = fitting ?? Array(paths[..<index])
      }
    }
    return fitting ?? paths
  }

  private func isWithinLimits(_ path: Animated<ShapePath>, copies: Int) -> Bool {
    let counts = path.keyframes.lazy.map { $0.value.elementCount * copies }
    return counts.allSatisfy { $0 <= limits.pathPointCount } && sampler.reservePoints(counts.reduce(0, +))
  }
}
