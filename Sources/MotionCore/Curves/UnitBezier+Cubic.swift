extension UnitBezier {
  /// One coordinate of the curve as a polynomial in its parameter: c·t + b·t² + a·t³.
  struct Cubic {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    @inline(__always)
    func value(_ t: Double) -> Double { (a * t + b) * (t * t) + c * t }
    func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }
}
