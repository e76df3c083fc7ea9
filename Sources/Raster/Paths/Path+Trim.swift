extension Path {
  /// The arc length of all subpaths together, the lines that close them included; `move`s count nothing.
  ///
  /// Curves are exact to about ten digits. NaN where a coordinate isn't finite.
  package var length: Double { isFinite ? PathMeasure(self).length : .nan }

  /// The part between two fractions of the path's length, in the order of its subpaths.
  ///
  /// Fractions are clamped to 0…1, NaN counting as 0. Nothing is left where `end` isn't above `start`; from 0 to 1
  /// the path stays as it is. Subpaths that are wholly inside keep their `close`, others become open.
  package func trimmed(from start: Double, to end: Double) -> Path {
    let start = start > 0 ? start : 0
    let end = end < 1 ? end : 1
    guard start < end, isFinite else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let measure = PathMeasure(self)
    let total = measure.length
    var result = Path()
    var offset = 0.0
    for subpath in measure.subpaths {
      let length = subpath.length
      let low = start * total - offset
      let high = end * total - offset
      offset += length
      guard high > 0, low < length else { continue }
      subpath.append(from: low, to: end < 1 ? high : length, length: length, to: &result)
    }
    return result
  }
}
