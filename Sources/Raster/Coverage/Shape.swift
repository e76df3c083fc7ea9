/// A shape that covers device pixels.
protocol Shape {
  /// Passes the shape's pixels within `clip` to `sink`.
  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink)
}

extension PixelRect: Shape {
  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    let area = intersection(clip)
    if !area.isEmpty { sink.cover(area) }
  }
}
