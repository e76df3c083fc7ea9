/// A mask as a shape, offset by whole pixels.
struct MaskShape: Shape {
  let mask: Mask
  var x = 0
  var y = 0

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    cover(within: clip, into: &sink)
  }

  func cover(within clip: PixelRect, into sink: inout some SpanSink) {
    let bounds = mask.bounds.translated(x: x, y: y)
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    mask.coverage.withUnsafeBufferPointer { values in
      for row in area.minY..<area.maxY {
        let start = (row - bounds.minY) * bounds.width + area.minX - bounds.minX
        sink.cover(
          x: area.minX, y: row, coverage: UnsafeBufferPointer(rebasing: values[start..<start + area.width]))
        sink.finishRow()
      }
    }
  }
}
