public import CoreGraphics

extension LottieColor: Interpolatable {
  /// Returns the color whose components are interpolated toward those of another color.
  public func interpolate(to: LottieColor, amount: CGFloat) -> LottieColor {
    LottieColor(
      r: r.interpolate(to: to.r, amount: amount), g: g.interpolate(to: to.g, amount: amount),
      b: b.interpolate(to: to.b, amount: amount), a: a.interpolate(to: to.a, amount: amount))
  }
}

extension LottieVector1D: Interpolatable {
  /// Returns the number at a fraction of the way to another.
  public func interpolate(to: LottieVector1D, amount: CGFloat) -> LottieVector1D {
    LottieVector1D(value.interpolate(to: to.value, amount: amount))
  }
}

extension LottieVector2D: SpatialInterpolatable {
  /// Returns the vector at a fraction of a line or at a parameter of a cubic Bézier curve to another vector.
  public func interpolate(
    to: LottieVector2D, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?
  ) -> LottieVector2D {
    let point = CGPoint(x: x, y: y).interpolate(
      to: CGPoint(x: to.x, y: to.y), amount: amount, spatialOutTangent: spatialOutTangent,
      spatialInTangent: spatialInTangent)
    return LottieVector2D(x: Double(point.x), y: Double(point.y))
  }
}

extension LottieVector3D: SpatialInterpolatable {
  /// Returns the vector at a fraction of a line or at a parameter of a cubic Bézier curve to another vector. The curve is in
  /// the plane of x and y; z changes linearly.
  public func interpolate(
    to: LottieVector3D, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?
  ) -> LottieVector3D {
    let point = CGPoint(x: x, y: y).interpolate(
      to: CGPoint(x: to.x, y: to.y), amount: amount, spatialOutTangent: spatialOutTangent,
      spatialInTangent: spatialInTangent)
    return LottieVector3D(
      x: Double(point.x), y: Double(point.y), z: z.interpolate(to: to.z, amount: amount))
  }
}
