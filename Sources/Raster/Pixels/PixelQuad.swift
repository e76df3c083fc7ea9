/// Four neighboring pixels in 16-bit lanes, of which baseline x86-64 multiplies eight at a time.
struct PixelQuad {
  /// Red and blue of each pixel.
  var even: SIMD8<UInt16>
  /// Green and alpha of each pixel.
  var odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    even = unsafeBitCast(pixels & 0x00ff_00ff, to: SIMD8<UInt16>.self)
    odd = unsafeBitCast((pixels &>> 8) & 0x00ff_00ff, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  init(loading source: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  /// Loads four pixels, or `count` if that is less; the other ones are transparent.
  @inline(__always)
  init(loading source: UnsafePointer<UInt32>, atMost count: Int) {
    if count >= 4 { self.init(loading: source) } else { self.init(loading: source, count: count) }
  }

  /// Loads `count` pixels, at most four; the other ones are transparent.
  init(loading source: UnsafePointer<UInt32>, count: Int) {
    var pixels = SIMD4<UInt32>.zero
    for index in 0..<count { pixels[index] = source[index] }
    self.init(pixels)
  }

  @inline(__always)
  init(repeating pixel: UInt32) { self.init(SIMD4(repeating: pixel)) }

  @inline(__always)
  var pixels: SIMD4<UInt32> {
    let high = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8
    return unsafeBitCast(even, to: SIMD4<UInt32>.self) | high
  }

  @inline(__always)
  func store(to target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  /// Stores the four pixels, or the first `count` if that is less.
  @inline(__always)
  func store(to target: UnsafeMutablePointer<UInt32>, atMost count: Int) {
    if count >= 4 { store(to: target) } else { store(to: target, count: count) }
  }

  /// Stores the first `count` pixels.
  func store(to target: UnsafeMutablePointer<UInt32>, count: Int) {
    let pixels = pixels
    for index in 0..<count { target[index] = pixels[index] }
  }
}

extension PixelQuad {
  /// A factor from 0 to 255 for each pixel, in both of the pixel's lanes.
  typealias Factors = SIMD8<UInt16>

  /// Returns a·b/255 in every lane, rounded to the nearest integer.
  @inline(__always)
  static func product(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let sum = (a &* b) &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }

  @inline(__always)
  func scaled(by factors: Factors) -> PixelQuad {
    PixelQuad(even: PixelQuad.product(even, factors), odd: PixelQuad.product(odd, factors))
  }

  /// Returns the ``pixels`` of ``scaled(by:)``, whose upper bytes stay where the products are.
  @inline(__always)
  func pixels(scaledBy factors: Factors) -> SIMD4<UInt32> {
    @inline(__always)
    func product256(_ a: SIMD8<UInt16>) -> SIMD8<UInt16> {
      let sum = (a &* factors) &+ 128
      return sum &+ (sum &>> 8)
    }
    let low = unsafeBitCast(product256(even) &>> 8, to: SIMD4<UInt32>.self)
    return low | unsafeBitCast(product256(odd) & 0xff00, to: SIMD4<UInt32>.self)
  }

  /// Returns the product of two sets of pixels, component by component.
  @inline(__always)
  func multiplied(by other: PixelQuad) -> PixelQuad {
    PixelQuad(even: PixelQuad.product(even, other.even), odd: PixelQuad.product(odd, other.odd))
  }

  /// Each pixel's alpha.
  @inline(__always)
  var alpha: Factors { PixelQuad.factors(each: unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16) }

  /// 255 minus each pixel's alpha.
  @inline(__always)
  var transparency: Factors {
    // 255 minus a byte is its complement. Spreading it by a shuffle makes a whole frame a twentieth slower.
    let alpha = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    return PixelQuad.factors(each: alpha ^ 255)
  }

  /// Returns these pixels over `backdrop`, all premultiplied.
  @inline(__always)
  func over(_ backdrop: PixelQuad) -> PixelQuad { adding(backdrop.scaled(by: transparency)) }

  /// Returns the sum of two sets of pixels, each multiplied by its factors and rounded once.
  ///
  /// - Precondition: No component of the sum exceeds 255.
  @inline(__always)
  func weightedSum(_ factors: Factors, _ other: PixelQuad, _ otherFactors: Factors) -> PixelQuad {
    func sum(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
      let sum = (a &* factors) &+ (b &* otherFactors) &+ 128
      return (sum &+ (sum &>> 8)) &>> 8
    }
    return PixelQuad(even: sum(even, other.even), odd: sum(odd, other.odd))
  }

  /// Returns the sum of two sets of pixels.
  ///
  /// - Precondition: No component of the sum exceeds 255.
  @inline(__always)
  func adding(_ other: PixelQuad) -> PixelQuad {
    PixelQuad(even: even &+ other.even, odd: odd &+ other.odd)
  }

  /// Returns the sum of two sets of pixels, each component limited to 255.
  @inline(__always)
  func addingSaturated(_ other: PixelQuad) -> PixelQuad {
    let sum = adding(other)
    return PixelQuad(even: PixelQuad.saturated(sum.even), odd: PixelQuad.saturated(sum.odd))
  }

  /// Returns the sum of two sets of pixels without the light that both lack, by which their alphas exceed 255.
  func addingDark(_ other: PixelQuad) -> PixelQuad {
    let (sum, alpha) = (adding(other), alpha &+ other.alpha)
    let excess = (alpha &- 255).replacing(with: 0, where: alpha .< 255)
    func rest(_ sum: SIMD8<UInt16>) -> SIMD8<UInt16> {
      (sum &- excess).replacing(with: 0, where: sum .< excess)
    }
    return PixelQuad(even: rest(sum.even), odd: rest(sum.odd))
  }

  /// Returns numbers below 512 limited to 255.
  @inline(__always)
  private static func saturated(_ sum: SIMD8<UInt16>) -> SIMD8<UInt16> { (sum | (0 &- (sum &>> 8))) & 255 }

  /// Returns (256 − weight)/256 of these pixels plus weight/256 of other pixels, rounded to the nearest
  /// 1/255.
  @inline(__always)
  func mixed(with other: PixelQuad, weights: Factors) -> PixelQuad {
    // Subtracted in pairs of lanes, the form in which the weights were made: the compiler would split single
    // lanes.
    let rest = unsafeBitCast(
      0x0100_0100 &- unsafeBitCast(weights, to: SIMD4<UInt32>.self), to: Factors.self)
    return PixelQuad(
      even: ((even &* rest) &+ (other.even &* weights) &+ 128) &>> 8,
      odd: ((odd &* rest) &+ (other.odd &* weights) &+ 128) &>> 8)
  }

  /// Returns factors from one number below 2¹⁶ for each pixel.
  @inline(__always)
  static func factors(each numbers: SIMD4<UInt32>) -> Factors {
    unsafeBitCast(numbers | (numbers &<< 16), to: Factors.self)
  }

  /// Returns factors from one number for each pixel.
  @inline(__always)
  static func factors(each n: SIMD4<UInt16>) -> Factors {
    Factors(n[0], n[0], n[1], n[1], n[2], n[2], n[3], n[3])
  }

  /// Returns eight bytes as numbers.
  @inline(__always)
  static func numbers(_ b: SIMD8<UInt8>) -> SIMD8<UInt16> {
    let spread = SIMD16<UInt8>(b[0], 0, b[1], 0, b[2], 0, b[3], 0, b[4], 0, b[5], 0, b[6], 0, b[7], 0)
    return unsafeBitCast(spread, to: SIMD8<UInt16>.self)
  }

  /// Returns the factors of four pixels from the first four bytes, and those of four others from the last four.
  @inline(__always)
  static func factors(ofEight b: SIMD8<UInt8>) -> (Factors, Factors) {
    let first = SIMD16<UInt8>(
      b[0], b[0], b[0], b[0], b[1], b[1], b[1], b[1], b[2], b[2], b[2], b[2], b[3], b[3], b[3], b[3])
    let second = SIMD16<UInt8>(
      b[4], b[4], b[4], b[4], b[5], b[5], b[5], b[5], b[6], b[6], b[6], b[6], b[7], b[7], b[7], b[7])
    return (unsafeBitCast(first, to: Factors.self) & 255, unsafeBitCast(second, to: Factors.self) & 255)
  }

  /// Returns factors from the four bytes of a word; the lowest byte is the first pixel's.
  @inline(__always)
  static func factors(_ bytes: UInt32) -> Factors {
    let b = unsafeBitCast(SIMD4<UInt32>(bytes, 0, 0, 0), to: SIMD16<UInt8>.self)
    let spread = SIMD16<UInt8>(
      b[0], b[0], b[0], b[0], b[1], b[1], b[1], b[1], b[2], b[2], b[2], b[2], b[3], b[3], b[3], b[3])
    // A shift would be enough, but then the compiler leaves the lower bytes undefined, which is a false
    // dependency.
    return unsafeBitCast(spread, to: Factors.self) & 255
  }
}
