/// A sprite on its way to device pixels, row by row.
struct SpriteRows {
  private let sheet: SpriteSheet
  private let bounds: PixelRect
  private let column: SpriteAxis
  private let row: SpriteAxis

  /// Nil where the sprite is made too small, or covers too much.
  init?(_ sheet: SpriteSheet, _ transform: Affine) {
    guard let inverse = transform.inverse,
      let column = SpriteAxis(
        stepX: inverse.a, stepY: inverse.c, origin: inverse.tx, from: sheet.box.min.x, to: sheet.box.max.x),
      let row = SpriteAxis(
        stepX: inverse.b, stepY: inverse.d, origin: inverse.ty, from: sheet.box.min.y, to: sheet.box.max.y)
    else { return nil }
    (self.sheet, self.column, self.row) = (sheet, column, row)
    bounds = PixelRect(covering: sheet.box.applying(transform).insetBy(-1), within: .reachable)
    guard bounds.width <= SpanScratch.count else { return nil }
  }

  /// - Parameter tint: What pixels are multiplied by.
  func draw(
    within clip: PixelRect, tint: UInt32, blendMode: BlendMode, on memory: PixelMemory, scratch: SpanScratch
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    sheet.withPixels { pixels, pixelsPerRow in
      for y in area.minY..<area.maxY {
        let starts = (column.distance(ofRow: y), row.distance(ofRow: y))
        let visible = columns(inRowAt: starts, inset: -0.5).clamped(to: area.minX..<area.maxX)
        guard !visible.isEmpty else { continue }
        interpolate(visible, y, pixels, pixelsPerRow, into: scratch.pixels)
        if tint != .max { multiply(scratch.pixels, count: visible.count, by: tint) }
        cover(visible, inRowAt: starts, into: scratch.products)
        blendMode.draw(
          scratch.pixels, coverage: scratch.products, count: visible.count,
          onto: memory.pixel(x: visible.lowerBound, y: y))
      }
    }
  }

  /// The columns of a row whose middles lie at least `inset` device pixels within the sprite.
  @inline(__always)
  private func columns(inRowAt starts: (Double, Double), inset: Double) -> Range<Int> {
    let a = column.columns(inRowAt: starts.0, inset: inset)
    let b = row.columns(inRowAt: starts.1, inset: inset)
    let low = max(a.low, b.low, Double(bounds.minX))
    let high = min(a.high, b.high, Double(bounds.maxX - 1))
    guard low <= high else { return 0..<0 }
    // Above 0, where conversion rounds down: bounds are far less than this.
    let offset = 1 << 24
    let first = offset - Int(Double(offset) - low)
    return first..<max(first, Int(high + Double(offset)) - offset + 1)
  }

  @inline(__always)
  private func cover(
    _ columns: Range<Int>, inRowAt starts: (Double, Double), into coverage: UnsafeMutablePointer<UInt8>
  ) {
    let full = self.columns(inRowAt: starts, inset: 0.5).clamped(to: columns)
    let coverage = coverage - columns.lowerBound
    for x in columns.lowerBound..<full.lowerBound { coverage[x] = self.coverage(x, starts) }
    (coverage + full.lowerBound).update(repeating: 255, count: full.count)
    for x in full.upperBound..<columns.upperBound { coverage[x] = self.coverage(x, starts) }
  }

  @inline(__always)
  private func coverage(_ x: Int, _ starts: (Double, Double)) -> UInt8 {
    let product = column.coverage(x: x, inRowAt: starts.0) * row.coverage(x: x, inRowAt: starts.1)
    return UInt8(product * 255 + 0.5)
  }

  private func multiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, by tint: UInt32) {
    let factors = PixelQuad(repeating: tint)
    for index in stride(from: 0, to: count, by: 4) {
      PixelQuad(loading: pixels + index).multiplied(by: factors).store(to: pixels + index)
    }
  }

  private func interpolate(
    _ columns: Range<Int>, _ y: Int, _ pixels: UnsafePointer<UInt32>, _ pixelsPerRow: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    LinearField.forEachRun(x: columns.lowerBound, count: columns.count) { start, length in
      let x = columns.lowerBound &+ start
      let walk = Walk(
        u: column.fixed(x: x, y: y), v: row.fixed(x: x, y: y), uStep: column.fixedStep,
        vStep: row.fixedStep, count: length)
      walk.interpolate(pixels, pixelsPerRow: pixelsPerRow, into: target + start)
    }
  }
}
