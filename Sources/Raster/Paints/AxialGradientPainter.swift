/// A painter of axial gradients onto a canvas's pixels wherever a shape covers them.
///
/// They are the most common paint after solid colors. Most spans are so short that dispatch per span would
/// take longer than the pixels.
struct AxialGradientPainter {
  private let memory: PixelMemory
  private let field: LinearField
  private let colors: UnsafePointer<UInt32>
  /// The lookup table of the fade, by the same indices.
  private let alphas: UnsafePointer<UInt32>?
  /// The lookup table for fully covered pixels, or nil if they need a product too.
  private let fullCoverageColors: UnsafePointer<UInt32>?
  private let isOpaque: Bool
  private let opacity: UInt8
  /// The value of the field at the pixel from which a row is stepped through.
  private var start = (y: Int.min, anchor: 0, value: Int64(0))

  /// Creates a painter, or returns nil for a gradient that isn't axial.
  init?(memory: PixelMemory, _ sampler: GradientSampler, opacity: UInt8) {
    guard let field = sampler.axial else { return nil }
    (self.memory, self.field, self.opacity) = (memory, field, opacity)
    (colors, alphas) = (sampler.entries, nil)
    fullCoverageColors = opacity == 255 ? sampler.entries : nil
    isOpaque = sampler.isOpaque
  }

  /// Creates a painter, or returns nil for a gradient that isn't axial.
  init?(memory: PixelMemory, _ samplers: FadedGradientSamplers, opacity: UInt8) {
    guard let field = samplers.colors.pointee.axial else { return nil }
    (self.memory, self.field, self.opacity) = (memory, field, opacity)
    (colors, alphas) = (samplers.colors.pointee.entries, samplers.alphas.pointee.entries)
    fullCoverageColors = samplers.faded.pointee.entries
    isOpaque = false
  }
}

extension AxialGradientPainter: SpanSink {
  @inline(__always)
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    if field.step == 0 {
      let color = color(at: value(x: x, y: y), coverage: coverage)
      return SourceOver.draw(color, count: count, onto: memory.pixel(x: x, y: y))
    }
    if coverage == 255, let fullCoverageColors {
      drawFullyCovered(fullCoverageColors, x: x, y: y, count: count)
    } else {
      drawQuads(x: x, y: y, count: count) { _ in UInt32(coverage) &* 0x0101_0101 }
    }
  }

  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let values = coverage.baseAddress else { return }
    var offset = 0
    while offset < coverage.count {
      let rest = coverage.count &- offset
      let covered = CoverageRuns.covered(values + offset, count: rest)
      if covered > 0 {
        cover(x: x &+ offset, y: y, count: covered, coverage: 255)
        offset &+= covered
      } else {
        let length = CoverageRuns.uncovered(values + offset, count: rest)
        let part = values + offset
        drawQuads(x: x &+ offset, y: y, count: length) { index in
          guard index &+ 4 > length else {
            return UInt32(littleEndian: UnsafeRawPointer(part + index).loadUnaligned(as: UInt32.self))
          }
          return (index..<length).reversed().reduce(0) { $0 &<< 8 | UInt32(part[$1]) }
        }
        offset &+= length
      }
    }
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, four: UInt32) {
    guard four != 0 else { return }
    let target = memory.pixel(x: x, y: y)
    composite(x: x, y: y, four, PixelQuad(loading: target)).store(to: target)
  }

  @inline(__always)
  mutating func finishRow() {}
}

extension AxialGradientPainter {
  /// The indices of four entries of the lookup table.
  private typealias EntryIndices = (Int, Int, Int, Int)

  /// Returns the field's value at a pixel.
  @inline(__always)
  private mutating func value(x: Int, y: Int) -> Int64 {
    // A row of one color has its first pixel's color.
    let anchor = field.step == 0 ? 0 : LinearField.anchor(of: x)
    if y != start.y || anchor != start.anchor { start = (y, anchor, field.value(x: anchor, y: y)) }
    return start.value &+ Int64(x &- anchor) &* field.step
  }

  @inline(__always)
  private mutating func indices(x: Int, y: Int) -> EntryIndices {
    let step = field.step
    let first = value(x: x, y: y)
    guard LinearField.anchor(of: x) == LinearField.anchor(of: x &+ 3) else {
      return (
        GradientSampler.entry(at: first), GradientSampler.entry(at: value(x: x &+ 1, y: y)),
        GradientSampler.entry(at: value(x: x &+ 2, y: y)), GradientSampler.entry(at: value(x: x &+ 3, y: y))
      )
    }
    return (
      GradientSampler.entry(at: first), GradientSampler.entry(at: first &+ step),
      GradientSampler.entry(at: first &+ 2 &* step), GradientSampler.entry(at: first &+ 3 &* step)
    )
  }

  @inline(__always)
  private func pixels(_ table: UnsafePointer<UInt32>, _ indices: EntryIndices) -> SIMD4<UInt32> {
    SIMD4(table[indices.0], table[indices.1], table[indices.2], table[indices.3])
  }

  /// Returns four pixels of the gradient, multiplied by their coverage, over a backdrop.
  @inline(__always)
  private mutating func composite(x: Int, y: Int, _ four: UInt32, _ backdrop: PixelQuad) -> PixelQuad {
    let indices = indices(x: x, y: y)
    if four == .max, let fullCoverageColors {
      return PixelQuad(pixels(fullCoverageColors, indices)).over(backdrop)
    }
    var factors = PixelQuad.factors(four)
    if let alphas {
      factors = PixelQuad.product(factors, PixelQuad.factors(each: pixels(alphas, indices) &>> 24))
    }
    if opacity < 255 { factors = PixelQuad.product(factors, .init(repeating: UInt16(opacity))) }
    return PixelQuad(pixels(colors, indices)).scaled(by: factors).over(backdrop)
  }

  /// Returns the pixel at a value of the field, multiplied by its coverage.
  private func color(at value: Int64, coverage: UInt8) -> UInt32 {
    let entry = GradientSampler.entry(at: value)
    if coverage == 255, let fullCoverageColors { return fullCoverageColors[entry] }
    let alpha = alphas.map { Pixel.product(coverage, Pixel.alpha($0[entry])) } ?? coverage
    return Pixel.scaled(colors[entry], by: Pixel.product(alpha, opacity))
  }

  /// Draws `count` pixels, four at a time.
  ///
  /// - Parameter coverage: Returns the coverage of four pixels from an offset on as the bytes of a word.
  ///   Bytes beyond the end are ignored.
  @inline(__always)
  private mutating func drawQuads(x: Int, y: Int, count: Int, _ coverage: (Int) -> UInt32) {
    var offset = 0
    while offset &+ 4 <= count {
      cover(x: x &+ offset, y: y, four: coverage(offset))
      offset &+= 4
    }
    guard offset < count else { return }
    let target = memory.pixel(x: x &+ offset, y: y)
    let backdrop = PixelQuad(loading: target, count: count &- offset)
    composite(x: x &+ offset, y: y, coverage(offset), backdrop).store(to: target, count: count &- offset)
  }

  private mutating func drawFullyCovered(_ entries: UnsafePointer<UInt32>, x: Int, y: Int, count: Int) {
    guard isOpaque else { return drawQuads(x: x, y: y, count: count) { _ in .max } }
    let target = memory.pixel(x: x, y: y)
    LinearField.forEachRun(x: x, count: count) { offset, length in
      let value = value(x: x &+ offset, y: y)
      GradientSampler.fetch(entries, value, step: field.step, count: length, into: target + offset)
    }
  }
}
