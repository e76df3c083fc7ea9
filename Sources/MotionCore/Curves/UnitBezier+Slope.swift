extension UnitBezier {
  /// Returns the derivative of eased progress, dy/dx, at `x`; 0 below 0 and above 1.
  ///
  /// At 0 and 1 it is the slope of the inner side. Infinite, with its sign, where the curve is vertical; NaN
  /// for NaN.
  public func slope(at x: Double) -> Double {
    guard x >= 0 && x <= 1 else { return x.isNaN ? x : 0 }
    if isLinear { return 1 }
    if x == 0 { return startSlope }
    if x == 1 { return endSlope }
    let t = inverse.parameter(at: x)
    let (rise, run) = (height.slope(t), Cubic(x1, x2).slope(t))
    return run > 0 ? rise / run : Self.vertical(rise)
  }

  /// The slope of the tangent at (0, 0), which points to the first control point that is elsewhere.
  var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return Self.vertical(y1) }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : Self.vertical(y2)
  }

  /// The slope of the tangent at (1, 1), which comes from the last control point that is elsewhere.
  var endSlope: Double { UnitBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1).startSlope }

  private static func vertical(_ rise: Double) -> Double { rise < 0 ? -.infinity : .infinity }

  /// The smallest and the largest eased progress.
  public var range: ClosedRange<Double> {
    var (least, greatest) = (0.0, 1.0)
    for t in turningPoints where t > 0 && t < 1 {
      least = min(least, height.value(t))
      greatest = max(greatest, height.value(t))
    }
    return least...greatest
  }

  /// The parameters at which eased progress may turn around, some of them possibly outside 0…1.
  private var turningPoints: [Double] {
    // y′/3 = y1·(1 − t)² + 2·(y2 − y1)·t·(1 − t) + (1 − y2)·t²; this form of the roots has no cancellation.
    let (first, middle, last) = (y1, y2 - y1, 1 - y2)
    let square = middle * middle - first * last
    guard square >= 0 else { return [] }
    let root = middle.sign == .minus ? square.squareRoot() - middle : -square.squareRoot() - middle
    return [first / (first + root), root / (root + last)]
  }
}
