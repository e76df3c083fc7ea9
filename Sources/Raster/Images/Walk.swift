/// Places in a bitmap one even step after the other, in fixed point.
struct Walk {
  var u: Int64
  var v: Int64
  let uStep: Int64
  let vStep: Int64
  let count: Int
}

extension Walk {
  /// Interpolates colors between four neighbors each, all of which are there: two at a time, without looking. The last
  /// group of four may hold pixels that nobody asked for; the target has room for them.
  @inline(never)
  func interpolate(
    _ base: UnsafePointer<UInt32>, pixelsPerRow: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let (columnStep, rowStep) = (uStep, vStep)
    let bytes = UnsafeRawPointer(base)
    var (u, v) = (u, v)
    var weights = Weights(self)
    func next() -> UnsafeRawPointer {
      let (x, y) = (Int(truncatingIfNeeded: u &>> 32), Int(truncatingIfNeeded: v &>> 32))
      u &+= columnStep
      v &+= rowStep
      return bytes + (y &* pixelsPerRow &+ x) &* 4
    }
    let below = 4 &* pixelsPerRow
    for index in 0..<(count &+ 3) / 4 {
      let (a, b, c, d) = (next(), next(), next(), next())
      weights.mixed(
        PixelPairs(a, b, c, d), PixelPairs(a + below, b + below, c + below, d + below)
      ).store(to: target + 4 &* index)
      weights.advance()
    }
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
    func mixed(_ top: PixelPairs, _ bottom: PixelPairs) -> PixelQuad {
      let across = Weights.factors(across)
      return top.mixed(across).mixed(with: bottom.mixed(across), weights: Weights.factors(down))
    }

    /// The upper eight bits of the places after the point.
    @inline(__always)
    private static func factors(_ fractions: SIMD4<UInt32>) -> PixelQuad.Factors {
      PixelQuad.factors(each: fractions &>> 24)
    }
  }
}
