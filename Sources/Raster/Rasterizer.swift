/// Turns outlines into coverage, and owns the memory that this takes.
///
/// One rasteriser serves any number of fills, one after the other; once its memory has grown to what the largest
/// of them needs, a fill allocates nothing. Threads that draw at the same time each need their own.
package final class Rasterizer {
  var edges = EdgeList()
  var cells = CellBuffer()
  var stroker = Stroker()
  /// A row of coverage, being computed.
  var coverage = Scratch<UInt8>()
  private var spanPixels = Scratch<UInt32>(minimumCapacity: SpanScratch.count + SpanScratch.excess)
  private var spanCoverage = Scratch<UInt8>(minimumCapacity: SpanScratch.count)

  package init() {}

  func spanScratch() -> SpanScratch { SpanScratch(pixels: spanPixels.base, coverage: spanCoverage.base) }
}

extension Rasterizer {
  /// Hands the pixels inside `path` to `sink`. A path with a coordinate that isn't finite covers nothing.
  ///
  /// Open subpaths are closed. `transform` leads to device space; pixels outside `clip` aren't mentioned.
  func fill(
    _ path: Path, transform: Affine, rule: FillRule, clip: PixelRect, into sink: inout some SpanSink
  ) {
    let clip = clip.intersection(.reachable)
    guard !clip.isEmpty else { return }
    if let rectangle = GridRectangle(path, transform) {
      rectangle.cover(within: clip, into: &sink)
      return
    }
    edges.begin(clip: clip)
    guard edges.add(path, transform) else { return }
    coverEdges(rule: rule, into: &sink)
  }

  /// Hands the pixels inside the collected edges to `sink`, band by band.
  func coverEdges(rule: FillRule, into sink: inout some SpanSink) {
    let bounds = edges.pixelBounds
    guard !bounds.isEmpty else { return }
    let rowCount = CellBuffer.comfortableRowCount(width: bounds.width)
    let scratch = coverage.uninitialized(count: bounds.width + 8)
    var band = bounds
    while band.minY < bounds.maxY {
      band.maxY = min(band.minY + rowCount, bounds.maxY)
      cells.begin(band)
      cells.add(edges.edges.elements)
      cells.read(rule, scratch: scratch, into: &sink)
      band.minY = band.maxY
    }
  }
}
