/// The samplers of a gradient with a fade.
struct FadedGradientSamplers {
  let colors: UnsafePointer<GradientSampler>
  let alphas: UnsafePointer<GradientSampler>
  /// Colors multiplied by alphas and opacity.
  let faded: UnsafePointer<GradientSampler>
}

/// A painter of a gradient with a fade.
///
/// It draws as if through a mask with the shape's coverage multiplied by the fade's alpha.
struct FadedGradientPainter {
  private let samplers: FadedGradientSamplers
  /// Draws the colors with coverage that includes the fade.
  private var painter: Painter
  /// Draws fully covered pixels, or nil if the colors are needed separately.
  private var fullCoveragePainter: Painter?
  private let scratch: SpanScratch
  private var collected: CollectedCoverage

  init(
    memory: PixelMemory, samplers: FadedGradientSamplers, opacity: UInt8, blendMode: BlendMode,
    clipMask: MaskRows?,
    scratch: SpanScratch
  ) {
    self.samplers = samplers
    self.scratch = scratch
    collected = CollectedCoverage(in: scratch.run)
    painter = Painter(
      memory: memory, source: .gradient(samplers.colors), opacity: opacity, blendMode: blendMode,
      clipMask: clipMask, scratch: scratch)
    guard blendMode == .normal, clipMask == nil else { return }
    fullCoveragePainter = Painter(
      memory: memory, source: .gradient(samplers.faded), opacity: 255, blendMode: .normal, clipMask: nil,
      scratch: scratch)
  }
}

extension FadedGradientPainter: SpanSink {
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    finishRow()
    if fullCoveragePainter != nil, coverage == 255 {
      fullCoveragePainter?.cover(x: x, y: y, count: count, coverage: 255)
    } else {
      draw(x: x, y: y, count: count) {
        CoverageProducts.write($1, times: coverage, count: $2, to: $1)
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

extension FadedGradientPainter {
  private mutating func drawAll(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    var offset = 0
    while offset < count {
      let covered =
        fullCoveragePainter == nil ? 0 : CoverageRuns.covered(coverage + offset, count: count &- offset)
      if covered > 0 {
        fullCoveragePainter?.cover(x: x &+ offset, y: y, count: covered, coverage: 255)
        offset &+= covered
      } else {
        let start = offset
        let rest =
          fullCoveragePainter == nil
          ? count : CoverageRuns.uncovered(coverage + offset, count: count &- offset)
        draw(x: x &+ start, y: y, count: rest) {
          CoverageProducts.multiply($1, by: coverage + start + $0, count: $2)
        }
        offset &+= rest
      }
    }
  }

  /// Draws pixels through the fade's alphas, piece by piece.
  ///
  /// - Parameter cover: Multiplies alphas by the shape's coverage, given the piece's offset, its alphas and
  ///   their count.
  private mutating func draw(
    x: Int, y: Int, count: Int, cover: (Int, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    var offset = 0
    while offset < count {
      let length = Swift.min(count &- offset, SpanScratch.count)
      let hasColors = samplers.colors.pointee.fetchRadial(
        x: x &+ offset, y: y, count: length, into: scratch.colors,
        alphasOf: samplers.alphas, into: scratch.alphas)
      if !hasColors { fetchAlphas(x: x &+ offset, y: y, count: length) }
      cover(offset, scratch.alphas, length)
      let coverage = UnsafeBufferPointer(start: UnsafePointer(scratch.alphas), count: length)
      if hasColors {
        painter.cover(x: x &+ offset, y: y, coverage: coverage, pixels: scratch.colors)
      } else {
        painter.cover(x: x &+ offset, y: y, coverage: coverage)
      }
      offset &+= length
    }
  }

  private func fetchAlphas(x: Int, y: Int, count: Int) {
    samplers.alphas.pointee.fetch(x: x, y: y, count: count, into: scratch.pixels)
    for index in 0..<count { scratch.alphas[index] = Pixel.alpha(scratch.pixels[index]) }
  }
}
