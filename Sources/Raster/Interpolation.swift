/// Colours between four neighbours each, for runs all of whose neighbours are there: two at a time, without looking.
struct Interpolation {
  let base: UnsafePointer<UInt32>
  let pixelsPerRow: Int
  /// The growth of the bitmap's coordinates from one device pixel to the next on the right, in fixed point.
  let columnStep: Int64
  let rowStep: Int64

  /// Interpolates pixels beginning at a place in the bitmap, in fixed point. The last group of four may hold pixels that
  /// nobody asked for; the target has room for them.
  @inline(never)
  func run(_ u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let bytes = UnsafeRawPointer(base)
    var (u, v) = (u, v)
    var weights = Weights(u, v, columnStep, rowStep)
    func next() -> (top: UInt64, bottom: UInt64) {
      let (x, y) = (Int(truncatingIfNeeded: u &>> 32), Int(truncatingIfNeeded: v &>> 32))
      let place = bytes + (y &* pixelsPerRow &+ x) &* 4
      u &+= columnStep
      v &+= rowStep
      return (
        place.loadUnaligned(as: UInt64.self),
        place.loadUnaligned(fromByteOffset: 4 &* pixelsPerRow, as: UInt64.self)
      )
    }
    for index in 0..<(count &+ 3) / 4 {
      let (a, b, c, d) = (next(), next(), next(), next())
      weights.mixed(
        Interpolation.columns(a.top, b.top, c.top, d.top),
        Interpolation.columns(a.bottom, b.bottom, c.bottom, d.bottom)
      ).store(to: target + 4 &* index)
      weights.advance()
    }
  }

  /// The left and the right pixels of four pairs.
  @inline(__always)
  private static func columns(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64
  ) -> (SIMD4<UInt32>, SIMD4<UInt32>) {
    let low = unsafeBitCast(SIMD2(a, b), to: SIMD4<UInt32>.self)
    let high = unsafeBitCast(SIMD2(c, d), to: SIMD4<UInt32>.self)
    return (SIMD4(low[0], low[2], high[0], high[2]), SIMD4(low[1], low[3], high[1], high[3]))
  }

  /// How far four device pixels are from the bitmap pixels to their left and above.
  struct Weights {
    private var across: SIMD4<UInt32>
    private var down: SIMD4<UInt32>
    private let acrossStep: SIMD4<UInt32>
    private let downStep: SIMD4<UInt32>

    @inline(__always)
    init(_ u: Int64, _ v: Int64, _ columnStep: Int64, _ rowStep: Int64) {
      func low(_ value: Int64) -> UInt32 { UInt32(truncatingIfNeeded: value) }
      let counts = SIMD4<UInt32>(0, 1, 2, 3)
      across = low(u) &+ low(columnStep) &* counts
      down = low(v) &+ low(rowStep) &* counts
      acrossStep = SIMD4(repeating: 4 &* low(columnStep))
      downStep = SIMD4(repeating: 4 &* low(rowStep))
    }

    @inline(__always)
    mutating func advance() {
      across &+= acrossStep
      down &+= downStep
    }

    @inline(__always)
    func mixed(
      _ top: (SIMD4<UInt32>, SIMD4<UInt32>), _ bottom: (SIMD4<UInt32>, SIMD4<UInt32>)
    ) -> PixelQuad {
      let across = Weights.factors(across)
      return PixelQuad(top.0).mixed(with: PixelQuad(top.1), weights: across)
        .mixed(
          with: PixelQuad(bottom.0).mixed(with: PixelQuad(bottom.1), weights: across),
          weights: Weights.factors(down))
    }

    /// The upper eight bits of the places after the point.
    @inline(__always)
    private static func factors(_ fractions: SIMD4<UInt32>) -> PixelQuad.Factors {
      let bytes = fractions &>> 24
      return unsafeBitCast(bytes | (bytes &<< 16), to: PixelQuad.Factors.self)
    }
  }
}
