extension BlendMode {
  /// Draws one color onto `count` pixels with one coverage.
  func draw(
    _ color: UInt32, coverage: UInt8, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    switch self {
    case .normal: SourceOver.draw(Pixel.scaled(color, by: coverage), count: count, onto: target)
    case .copy where coverage == 255: target.update(repeating: color, count: count)
    case .clear where coverage == 255: target.update(repeating: 0, count: count)
    default:
      let (colors, four) = (PixelQuad(repeating: color), UInt32(coverage) &* 0x0101_0101)
      drawQuads(count: count, onto: target) { _, _ in (colors, four) }
    }
  }

  /// Draws `count` pixels with one coverage.
  func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UInt8, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    if self == .normal {
      SourceOver.draw(pixels, coverage: coverage, count: count, onto: target)
      return
    }
    let four = UInt32(coverage) &* 0x0101_0101
    drawQuads(count: count, onto: target) { (PixelQuad(loading: pixels + $0, atMost: $1), four) }
  }

  /// Draws `count` pixels with a coverage each.
  func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int,
    onto target: UnsafeMutablePointer<UInt32>
  ) {
    if self == .normal {
      SourceOver.draw(pixels, coverage: coverage, count: count, onto: target)
      return
    }
    drawQuads(count: count, onto: target) {
      (PixelQuad(loading: pixels + $0, atMost: $1), UInt32(loading: coverage + $0, atMost: $1))
    }
  }

  /// Draws `count` pixels, four at a time.
  ///
  /// - Parameter source: Returns four source pixels and the bytes of their coverage, given their offset and the number
  ///   of pixels from there on. Of pixels beyond the end, nothing is used.
  @inline(__always)
  private func drawQuads(
    count: Int, onto target: UnsafeMutablePointer<UInt32>, _ source: (Int, Int) -> (PixelQuad, UInt32)
  ) {
    var last = CompositeCache(self)
    var offset = 0
    while offset < count {
      let rest = count &- offset
      let (pixels, four) = source(offset, rest)
      let backdrop = PixelQuad(loading: target + offset, atMost: rest)
      last.composite(pixels, coverage: four, onto: backdrop).store(to: target + offset, atMost: rest)
      offset &+= 4
    }
  }
}

extension BlendMode {
  /// Returns the backdrop where the coverage is 0, the composite where it is 255, and a mixture in between.
  @inline(__always)
  func composite(
    _ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad
  ) -> PixelQuad {
    composite(source, onto: backdrop).scaled(by: coverage).adding(backdrop.scaled(by: 255 &- coverage))
  }
}

/// The last composite, which most neighboring pixels share because they are equal.
private struct CompositeCache {
  private let mode: BlendMode
  private var source = SIMD4<UInt32>.zero
  private var backdrop = SIMD4<UInt32>.zero
  private var coverage: UInt32 = 0
  /// With coverage 0 the backdrop stays.
  private var result = PixelQuad(repeating: 0)

  init(_ mode: BlendMode) { self.mode = mode }

  @inline(__always)
  mutating func composite(_ source: PixelQuad, coverage: UInt32, onto backdrop: PixelQuad) -> PixelQuad {
    let (sourcePixels, backdropPixels) = (source.pixels, backdrop.pixels)
    if sourcePixels == self.source, backdropPixels == self.backdrop, coverage == self.coverage {
      return result
    }
    (self.source, self.backdrop, self.coverage) = (sourcePixels, backdropPixels, coverage)
    result =
      coverage == .max
      ? mode.composite(source, onto: backdrop)
      : mode.composite(source, coverage: PixelQuad.factors(coverage), onto: backdrop)
    return result
  }
}

extension UInt32 {
  /// Loads four bytes as a word, or `count` bytes if that is less; the other bytes are 0.
  @inline(__always)
  fileprivate init(loading source: UnsafePointer<UInt8>, atMost count: Int) {
    guard count < 4 else {
      self = UInt32(littleEndian: UnsafeRawPointer(source).loadUnaligned(as: UInt32.self))
      return
    }
    self = (0..<count).reversed().reduce(0) { $0 &<< 8 | UInt32(source[$1]) }
  }
}
