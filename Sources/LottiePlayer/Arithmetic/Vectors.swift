extension SIMD2<Double> {
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector scaled to length 1; 0 for a vector of length 0.
  var normalized: SIMD2 {
    let length = length
    return length > 0 ? self / length : .zero
  }
}

extension Double {
  /// The number of degrees converted to radians.
  var radians: Double { self * .pi / 180 }
}
