import Raster

/// The arc lengths of paths that shape layers trim, which stay the same while only the ends of the strokes move.
struct MeasureCache {
  private var entries: [Int: Entry] = [:]
  /// The number of elements of all paths.
  private var elementCount = 0

  private struct Entry {
    let path: Path
    let measure: PathMeasure
  }

  private let maximumElementCount: Int

  /// - Parameter maximumElementCount: The number of elements above which all measures are released. A curve takes some 150
  ///   bytes.
  init(maximumElementCount: Int = 65_536) { self.maximumElementCount = maximumElementCount }

  /// Returns the measure of a layer's path, from the cache if the path is unchanged.
  mutating func measure(of path: Path, ofLayer index: Int) -> PathMeasure {
    if let entry = entries[index], entry.path == path { return entry.measure }
    elementCount += path.verbCount - (entries[index]?.path.verbCount ?? 0)
    if elementCount > maximumElementCount { (entries, elementCount) = ([:], path.verbCount) }
    let measure = PathMeasure(path)
    entries[index] = Entry(path: path, measure: measure)
    return measure
  }
}
