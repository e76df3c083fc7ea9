extension [Vector] {
  /// The corners of the smallest convex polygon around the points, at increasing angles.
  ///
  /// Points on an edge are left out, and points that aren't finite are ignored. The result has fewer than three corners
  /// if all points lie on a line. The algorithm is Andrew's monotone chain.
  package var convexHull: [Vector] {
    let sorted = filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard let first = sorted.first, let last = sorted.last, first != last else {
      return Array(sorted.prefix(1))
    }
    return Self.chain(sorted) + Self.chain(sorted.reversed())
  }

  /// The corners of the chain along sorted points that turns only toward positive angles, without the last point.
  private static func chain(_ points: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in points {
      while chain.count > 1,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    chain.removeLast()
    return chain
  }
}
