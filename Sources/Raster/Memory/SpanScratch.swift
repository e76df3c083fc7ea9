/// Memory for a piece of a row on its way to the canvas.
struct SpanScratch {
  /// The longest piece that is treated at a time, in pixels: a multiple of four.
  static let count = 256

  /// A source's pixels; samplers make four at a time, so there is room for three more.
  let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count + 3)
  /// Coverage times other factors.
  let products = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// A fade's alphas times coverage.
  let alphas = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// Coverage that is being collected, four pixels after four.
  let run = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// Rows of a sprite on their way to the canvas.
  let spriteRows = UnsafeMutablePointer<SpriteRows.Span>.allocate(capacity: SpriteRows.Span.count)

  func deallocate() {
    pixels.deallocate()
    products.deallocate()
    alphas.deallocate()
    run.deallocate()
    spriteRows.deallocate()
  }
}
