/// The rule for the point at which a curve is cut, given a fraction.
package enum CurveCut: Hashable, Sendable {
  /// The point at that fraction of the curve's arc length.
  case arcLength
  /// The point whose parameter is the fraction, as Core Animation cuts strokes.
  case parameter
}

extension Path {
  /// The arc length of all subpaths together, including the lines that close them but not `move`s.
  ///
  /// The length of curves is exact to about ten digits. NaN if a coordinate isn't finite.
  package var length: Double { isFinite ? PathMeasure(self).length : .nan }

  /// Returns the part between two fractions of the path's length, in the order of its subpaths.
  ///
  /// Fractions are clamped to 0…1; NaN counts as 0. The result is empty unless `end` is above `start`, and
  /// the path itself from 0 to 1. Subpaths that are entirely inside keep their `close`; other ones become
  /// open.
  ///
  /// - Parameters:
  ///   - start: The fraction at which the part begins.
  ///   - end: The fraction at which it ends.
  ///   - cut: The point at which a curve is cut. Default its arc length.
  ///   - measure: Returns the measure of this path. By default, the path is measured each time.
  package func trimmed(
    from start: Double, to end: Double, cutting cut: CurveCut = .arcLength,
    measure: ((Path) -> PathMeasure) = PathMeasure.init
  ) -> Path {
    let start = start > 0 ? start : 0
    let end = end < 1 ? end : 1
    guard start < end, isFinite else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let measure = measure(self)
    let total = measure.length
    var result = Path()
    var offset = 0.0
    for subpath in measure.subpaths {
      let length = subpath.length
      let low = start * total - offset
      let high = end * total - offset
      offset += length
      guard high > 0, low < length else { continue }
      subpath.append(from: low, to: end < 1 ? high : length, length: length, cutting: cut, to: &result)
    }
    return result
  }
}
