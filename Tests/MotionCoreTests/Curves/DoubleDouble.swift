/// A number of 106 bits as the sum of two numbers, a reference for tests (T. J. Dekker, 1971).
struct DoubleDouble {
  let high: Double
  let low: Double

  init(_ value: Double) { (high, low) = (value, 0) }

  /// Creates the exact sum of two numbers.
  private init(sum a: Double, _ b: Double) {
    high = a + b
    let rest = high - a
    low = (a - (high - rest)) + (b - rest)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let (high, low) = (DoubleDouble(sum: a.high, b.high), DoubleDouble(sum: a.low, b.low))
    let sum = DoubleDouble(sum: high.high, high.low + low.high)
    return DoubleDouble(sum: sum.high, sum.low + low.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + b * DoubleDouble(-1) }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high) + (a.high * b.low + a.low * b.high)
    return DoubleDouble(sum: product, error)
  }
}
