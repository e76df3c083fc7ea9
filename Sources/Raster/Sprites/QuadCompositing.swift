/// A way to combine four pixels with what lies behind them.
protocol QuadCompositing {
  /// The composite of a source and its backdrop.
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad

  /// The same where a shape covers the pixels in part.
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad
}

/// Source-over, as of ``SourceOver``.
struct NormalQuads: QuadCompositing {
  @inline(__always)
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad { source.over(backdrop) }

  @inline(__always)
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    source.scaled(by: coverage).over(backdrop)
  }
}

/// Sums.
struct PlusLighterQuads: QuadCompositing {
  @inline(__always)
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad {
    source.addingSaturated(backdrop)
  }

  @inline(__always)
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    source.addingSaturated(backdrop).scaled(by: coverage).adding(backdrop.scaled(by: 255 &- coverage))
  }
}

/// Any mode, one pixel after the other.
struct SinglePixels: QuadCompositing {
  let mode: BlendMode

  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad {
    composite(source, coverage: PixelQuad.Factors(repeating: 255), onto: backdrop)
  }

  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    let source = source.pixels
    var result = backdrop.pixels
    for lane in 0..<4 where coverage[2 * lane] > 0 {
      result[lane] = mode.draw(source[lane], onto: result[lane], coverage: UInt8(coverage[2 * lane]))
    }
    return PixelQuad(result)
  }
}
