import Raster

/// The arc lengths of paths that shape layers trim, which stay the same while only the ends of the strokes move.
struct MeasureCache {
  private var entries: [Int: Entry] = [:]

  private struct Entry {
    let path: Path
    let measure: PathMeasure
  }

  /// The number of layers above which all measures are released; each takes some 150 bytes per curve.
  private static let maximumCount = 256

  /// Returns the measure of a layer's path, from the cache if the path is unchanged.
  mutating func measure(of path: Path, ofLayer index: Int) -> PathMeasure {
    if let entry = entries[index], entry.path == path { return entry.measure }
    if entries.count >= Self.maximumCount { entries = [:] }
    let measure = PathMeasure(path)
    entries[index] = Entry(path: path, measure: measure)
    return measure
  }
}
