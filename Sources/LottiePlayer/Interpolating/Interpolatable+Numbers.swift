public import CoreGraphics

extension Double: Interpolatable {
  /// Returns the number at a fraction of the way to another.
  public func interpolate(to: Double, amount: CGFloat) -> Double { self + (to - self) * Double(amount) }
}

extension CGFloat: Interpolatable {
  /// Returns the number at a fraction of the way to another.
  public func interpolate(to: CGFloat, amount: CGFloat) -> CGFloat { self + (to - self) * amount }
}

extension Float: Interpolatable {
  /// Returns the number at a fraction of the way to another.
  public func interpolate(to: Float, amount: CGFloat) -> Float { self + (to - self) * Float(amount) }
}

extension CGSize: Interpolatable {
  /// Returns the size at a fraction of the way to another.
  public func interpolate(to: CGSize, amount: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolate(to: to.width, amount: amount),
      height: height.interpolate(to: to.height, amount: amount))
  }
}

extension CGRect: Interpolatable {
  /// Returns the rectangle whose origin and size are interpolated toward those of another rectangle.
  public func interpolate(to: CGRect, amount: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolate(to: to.origin, amount: amount),
      size: size.interpolate(to: to.size, amount: amount))
  }
}

extension CGPoint: SpatialInterpolatable {
  /// Returns the point at a fraction of a line or at a parameter of a cubic Bézier curve to another point.
  public func interpolate(
    to: CGPoint, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?
  ) -> CGPoint {
    guard let out = spatialOutTangent, let into = spatialInTangent else {
      return CGPoint(x: x.interpolate(to: to.x, amount: amount), y: y.interpolate(to: to.y, amount: amount))
    }
    // Bernstein's form of a cubic curve, whose ends are exact.
    let rest = 1 - amount
    func component(_ start: CGFloat, _ out: CGFloat, _ into: CGFloat, _ end: CGFloat) -> CGFloat {
      let inner = (start + out) * rest + (end + into) * amount
      return start * (rest * rest * rest) + inner * (3 * rest * amount) + end * (amount * amount * amount)
    }
    return CGPoint(x: component(x, out.x, into.x, to.x), y: component(y, out.y, into.y, to.y))
  }
}

extension Array: AnyInterpolatable where Element: Interpolatable {}

/// Arrays are interpolated element by element.
extension Array: Interpolatable where Element: Interpolatable {
  /// Returns the array whose elements are interpolated toward those of another array. Elements that only one array has are
  /// omitted.
  public func interpolate(to: [Element], amount: CGFloat) -> [Element] {
    zip(self, to).map { $0.interpolate(to: $1, amount: amount) }
  }
}

extension Optional: AnyInterpolatable where Wrapped: Interpolatable {}

/// Optional values are interpolated if both exist.
extension Optional: Interpolatable where Wrapped: Interpolatable {
  /// Returns the value at a fraction of the way to another; nil if either is nil.
  public func interpolate(to: Wrapped?, amount: CGFloat) -> Wrapped? {
    guard let self, let to else { return nil }
    return self.interpolate(to: to, amount: amount)
  }
}
