extension BlendMode {
  /// Returns four source pixels composited onto four backdrop pixels, all premultiplied, rounded to the nearest
  /// 1/255.
  @inline(__always)
  func composite(_ source: PixelQuad, onto backdrop: PixelQuad) -> PixelQuad {
    if mixesColors { return mixed(ComponentQuad(source.pixels), ComponentQuad(backdrop.pixels)) }
    return combined(source, backdrop)
  }

  /// Returns a source pixel composited onto a backdrop pixel.
  func composite(_ source: UInt32, onto backdrop: UInt32) -> UInt32 {
    composite(PixelQuad(repeating: source), onto: PixelQuad(repeating: backdrop)).pixels[0]
  }

  /// Composites by the operators of Porter and Duff, and by sums of light.
  private func combined(_ source: PixelQuad, _ backdrop: PixelQuad) -> PixelQuad {
    let (a, b) = (source.alpha, backdrop.alpha)
    let (restOfSource, restOfBackdrop) = (255 &- a, 255 &- b)
    switch self {
    case .clear: return PixelQuad(repeating: 0)
    case .copy: return source
    case .sourceIn: return source.scaled(by: b)
    case .sourceOut: return source.scaled(by: restOfBackdrop)
    case .sourceAtop: return source.weightedSum(b, backdrop, restOfSource)
    case .destinationOver: return backdrop.over(source)
    case .destinationIn: return backdrop.scaled(by: a)
    case .destinationOut: return backdrop.scaled(by: restOfSource)
    case .destinationAtop: return source.weightedSum(restOfBackdrop, backdrop, a)
    case .xor: return source.weightedSum(restOfBackdrop, backdrop, restOfSource)
    case .plusLighter: return source.addingSaturated(backdrop)
    case .plusDarker: return source.addingDark(backdrop)
    default: return source.over(backdrop)
    }
  }
}
