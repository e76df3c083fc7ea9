/// The most common compositing operator, four pixels at a time: source + backdrop·(1 − source alpha).
///
/// Colors are premultiplied. The source is multiplied by its coverage first, rounded to the nearest 1/255,
/// and then composited, so a component never exceeds its alpha.
enum SourceOver {
  /// Draws one color over `count` pixels.
  ///
  /// - Parameter isOverTransparency: Whether the pixels are transparent, so that they needn't be read.
  static func draw(
    _ color: UInt32, count: Int, onto target: UnsafeMutablePointer<UInt32>, isOverTransparency: Bool = false
  ) {
    switch Pixel.alpha(color) {
    case 0: return
    case 255: target.update(repeating: color, count: count)
    case _ where isOverTransparency: target.update(repeating: color, count: count)
    default: drawTranslucent(color, count: count, onto: target)
    }
  }

  private static func drawTranslucent(
    _ color: UInt32, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let source = unsafeBitCast(SIMD4(repeating: color), to: SIMD16<UInt8>.self)
    let transparency = PixelQuad(repeating: color).transparency
    forEachQuad(of: count) { x in
      let rest = PixelQuad(loading: target + x).pixels(scaledBy: transparency)
      let sum = unsafeBitCast(rest, to: SIMD16<UInt8>.self) &+ source
      UnsafeMutableRawPointer(target + x).storeBytes(of: sum, as: SIMD16<UInt8>.self)
    } rest: { x in
      target[x] = Pixel.over(color, target[x])
    }
  }

  /// Draws one color over `count` pixels with a coverage each.
  static func draw(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let source = PixelQuad(repeating: color)
    // Named functions, because the compiler doesn't inline closures that are called twice.
    @inline(__always)
    func mixTranslucent(_ factors: PixelQuad.Factors, _ backdrop: PixelQuad) -> PixelQuad {
      source.scaled(by: factors).over(backdrop)
    }
    @inline(__always)
    func mixBinary(_ factors: PixelQuad.Factors, _ backdrop: PixelQuad) -> PixelQuad {
      let covered = PixelQuad(even: source.even & factors, odd: source.odd & factors)
      return covered.adding(backdrop.scaled(by: factors ^ 255))
    }
    @inline(__always)
    func mixOpaque(_ factors: PixelQuad.Factors, _ backdrop: PixelQuad) -> PixelQuad {
      source.scaled(by: factors).adding(backdrop.scaled(by: factors ^ 255))
    }

    if color & 0x00ff_ffff == 0, Pixel.alpha(color) < 255 {
      drawTranslucentBlack(color, coverage: coverage, count: count, onto: target)
    } else if Pixel.alpha(color) < 255 {
      draw(color, coverage: coverage, count: count, onto: target, mix: mixTranslucent)
    } else if color == (color & 0x0101_0101) &* 255 {
      // Every component is 0 or 255, as in black and white, so its product with a factor is 0 or the factor.
      draw(color, coverage: coverage, count: count, onto: target, mix: mixBinary)
    } else {
      // The alpha of an opaque color is its coverage.
      draw(color, coverage: coverage, count: count, onto: target, mix: mixOpaque)
    }
  }

  /// Draws translucent black, as in most shadows, with a coverage each: only the alpha has a product with the coverage.
  private static func drawTranslucentBlack(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let alpha = SIMD8<UInt16>(repeating: UInt16(Pixel.alpha(color)))
    @inline(__always)
    func drawEight(_ eight: SIMD8<UInt8>, _ x: Int) {
      let covered = PixelQuad.product(alpha, PixelQuad.numbers(eight))
      let (rest, alphas) = (covered ^ 255, covered &<< 8)
      darken(target + x, by: PixelQuad.factors(each: rest.lowHalf), adding: alphas.lowHalf)
      darken(target + x + 4, by: PixelQuad.factors(each: rest.highHalf), adding: alphas.highHalf)
    }
    drawEights(color, coverage: coverage, count: count, onto: target, drawEight)
  }

  /// Multiplies four pixels by a factor each, and adds 1/256 of a number to the alpha of each.
  @inline(__always)
  private static func darken(
    _ target: UnsafeMutablePointer<UInt32>, by factors: PixelQuad.Factors, adding alphas: SIMD4<UInt16>
  ) {
    let rest = PixelQuad(loading: target).pixels(scaledBy: factors)
    let sum = rest &+ (SIMD4<UInt32>(truncatingIfNeeded: alphas) &<< 16)
    UnsafeMutableRawPointer(target).storeBytes(of: sum, as: SIMD4<UInt32>.self)
  }

  /// Draws one color over `count` pixels with a coverage each, of which `mix` receives the factors of four and their backdrop.
  @inline(__always)
  private static func draw(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, count: Int, onto target: UnsafeMutablePointer<UInt32>,
    mix: (PixelQuad.Factors, PixelQuad) -> PixelQuad
  ) {
    @inline(__always)
    func drawEight(_ eight: SIMD8<UInt8>, _ x: Int) {
      let (first, second) = PixelQuad.factors(ofEight: eight)
      mix(first, PixelQuad(loading: target + x)).store(to: target + x)
      mix(second, PixelQuad(loading: target + x + 4)).store(to: target + x + 4)
    }
    drawEights(color, coverage: coverage, count: count, onto: target, drawEight)
  }

  /// Draws one color over `count` pixels with a coverage each, and calls `drawEight` for eight that are partly covered, with
  /// their coverage and the index of the first.
  ///
  /// Eight pixels are drawn without a branch between them, because the coverage of letters is hard to predict.
  @inline(__always)
  private static func drawEights(
    _ color: UInt32, coverage: UnsafePointer<UInt8>, count: Int, onto target: UnsafeMutablePointer<UInt32>,
    _ drawEight: (SIMD8<UInt8>, Int) -> Void
  ) {
    let end = count & ~7
    var x = 0
    while x < end {
      let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: SIMD8<UInt8>.self)
      switch unsafeBitCast(eight, to: UInt64.self) {
      case 0: x &+= 8
      case .max:
        let covered = CoverageRuns.covered(coverage + x, count: count &- x)
        draw(color, count: covered, onto: target + x)
        x &+= covered
      default:
        drawEight(eight, x)
        x &+= 8
      }
    }
    while x < count {
      target[x] = Pixel.over(Pixel.scaled(color, by: coverage[x]), target[x])
      x &+= 1
    }
  }

  /// Draws `count` pixels with one coverage.
  static func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UInt8, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    if coverage == 255 { return draw(pixels, count: count, onto: target) }
    let factors = PixelQuad.Factors(repeating: UInt16(coverage))
    forEachQuad(of: count) { x in
      let source = PixelQuad(loading: pixels + x).scaled(by: factors)
      source.over(PixelQuad(loading: target + x)).store(to: target + x)
    } rest: { x in
      target[x] = Pixel.over(Pixel.scaled(pixels[x], by: coverage), target[x])
    }
  }

  /// Draws `count` pixels with a coverage each.
  static func draw(
    _ pixels: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int,
    onto target: UnsafeMutablePointer<UInt32>
  ) {
    forEachQuad(of: count) { x in
      let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      guard four != 0 else { return }
      if four == .max { return drawQuad(pixels + x, onto: target + x) }
      let source = PixelQuad(loading: pixels + x).scaled(by: PixelQuad.factors(four))
      source.over(PixelQuad(loading: target + x)).store(to: target + x)
    } rest: { x in
      target[x] = Pixel.over(Pixel.scaled(pixels[x], by: coverage[x]), target[x])
    }
  }

  /// Draws `count` fully covered pixels.
  private static func draw(
    _ pixels: UnsafePointer<UInt32>, count: Int, onto target: UnsafeMutablePointer<UInt32>
  ) {
    forEachQuad(of: count) { x in
      drawQuad(pixels + x, onto: target + x)
    } rest: { x in
      target[x] = Pixel.over(pixels[x], target[x])
    }
  }

  /// Draws four pixels. Opaque pixels replace the backdrop, and transparent ones, of which pictures of text mostly consist,
  /// leave it as it is.
  @inline(__always)
  private static func drawQuad(
    _ pixels: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>
  ) {
    let source = UnsafeRawPointer(pixels)
    let (first, second) = (
      source.loadUnaligned(as: UInt64.self), source.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
    if first & second & opaque == opaque {
      UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: 16)
    } else if first | second != 0 {
      PixelQuad(loading: pixels).over(PixelQuad(loading: target)).store(to: target)
    }
  }

  /// The alpha of two opaque pixels.
  private static let opaque: UInt64 = 0xff00_0000_ff00_0000

  /// Calls `quad` with every fourth index below `count`, then `rest` with each of the up to three that
  /// remain.
  @inline(__always)
  private static func forEachQuad(of count: Int, _ quad: (Int) -> Void, rest: (Int) -> Void) {
    let end = count & ~3
    var x = 0
    while x < end {
      quad(x)
      x &+= 4
    }
    for offset in 0..<count & 3 { rest(end &+ offset) }
  }
}
