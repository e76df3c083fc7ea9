public import MotionCore
public import QuartzCore

extension CAMediaTimingFunction {
  /// Creates a timing function from a curve.
  ///
  /// The control points are rounded to single precision, as in Core Animation.
  public convenience init(_ curve: UnitBezier) {
    self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }

  /// Creates the timing function that best approximates an easing.
  ///
  /// `UnitBezier.fit` returns the error of that approximation. No single Bézier curve comes close to a bounce or an
  /// elastic easing; convert such an animation to keyframes instead.
  public convenience init(nearestTo easing: Easing) { self.init(UnitBezier.fit(easing).curve) }

  /// The first control point.
  public var controlPoint1: CGPoint { controlPoint(1) }

  /// The second control point.
  public var controlPoint2: CGPoint { controlPoint(2) }

  /// The function as a curve. A coordinate that isn't finite becomes 0.
  public var curve: UnitBezier {
    let coordinates = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    let finite = coordinates.map { $0.isFinite ? Double($0) : 0 }
    return UnitBezier(finite[0], finite[1], finite[2], finite[3])
  }

  /// The function as an easing, for an `AnimationEngine` or an `Animated` value.
  public var easing: Easing { Easing(curve) }

  /// Returns the eased progress at `progress`, which is first clamped to 0…1.
  public func callAsFunction(_ progress: Double) -> Double { curve.value(at: progress) }

  private func controlPoint(_ index: Int) -> CGPoint {
    var coordinates: (Float, Float) = (0, 0)
    withUnsafeMutableBytes(of: &coordinates) { bytes in
      let floats = bytes.bindMemory(to: Float.self)
      if let first = floats.baseAddress { getControlPoint(at: index, values: first) }
    }
    return CGPoint(x: CGFloat(coordinates.0), y: CGFloat(coordinates.1))
  }
}
