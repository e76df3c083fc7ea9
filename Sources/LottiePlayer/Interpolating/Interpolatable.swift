public import CoreGraphics

/// A type whose values can be interpolated, along a straight line or a curve.
public protocol AnyInterpolatable {
  /// Returns the value between this one and another.
  ///
  /// - Parameters:
  ///   - to: The other value.
  ///   - amount: The fraction of the way, 0 for this value and 1 for the other. Other fractions extrapolate.
  ///   - spatialOutTangent: The first control point of the curve relative to this value; nil for a straight line.
  ///   - spatialInTangent: The second control point of the curve relative to the other value; nil for a straight line.
  @_documentation(visibility: public)
  func _interpolate(to: Self, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?)
    -> Self
}

/// A type whose values are interpolated along a straight line.
public protocol Interpolatable: AnyInterpolatable {
  /// Returns the value between this one and another.
  ///
  /// - Parameters:
  ///   - to: The other value.
  ///   - amount: The fraction of the way, 0 for this value and 1 for the other. Other fractions extrapolate.
  func interpolate(to: Self, amount: CGFloat) -> Self
}

/// A type whose values can be interpolated along a cubic Bézier curve in the plane.
public protocol SpatialInterpolatable: AnyInterpolatable {
  /// Returns the value between this one and another.
  ///
  /// - Parameters:
  ///   - to: The other value.
  ///   - amount: The parameter of the curve, 0 for this value and 1 for the other.
  ///   - spatialOutTangent: The first control point of the curve relative to this value; nil for a straight line.
  ///   - spatialInTangent: The second control point of the curve relative to the other value; nil for a straight line.
  func interpolate(to: Self, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?) -> Self
}

extension Interpolatable {
  /// Returns the value between this one and another on a straight line; the tangents are ignored.
  @_documentation(visibility: public)
  public func _interpolate(
    to: Self, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?
  ) -> Self {
    interpolate(to: to, amount: amount)
  }
}

extension SpatialInterpolatable {
  /// Returns the value between this one and another on a straight line.
  public func interpolate(to: Self, amount: CGFloat) -> Self {
    interpolate(to: to, amount: amount, spatialOutTangent: nil, spatialInTangent: nil)
  }

  /// Returns the value between this one and another on a curve.
  @_documentation(visibility: public)
  public func _interpolate(
    to: Self, amount: CGFloat, spatialOutTangent: CGPoint?, spatialInTangent: CGPoint?
  ) -> Self {
    interpolate(
      to: to, amount: amount, spatialOutTangent: spatialOutTangent, spatialInTangent: spatialInTangent)
  }
}
