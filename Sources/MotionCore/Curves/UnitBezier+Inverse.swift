extension UnitBezier {
  /// Whether eased progress never decreases.
  ///
  /// y′(t)/3 is a parabola with the Bernstein coefficients y1, y2 − y1 and 1 − y2. It isn't below 0 anywhere
  /// if neither outer coefficient is and the middle one isn't below −√(y1·(1 − y2)).
  public var isMonotone: Bool {
    let middle = y2 - y1
    return y1 >= 0 && y2 <= 1 && (middle >= 0 || middle * middle <= y1 * (1 - y2))
  }

  /// Returns the `x` in 0…1 at which eased progress is `y`, or nil unless the curve is monotone; see
  /// ``isMonotone``.
  ///
  /// `y` is clamped to 0…1 first. The result is exactly 0 at 0 and 1 at 1, and NaN for NaN. In a flat piece,
  /// as in the middle of (0, 1, 1, 0), a rounding of `y` changes `x` by some 10⁻⁵.
  public func inverse(at y: Double) -> Double? {
    guard isMonotone else { return nil }
    guard y > 0 else { return y.isNaN ? y : 0 }
    guard y < 1 else { return 1 }
    if isLinear { return y }
    return Cubic(x1, x2).value(MonotoneCubic(y1, y2).parameter(at: y))
  }
}
