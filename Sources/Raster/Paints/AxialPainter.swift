/// Draws an axial gradient over a canvas' pixels wherever a shape covers them: the commonest paint after one color, and
/// mostly seen in spans so short that a choice for each takes longer than the pixels.
struct AxialPainter {
  private let memory: PixelMemory
  private let field: LinearField
  private let colors: UnsafePointer<UInt32>
  /// A fade's, at the same places.
  private let alphas: UnsafePointer<UInt32>?
  /// What shows where a pixel is covered whole; nil where that takes a product too.
  private let whole: UnsafePointer<UInt32>?
  private let isOpaque: Bool
  private let opacity: UInt8
  /// The value of the field from which a row is stepped through.
  private var start = (y: Int.min, anchor: 0, value: Int64(0))

  /// Nil for a gradient that isn't axial.
  init?(memory: PixelMemory, _ sampler: GradientSampler, opacity: UInt8) {
    guard let field = sampler.axial else { return nil }
    (self.memory, self.field, self.opacity) = (memory, field, opacity)
    (colors, alphas) = (sampler.parts, nil)
    whole = opacity == 255 ? sampler.parts : nil
    isOpaque = sampler.isOpaque
  }

  /// Nil for a gradient that isn't axial.
  init?(memory: PixelMemory, _ samplers: FadedSamplers, opacity: UInt8) {
    guard let field = samplers.colors.pointee.axial else { return nil }
    (self.memory, self.field, self.opacity) = (memory, field, opacity)
    (colors, alphas) = (samplers.colors.pointee.parts, samplers.alphas.pointee.parts)
    whole = samplers.faded.pointee.parts
    isOpaque = false
  }
}

extension AxialPainter: SpanSink {
  @inline(__always)
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    if field.step == 0 {
      let color = color(at: value(x: x, y: y), coverage: coverage)
      return SourceOver.draw(color, count: count, onto: memory.pixel(x: x, y: y))
    }
    if coverage == 255, let whole {
      drawWhole(whole, x: x, y: y, count: count)
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
        drawQuads(x: x &+ offset, y: y, count: length) { place in
          guard place &+ 4 > length else {
            return UInt32(littleEndian: UnsafeRawPointer(part + place).loadUnaligned(as: UInt32.self))
          }
          return (place..<length).reversed().reduce(0) { $0 &<< 8 | UInt32(part[$1]) }
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

extension AxialPainter {
  /// Four of the ramp's parts.
  private typealias Places = (Int, Int, Int, Int)

  /// The field's value at a pixel.
  @inline(__always)
  private mutating func value(x: Int, y: Int) -> Int64 {
    // Where a row has one color it's that of the first pixel.
    let anchor = field.step == 0 ? 0 : LinearField.anchor(of: x)
    if y != start.y || anchor != start.anchor { start = (y, anchor, field.value(x: anchor, y: y)) }
    return start.value &+ Int64(x &- anchor) &* field.step
  }

  @inline(__always)
  private mutating func places(x: Int, y: Int) -> Places {
    let step = field.step
    let first = value(x: x, y: y)
    guard LinearField.anchor(of: x) == LinearField.anchor(of: x &+ 3) else {
      return (
        GradientSampler.part(at: first), GradientSampler.part(at: value(x: x &+ 1, y: y)),
        GradientSampler.part(at: value(x: x &+ 2, y: y)), GradientSampler.part(at: value(x: x &+ 3, y: y))
      )
    }
    return (
      GradientSampler.part(at: first), GradientSampler.part(at: first &+ step),
      GradientSampler.part(at: first &+ 2 &* step), GradientSampler.part(at: first &+ 3 &* step)
    )
  }

  @inline(__always)
  private func pixels(_ table: UnsafePointer<UInt32>, _ places: Places) -> SIMD4<UInt32> {
    SIMD4(table[places.0], table[places.1], table[places.2], table[places.3])
  }

  /// Four pixels over others, as far as four bytes say.
  @inline(__always)
  private mutating func composite(x: Int, y: Int, _ four: UInt32, _ backdrop: PixelQuad) -> PixelQuad {
    let places = places(x: x, y: y)
    if four == .max, let whole { return PixelQuad(pixels(whole, places)).over(backdrop) }
    var factors = PixelQuad.factors(four)
    if let alphas {
      factors = PixelQuad.product(factors, PixelQuad.factors(each: pixels(alphas, places) &>> 24))
    }
    if opacity < 255 { factors = PixelQuad.product(factors, .init(repeating: UInt16(opacity))) }
    return PixelQuad(pixels(colors, places)).scaled(by: factors).over(backdrop)
  }

  /// The pixel at a place, as far as a shape covers it.
  private func color(at value: Int64, coverage: UInt8) -> UInt32 {
    let part = GradientSampler.part(at: value)
    if coverage == 255, let whole { return whole[part] }
    let alpha = alphas.map { Pixel.product(coverage, Pixel.alpha($0[part])) } ?? coverage
    return Pixel.scaled(colors[part], by: Pixel.product(alpha, opacity))
  }

  /// - Parameter coverage: Of four pixels from an offset on, as bytes of a word; those beyond the end don't count.
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

  private mutating func drawWhole(_ whole: UnsafePointer<UInt32>, x: Int, y: Int, count: Int) {
    guard isOpaque else { return drawQuads(x: x, y: y, count: count) { _ in .max } }
    let target = memory.pixel(x: x, y: y)
    LinearField.forEachRun(x: x, count: count) { offset, length in
      let value = value(x: x &+ offset, y: y)
      GradientSampler.fetch(whole, value, step: field.step, count: length, into: target + offset)
    }
  }
}
