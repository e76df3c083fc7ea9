/// A painter of one color onto a canvas's pixels wherever a shape covers them: the most common case, without
/// dispatch per span.
struct SolidPainter: SpanSink {
  private let memory: PixelMemory
  private let color: UInt32
  private let quad: PixelQuad
  private let isOverTransparency: Bool

  /// - Parameter isOverTransparency: Whether all pixels that the shape can cover are transparent.
  init(memory: PixelMemory, color: UInt32, isOverTransparency: Bool) {
    self.memory = memory
    self.color = color
    quad = PixelQuad(repeating: color)
    self.isOverTransparency = isOverTransparency
  }

  mutating func cover(_ area: PixelRect) {
    if isOverTransparency || Pixel.alpha(color) == 255 {
      memory.fill(area, with: color)
    } else {
      coverRows(of: area)
    }
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt8) {
    SourceOver.draw(
      Pixel.scaled(color, by: coverage), count: count, onto: memory.pixel(x: x, y: y),
      isOverTransparency: isOverTransparency)
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let values = coverage.baseAddress else { return }
    SourceOver.draw(color, coverage: values, count: coverage.count, onto: memory.pixel(x: x, y: y))
  }

  @inline(__always)
  mutating func cover(x: Int, y: Int, four: UInt32) {
    guard four != 0 else { return }
    let target = memory.pixel(x: x, y: y)
    quad.scaled(by: PixelQuad.factors(four)).over(PixelQuad(loading: target)).store(to: target)
  }

  @inline(__always)
  mutating func finishRow() {}
}
