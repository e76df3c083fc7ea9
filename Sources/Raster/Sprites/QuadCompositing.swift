/// A method of compositing four pixels onto a backdrop.
protocol QuadCompositing {
  /// Returns the composite of a fully covered source and its backdrop.
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad

  /// Returns the composite of a partly covered source and its backdrop.
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad
}

/// Source-over compositing; see ``SourceOver``.
struct NormalCompositing: QuadCompositing {
  @inline(__always)
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad { source.over(backdrop) }

  @inline(__always)
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    source.scaled(by: coverage).over(backdrop)
  }
}

/// Compositing by sums, limited to 255.
struct PlusLighterCompositing: QuadCompositing {
  @inline(__always)
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad {
    source.addingSaturated(backdrop)
  }

  @inline(__always)
  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    source.addingSaturated(backdrop).scaled(by: coverage).adding(backdrop.scaled(by: 255 &- coverage))
  }
}

/// Compositing in any blend mode.
struct BlendCompositing: QuadCompositing {
  let mode: BlendMode

  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad {
    mode.composite(source, onto: backdrop)
  }

  func composite(_ source: PixelQuad, coverage: PixelQuad.Factors, onto backdrop: PixelQuad) -> PixelQuad {
    mode.composite(source, coverage: coverage, onto: backdrop)
  }
}
