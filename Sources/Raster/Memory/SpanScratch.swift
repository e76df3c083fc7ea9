/// Memory for a piece of a row on its way to the canvas.
struct SpanScratch {
  /// The length of the longest piece, in pixels: a multiple of four.
  static let count = 256

  /// The source's pixels. Samplers write four at a time, so there is memory for three more.
  let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count + 3)
  /// The colors of a gradient with a fade.
  let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: count + 3)
  /// Coverage multiplied by other factors.
  let products = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// The alphas of a gradient's fade multiplied by coverage.
  let alphas = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// Coverage that is being collected, four pixels at a time.
  let run = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
  /// The visible rows of a sprite.
  let spriteRows = UnsafeMutablePointer<SpriteRows.Span>.allocate(capacity: SpriteRows.Span.count)

  func deallocate() {
    pixels.deallocate()
    colors.deallocate()
    products.deallocate()
    alphas.deallocate()
    run.deallocate()
    spriteRows.deallocate()
  }
}
