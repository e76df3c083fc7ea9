/// The commonest compositing operator, four pixels at a time: source + backdrop·(1 − source alpha).
///
/// Colours are premultiplied. The source is multiplied by its coverage first, to the nearest 1/255, then
/// composited, so that a component never exceeds its alpha.
enum SourceOver {
  /// One colour over `count` pixels.
  static func draw(_ color: UInt32, count: Int, onto target: UnsafeMutablePointer<UInt32>) {
    switch Pixel.alpha(color) {
    case 0: return
    case 255: target.update(repeating: color, count: count)
    default: drawTranslucent(color, count: count, onto: target)
    }
  }

  private static func drawTranslucent(
    _ color: UInt32, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let source = PixelQuad(repeating: color)
    let transparency = source.transparency
    var x = 0
    while x &+ 4 <= count {
      let backdrop = PixelQuad(loading: target + x)
      source.adding(backdrop.scaled(by: transparency)).store(to: target + x)
      x &+= 4
    }
    while x < count {
      target[x] = Pixel.over(color, target[x])
      x &+= 1
    }
  }

  /// One colour, times a coverage for each of `count` pixels.
  static func draw(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let source = PixelQuad(repeating: color)
    var x = 0
    while x &+ 4 <= count {
      if UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self) != 0 {
        let covered = source.scaled(by: PixelQuad.factors(loading: coverage + x))
        covered.over(PixelQuad(loading: target + x)).store(to: target + x)
      }
      x &+= 4
    }
    while x < count {
      target[x] = Pixel.over(Pixel.scaled(color, by: coverage[x]), target[x])
      x &+= 1
    }
  }

  /// `count` pixels, all times one coverage.
  static func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UInt8, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let factors = PixelQuad.Factors(repeating: UInt16(coverage))
    var x = 0
    while x &+ 4 <= count {
      let source = PixelQuad(loading: pixels + x).scaled(by: factors)
      source.over(PixelQuad(loading: target + x)).store(to: target + x)
      x &+= 4
    }
    while x < count {
      target[x] = Pixel.over(Pixel.scaled(pixels[x], by: coverage), target[x])
      x &+= 1
    }
  }

  /// `count` pixels, each times a coverage of its own.
  static func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int,
    onto target: UnsafeMutablePointer<UInt32>
  ) {
    var x = 0
    while x &+ 4 <= count {
      if UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self) != 0 {
        let source = PixelQuad(loading: pixels + x).scaled(by: PixelQuad.factors(loading: coverage + x))
        source.over(PixelQuad(loading: target + x)).store(to: target + x)
      }
      x &+= 4
    }
    while x < count {
      target[x] = Pixel.over(Pixel.scaled(pixels[x], by: coverage[x]), target[x])
      x &+= 1
    }
  }
}
