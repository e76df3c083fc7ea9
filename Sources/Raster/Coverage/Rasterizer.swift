/// Computes the coverage of outlines and owns the memory for it.
///
/// One rasterizer can be used for any number of canvases in sequence. Once its memory has grown to the size
/// of the largest shape, filling allocates nothing. Each thread that draws concurrently needs its own
/// rasterizer.
package final class Rasterizer {
  // Only one shape is drawn at a time, and its parts don't use the same memory.
  @exclusivity(unchecked) var edges = EdgeList()
  @exclusivity(unchecked) var stroker = Stroker()
  /// Memory for pictures that are drawn separately before they are composited.
  package let memory = PictureMemory()
  /// Memory for pieces of rows, valid during the rasterizer's lifetime.
  let spanScratch = SpanScratch()
  @exclusivity(unchecked) private var cells = CellBuffer()
  @exclusivity(unchecked) private var chunks = EdgeChunks()
  /// The stamps of small outlines.
  @exclusivity(unchecked) var stamps = StampCache()
  @exclusivity(unchecked) var stampSlots = Scratch<StampSlot>()
  @exclusivity(unchecked) private var placedStamps = Scratch<PlacedStamp>()
  @exclusivity(unchecked) private var clip = PixelRect.empty
  /// The pixels that the placed stamps can cover, within the clip.
  @exclusivity(unchecked) private var stampBounds = PixelRect.empty

  package init() {}

  deinit { spanScratch.deallocate() }

  /// Removes the edges and the stamps of the shape before. New ones only matter within a clip, which must be inside
  /// ``PixelRect/reachable``.
  func begin(clip: PixelRect) {
    edges.begin(clip: clip)
    placedStamps.removeAll()
    (self.clip, stampBounds) = (clip, .empty)
  }

  /// Adds a stamp to the shape.
  @inline(__always)
  func place(_ stamp: PlacedStamp) {
    let visible = stamp.bounds(stamps.memory(ofStamp: stamp.start)).intersection(clip)
    guard !visible.isEmpty else { return }
    stampBounds = stampBounds.union(visible)
    placedStamps.append(stamp)
  }

  /// Passes the pixels inside the collected edges and stamps to `sink`, band by band.
  func coverEdges(rule: FillRule, into sink: inout some SpanSink) {
    let bounds = edges.pixelBounds.union(stampBounds)
    guard !bounds.isEmpty else { return }
    let rowCount = CellBuffer.comfortableRowCount(width: bounds.width)
    if bounds.height > rowCount { chunks.measure(edges.edges.elements) }
    var band = bounds
    while band.minY < bounds.maxY {
      band.maxY = min(band.minY + rowCount, bounds.maxY)
      cells.begin(band)
      if band == bounds { cells.add(edges.edges.elements) } else { addChunks(within: band) }
      for stamp in placedStamps.elements { cells.add(stamps.memory(ofStamp: stamp.start), at: stamp.pixel) }
      cells.read(rule, into: &sink)
      band.minY = band.maxY
    }
  }

  private func addChunks(within band: PixelRect) {
    let (top, bottom) = (Int32(band.minY) << Subpixel.bits, Int32(band.maxY) << Subpixel.bits)
    chunks.forEach(of: edges.edges.elements, from: top, to: bottom) { cells.add($0) }
  }
}
