// Where two nearly equal numbers are subtracted: forms that keep the digits that the plain ones lose.

extension Elementary {
  /// eˣ and eˣ − 1 for an x in −708…708, the latter with all its digits also near 0.
  ///
  /// With x = n·ln 2 + r, eˣ − 1 = 2ⁿ·(eʳ − 1) + (2ⁿ − 1), in which no digit is lost.
  @inline(__always)
  static func expAndExpMinusOne(_ x: Double) -> (exp: Double, expMinusOne: Double) {
    let n = roundedToInteger(x * 1.442_695_040_888_963_4)
    let r = (x - n * ln2High) - n * ln2Low
    let scale = powerOfTwo(Int(n))
    let difference = scale * expMinusOneOfReduced(r)
    return (scale + difference, difference + (scale - 1))
  }

  /// x rounded to the nearest integer, the even one of two, for |x| below 2⁵¹.
  ///
  /// Adding 1.5·2⁵² leaves no bit for a fraction; without SSE4.1 the instruction for it is a call.
  @inline(__always)
  static func roundedToInteger(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// ln(1 + x) for x above −1, with all its digits also near 0.
  ///
  /// The error that 1 + x makes in rounding is put right to the first order (Kahan).
  static func logOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    guard sum != 1, sum.isFinite else { return x }
    return log(sum) + (x - (sum - 1)) / sum
  }

  /// a·b as the nearest double and what it lacks (Dekker 1971), exact for factors between 10⁻¹⁴⁰ and 10¹⁴⁰.
  static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let product = a * b
    return (product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// A number as a sum of two with 26 bits each, so that their products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
