// Functions without branches or conversions to integers, so that loops over them are vectorized on any
// processor and a number gives the same bits alone and in a loop.

extension Elementary {
  /// 1.5·2⁵². A sum with a number below 2⁵¹ has no bits for a fraction, so subtracting it again rounds to the
  /// nearest integer, ties to even. The lowest bits of the sum are that integer.
  @usableFromInline static let integerShift = 0x1.8p52

  /// Returns eˣ and eˣ − 1 for an x in −708…708, the latter with full precision near 0.
  ///
  /// With x = n·ln 2 + r, eˣ − 1 = 2ⁿ·(eʳ − 1) + (2ⁿ − 1), which loses no digits.
  @inline(__always)
  static func expAndExpMinusOne(_ x: Double) -> (exp: Double, expMinusOne: Double) {
    let shifted = x * 1.442_695_040_888_963_4 + integerShift
    let n = shifted - integerShift
    let r = (x - n * ln2High) - n * ln2Low
    let scale = Double(bitPattern: (shifted.bitPattern &+ 1023) &<< 52)
    let difference = scale * expMinusOneOfReduced(r)
    return (scale + difference, difference + (scale - 1))
  }

  /// Returns the sine and cosine of an angle below 10⁶ in magnitude. The result is meaningless for any other
  /// angle.
  @inlinable
  @inline(__always)
  static func sinCosBelowMillion(_ angle: Double) -> (sin: Double, cos: Double) {
    let shifted = angle * 0.636_619_772_367_581_4 + integerShift
    let n = shifted - integerShift
    let r = ((angle - n * halfPiHigh) - n * halfPiMiddle) - n * halfPiLow
    let (sine, cosine) = (sinOfReduced(r).bitPattern, cosOfReduced(r).bitPattern)
    // Each quarter turn exchanges the two. The sine is negative in the last two quarters, the cosine in the
    // middle ones.
    let quarter = shifted.bitPattern
    let swap = (sine ^ cosine) & (0 &- (quarter & 1))
    let sineSign = (quarter & 2) &<< 62
    let cosineSign = ((quarter &+ 1) & 2) &<< 62
    return (
      Double(bitPattern: sine ^ swap ^ sineSign), Double(bitPattern: cosine ^ swap ^ cosineSign)
    )
  }
}
