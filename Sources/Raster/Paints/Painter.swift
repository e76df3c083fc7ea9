/// A painter of any source onto a canvas's pixels wherever a shape covers them, in any blend mode and through
/// any clip mask.
struct Painter {
  private let memory: PixelMemory
  /// The paint, which may be replaced by pixels of it; see ``cover(x:y:coverage:pixels:)``.
  private var source: PaintSource
  /// The factor of the coverage.
  private let coverageFactor: UInt8
  /// The factor of the source's pixels.
  private let sourceFactor: UInt8
  private let blendMode: BlendMode
  private let clipMask: MaskRows?
  private let scratch: SpanScratch
  /// The sampler that writes fully covered pixels directly to the canvas if they hide the backdrop.
  private let opaque: UnsafePointer<GradientSampler>?
  private var collected: CollectedCoverage

  init(
    memory: PixelMemory, source: PaintSource, opacity: UInt8, blendMode: BlendMode, clipMask: MaskRows?,
    scratch: SpanScratch
  ) {
    self.memory = memory
    self.source = source
    // If transparent pixels leave the backdrop unchanged, the opacity can be part of the coverage, which
    // saves a pass.
    coverageFactor = blendMode == .normal ? opacity : 255
    sourceFactor = blendMode == .normal ? 255 : opacity
    self.blendMode = blendMode
    self.clipMask = clipMask
    self.scratch = scratch
    collected = CollectedCoverage(in: scratch.run)
    opaque = blendMode == .normal && sourceFactor == 255 ? source.opaqueSampler : nil
  }
}

extension Painter: SpanSink {
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    finishRow()
    let factor = Pixel.product(coverage, coverageFactor)
    if let clipMask, factor == 255 {
      draw(x: x, y: y, count: count, coverage: clipMask.values(x: x, y: y))
    } else if clipMask != nil {
      drawThroughMask(x: x, y: y, count: count) { _, length in
        scratch.products.update(repeating: factor, count: length)
      }
    } else if let color = source.uniformColor(ofRow: y) {
      let color = Pixel.scaled(color, by: sourceFactor)
      blendMode.draw(color, coverage: factor, count: count, onto: memory.pixel(x: x, y: y))
    } else if let opaque, factor == 255 {
      opaque.pointee.fetch(x: x, y: y, count: count, into: memory.pixel(x: x, y: y))
    } else {
      forEachPiece(of: count) { offset, length in
        let target = memory.pixel(x: x + offset, y: y)
        let pixels = pixels(x: x + offset, y: y, count: length)
        blendMode.draw(pixels, coverage: factor, count: length, onto: target)
      }
    }
  }

  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    finishRow()
    guard let values = coverage.baseAddress else { return }
    drawAll(x: x, y: y, count: coverage.count, coverage: values)
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, four: UInt32) {
    if collected.mustFlush(before: x) { finishRow() }
    collected.append(four, x: x, y: y)
  }

  @inline(__always)
  mutating func finishRow() {
    guard let run = collected.flush() else { return }
    drawAll(x: run.x, y: run.y, count: run.count, coverage: collected.values)
  }
}

extension Painter {
  /// Draws pixels of the paint that were fetched before, with a coverage each.
  mutating func cover(
    x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>, pixels: UnsafePointer<UInt32>
  ) {
    source = .run(pixels, x: x)
    cover(x: x, y: y, coverage: coverage)
  }

  private func drawAll(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    if clipMask == nil, coverageFactor == 255 {
      draw(x: x, y: y, count: count, coverage: coverage)
    } else {
      drawThroughMask(x: x, y: y, count: count) { offset, length in
        CoverageProducts.write(coverage + offset, times: coverageFactor, count: length, to: scratch.products)
      }
    }
  }

  /// Draws with the coverage that `fill` writes to the scratch memory for each piece, multiplied by the clip
  /// mask.
  private func drawThroughMask(x: Int, y: Int, count: Int, fill: (Int, Int) -> Void) {
    forEachPiece(of: count) { offset, length in
      fill(offset, length)
      clipMask?.multiply(scratch.products, x: x + offset, y: y, count: length)
      draw(x: x + offset, y: y, count: length, coverage: scratch.products)
    }
  }

  /// Draws with the final coverage.
  private func draw(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    if blendMode == .normal, let color = source.uniformColor(ofRow: y) {
      SourceOver.draw(color, coverage: coverage, count: count, onto: memory.pixel(x: x, y: y))
    } else if let opaque {
      draw(opaque, x: x, y: y, count: count, coverage: coverage)
    } else {
      drawPieces(x: x, y: y, count: count, coverage: coverage)
    }
  }

  private func draw(
    _ opaque: UnsafePointer<GradientSampler>, x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>
  ) {
    var offset = 0
    while offset < count {
      let covered = CoverageRuns.covered(coverage + offset, count: count &- offset)
      if covered > 0 {
        let start = x &+ offset
        opaque.pointee.fetch(x: start, y: y, count: covered, into: memory.pixel(x: start, y: y))
        offset &+= covered
      } else {
        let rest = CoverageRuns.uncovered(coverage + offset, count: count &- offset)
        drawPieces(x: x &+ offset, y: y, count: rest, coverage: coverage + offset)
        offset &+= rest
      }
    }
  }

  private func drawPieces(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    forEachPiece(of: count) { offset, length in
      let target = memory.pixel(x: x + offset, y: y)
      let pixels = pixels(x: x + offset, y: y, count: length)
      blendMode.draw(pixels, coverage: coverage + offset, count: length, onto: target)
    }
  }

  private func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
    let pixels = source.pixels(x: x, y: y, count: count, scratch: scratch.pixels)
    guard sourceFactor < 255 else { return pixels }
    for index in 0..<count { scratch.pixels[index] = Pixel.scaled(pixels[index], by: sourceFactor) }
    return UnsafePointer(scratch.pixels)
  }

  /// Calls `body` with the offset and length of each piece that fits in the scratch memory.
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
