/// Places in a bitmap one even step after the other, in fixed point.
struct Walk {
  var u: Int64
  var v: Int64
  let uStep: Int64
  let vStep: Int64
  let count: Int
}

extension Walk {
  /// Interpolates colours between four neighbours each, all of which are there: two at a time, without looking. The last
  /// group of four may hold pixels that nobody asked for; the target has room for them.
  @inline(never)
  func interpolate(
    _ base: UnsafePointer<UInt32>, pixelsPerRow: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let (columnStep, rowStep) = (uStep, vStep)
    let bytes = UnsafeRawPointer(base)
    var (u, v) = (u, v)
    var weights = Weights(self)
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
        Walk.columns(a.top, b.top, c.top, d.top),
        Walk.columns(a.bottom, b.bottom, c.bottom, d.bottom)
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
    init(_ walk: Walk) {
      func low(_ value: Int64) -> UInt32 { UInt32(truncatingIfNeeded: value) }
      let counts = SIMD4<UInt32>(0, 1, 2, 3)
      across = low(walk.u) &+ low(walk.uStep) &* counts
      down = low(walk.v) &+ low(walk.vStep) &* counts
      acrossStep = SIMD4(repeating: 4 &* low(walk.uStep))
      downStep = SIMD4(repeating: 4 &* low(walk.vStep))
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
      PixelQuad.factors(each: fractions &>> 24)
    }
  }
}
