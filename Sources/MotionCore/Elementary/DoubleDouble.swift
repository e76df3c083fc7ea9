/// A number of some 106 bits: the sum of two doubles, of which the first is the number rounded to a double (Dekker 1971).
struct DoubleDouble {
  let high: Double
  let low: Double

  /// Creates the sum of two numbers; exact unless it overflows (Knuth, The Art of Computer Programming 2, 4.2.2).
  init(sum a: Double, _ b: Double) {
    high = a + b
    let partOfB = high - a
    low = (a - (high - partOfB)) + (b - partOfB)
  }

  /// Creates the product of two numbers; exact for factors whose magnitudes are between 10⁻¹⁴⁰ and 10¹⁴⁰ (Dekker).
  init(product a: Double, _ b: Double) {
    let (aHigh, aLow) = Self.halves(a)
    let (bHigh, bLow) = Self.halves(b)
    high = a * b
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  /// Creates 1/x, to 100 bits.
  init(reciprocal x: Double) {
    high = 1 / x
    let product = DoubleDouble(product: high, x)
    low = ((1 - product.high) - product.low) / x
  }

  /// Returns a number as a sum of two numbers with 26 bits each, whose products are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value
    let high = scaled - (scaled - value)
    return (high, value - high)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (high, low) = (DoubleDouble(sum: a.high, b.high), DoubleDouble(sum: a.low, b.low))
    let sum = DoubleDouble(sum: high.high, high.low + low.high)
    return DoubleDouble(sum: sum.high, sum.low + low.low)
  }

  static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let sum = DoubleDouble(sum: a.high, b)
    return DoubleDouble(sum: sum.high, sum.low + a.low)
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    return DoubleDouble(sum: product.high, product.low + (a.high * b.low + a.low * b.high))
  }
}
