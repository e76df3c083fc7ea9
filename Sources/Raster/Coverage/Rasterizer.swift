/// Computes the coverage of outlines and owns the memory for it.
///
/// One rasterizer can be used for any number of canvases in sequence. Once its memory has grown to the size
/// of the largest shape, filling allocates nothing. Each thread that draws concurrently needs its own
/// rasterizer.
package final class Rasterizer {
  var edges = EdgeList()
  var stroker = Stroker()
  /// Memory for pictures that are drawn separately before they are composited.
  package let memory = PictureMemory()
  /// Memory for pieces of rows, valid during the rasterizer's lifetime.
  let spanScratch = SpanScratch()
  private var cells = CellBuffer()

  package init() {}

  deinit { spanScratch.deallocate() }

  /// Passes the pixels inside the collected edges to `sink`, band by band.
  func coverEdges(rule: FillRule, into sink: inout some SpanSink) {
    let bounds = edges.pixelBounds
    guard !bounds.isEmpty else { return }
    let rowCount = CellBuffer.comfortableRowCount(width: bounds.width)
    var band = bounds
    while band.minY < bounds.maxY {
      band.maxY = min(band.minY + rowCount, bounds.maxY)
      cells.begin(band)
      cells.add(edges.edges.elements)
      cells.read(rule, into: &sink)
      band.minY = band.maxY
    }
  }
}
