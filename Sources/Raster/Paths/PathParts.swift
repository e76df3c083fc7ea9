import Synchronization

/// Transformed copies of a few outlines, such as the glyphs of a text, that form a path together.
package final class PathParts: Sendable {
  /// A copy of an outline.
  package struct Placement: Equatable, Sendable {
    /// The index of the outline.
    var outline: Int
    var transform: Affine

    package init(outline: Int, transform: Affine) { (self.outline, self.transform) = (outline, transform) }
  }

  let placements: [Placement]
  /// The outlines, which have elements of their own.
  let outlines: [Path]
  /// The number of elements of all copies.
  let verbCount: Int
  /// The number of points of all copies.
  let pointCount: Int
  private let cache = Mutex<Path?>(nil)

  init(_ placements: [Placement], of outlines: [Path]) {
    self.placements = placements
    self.outlines = outlines.map(\.joined)
    verbCount = placements.reduce(0) { $0 + outlines[$1.outline].verbCount }
    pointCount = placements.reduce(0) { $0 + outlines[$1.outline].pointCount }
  }

  /// Whether an outline ends with a move, which the next copy replaces, so that the path has fewer elements than its
  /// copies.
  var endsWithMove: Bool { outlines.contains { $0.verbs.last == .move } }

  /// The copies as one path with elements of its own.
  var joined: Path {
    cache.withLock { cache in
      if let cache { return cache }
      var path = Path()
      path.reserveCapacity(verbs: verbCount, points: pointCount)
      for placement in placements { path.append(outlines[placement.outline], transform: placement.transform) }
      cache = path
      return path
    }
  }

  /// The path with transformed copies.
  func applying(_ transform: Affine) -> Path {
    let placements = placements.map {
      Placement(outline: $0.outline, transform: $0.transform.concatenating(transform))
    }
    return Path(placements, of: outlines)
  }
}
