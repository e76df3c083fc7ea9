/// Composites a source onto a canvas' pixels wherever a shape covers them.
struct Painter {
  let memory: PixelMemory
  let source: PaintSource
  /// A factor of the coverage; a plain colour has its opacity inside.
  let opacity: UInt8
  let blendMode: BlendMode
  let clipMask: MaskRows?
  let scratch: SpanScratch
}

/// Memory for a piece of a row on its way to the canvas.
struct SpanScratch {
  /// The longest piece that is treated at a time, in pixels.
  static let count = 256
  /// How many pixels more a sampler may write, since it makes four at a time.
  static let excess = 4

  let pixels: UnsafeMutablePointer<UInt32>
  let coverage: UnsafeMutablePointer<UInt8>
}

extension Painter: SpanSink {
  @inline(__always)
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    let factor = Pixel.product(coverage, opacity)
    if clipMask != nil {
      drawThroughMask(x: x, y: y, count: count) { _, length in
        scratch.coverage.update(repeating: factor, count: length)
      }
    } else if let color = source.uniformColor(ofRow: y), blendMode == .normal {
      SourceOver.draw(Pixel.scaled(color, by: factor), count: count, onto: memory.pixel(x: x, y: y))
    } else {
      forEachPiece(of: count) { offset, length in
        let target = memory.pixel(x: x + offset, y: y)
        let pixels = source.pixels(x: x + offset, y: y, count: length, scratch: scratch.pixels)
        blendMode.draw(pixels, coverage: factor, count: length, onto: target)
      }
    }
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let values = coverage.baseAddress else { return }
    if clipMask == nil, opacity == 255 {
      draw(x: x, y: y, count: coverage.count, coverage: values)
    } else {
      drawThroughMask(x: x, y: y, count: coverage.count) { offset, length in
        for index in 0..<length {
          scratch.coverage[index] = Pixel.product(values[offset &+ index], opacity)
        }
      }
    }
  }

  /// Draws with the coverage that `fill` puts into the scratch memory for each piece, times the clip mask.
  private func drawThroughMask(x: Int, y: Int, count: Int, fill: (Int, Int) -> Void) {
    forEachPiece(of: count) { offset, length in
      fill(offset, length)
      clipMask?.multiply(scratch.coverage, x: x + offset, y: y, count: length)
      draw(x: x + offset, y: y, count: length, coverage: scratch.coverage)
    }
  }

  /// Draws with the final coverage.
  private func draw(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    if blendMode == .normal, let color = source.uniformColor(ofRow: y) {
      SourceOver.draw(color, coverage: coverage, count: count, onto: memory.pixel(x: x, y: y))
      return
    }
    forEachPiece(of: count) { offset, length in
      let target = memory.pixel(x: x + offset, y: y)
      let pixels = source.pixels(x: x + offset, y: y, count: length, scratch: scratch.pixels)
      blendMode.draw(pixels, coverage: coverage + offset, count: length, onto: target)
    }
  }

  /// Calls `body` with the offset and length of each piece that fits in ``SpanScratch``.
  @inline(__always)
  private func forEachPiece(of count: Int, _ body: (Int, Int) -> Void) {
    var offset = 0
    while offset < count {
      let length = Swift.min(count &- offset, SpanScratch.count)
      body(offset, length)
      offset &+= length
    }
  }
}
