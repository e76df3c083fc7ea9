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
      var last = CompositeCache(self)
      for index in 0..<count { target[index] = last.draw(color, onto: target[index], coverage: coverage) }
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
    var last = CompositeCache(self)
    for index in 0..<count {
      target[index] = last.draw(pixels[index], onto: target[index], coverage: coverage)
    }
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
    var last = CompositeCache(self)
    for index in 0..<count {
      target[index] = last.draw(pixels[index], onto: target[index], coverage: coverage[index])
    }
  }

  /// Returns the backdrop if `coverage` is 0, the composite if it is 255, and a mixture in between.
  func draw(_ source: UInt32, onto backdrop: UInt32, coverage: UInt8) -> UInt32 {
    let composite = composite(source, onto: backdrop)
    return Pixel.scaled(composite, by: coverage) &+ Pixel.scaled(backdrop, by: 255 &- coverage)
  }
}

/// The last composite, which most neighboring pixels share because they are equal.
private struct CompositeCache {
  private let mode: BlendMode
  private var (source, backdrop, coverage): (UInt32, UInt32, UInt8) = (0, 0, 0)
  /// With coverage 0 the backdrop stays.
  private var result: UInt32 = 0

  init(_ mode: BlendMode) { self.mode = mode }

  @inline(__always)
  mutating func draw(_ source: UInt32, onto backdrop: UInt32, coverage: UInt8) -> UInt32 {
    if source == self.source, backdrop == self.backdrop, coverage == self.coverage { return result }
    (self.source, self.backdrop, self.coverage) = (source, backdrop, coverage)
    result = mode.draw(source, onto: backdrop, coverage: coverage)
    return result
  }
}
