/// A run of evenly spaced sample positions in a bitmap, in fixed point with 32 binary places.
struct SampleRun {
  var u: Int64
  var v: Int64
  let uStep: Int64
  let vStep: Int64
  let count: Int
}

extension SampleRun {
  /// Interpolates colors between four neighbors each, without checking that they exist.
  ///
  /// Two neighbors are loaded at a time. The last group of four may include pixels that weren't requested;
  /// the target must be large enough for them.
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

  /// The distances of four sample positions from the bitmap pixels to their left and above.
  struct Weights {
    private var across: SIMD4<UInt32>
    private var down: SIMD4<UInt32>
    private let acrossStep: SIMD4<UInt32>
    private let downStep: SIMD4<UInt32>

    @inline(__always)
    init(_ run: SampleRun) {
      func low(_ value: Int64) -> UInt32 { UInt32(truncatingIfNeeded: value) }
      let counts = SIMD4<UInt32>(0, 1, 2, 3)
      across = low(run.u) &+ low(run.uStep) &* counts
      down = low(run.v) &+ low(run.vStep) &* counts
      acrossStep = SIMD4(repeating: 4 &* low(run.uStep))
      downStep = SIMD4(repeating: 4 &* low(run.vStep))
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

    /// Returns the upper eight bits of the fractions.
    @inline(__always)
    private static func factors(_ fractions: SIMD4<UInt32>) -> PixelQuad.Factors {
      PixelQuad.factors(each: fractions &>> 24)
    }
  }
}
