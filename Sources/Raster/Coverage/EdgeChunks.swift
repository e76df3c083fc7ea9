/// The rows of consecutive edges, so that those outside of a band are skipped together.
///
/// Most edges of a text or of a long curve are near their neighbors in the list.
struct EdgeChunks: ~Copyable {
  /// The number of edges in a chunk.
  private static let length = 64

  /// The first and the last coordinate of each chunk, from top to bottom, in grid units.
  private var extents = Scratch<SIMD2<Int32>>()

  /// Measures the chunks of a list of edges.
  mutating func measure(_ edges: UnsafeMutableBufferPointer<Edge>) {
    extents.removeAll()
    for start in stride(from: 0, to: edges.count, by: Self.length) {
      var (top, bottom) = (Int32.max, Int32.min)
      for edge in Self.chunk(of: edges, from: start) {
        top = Swift.min(top, Swift.min(edge.y0, edge.y1))
        bottom = Swift.max(bottom, Swift.max(edge.y0, edge.y1))
      }
      extents.append(SIMD2(top, bottom))
    }
  }

  private static func chunk(
    of edges: UnsafeMutableBufferPointer<Edge>, from start: Int
  ) -> UnsafeMutableBufferPointer<Edge> {
    UnsafeMutableBufferPointer(rebasing: edges[start..<Swift.min(start + length, edges.count)])
  }

  /// Calls a closure with the measured chunks of a list that may have edges within a band.
  ///
  /// - Parameters:
  ///   - top: The band's upper side in grid units.
  ///   - bottom: The band's lower side in grid units.
  @inline(__always)
  func forEach(
    of edges: UnsafeMutableBufferPointer<Edge>, from top: Int32, to bottom: Int32,
    _ body: (UnsafeMutableBufferPointer<Edge>) -> Void
  ) {
    for (index, extent) in extents.elements.enumerated() where extent.x < bottom && extent.y > top {
      body(Self.chunk(of: edges, from: index * Self.length))
    }
  }
}
