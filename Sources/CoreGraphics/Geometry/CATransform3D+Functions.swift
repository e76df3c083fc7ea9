public import Foundation
import MotionCore

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether all sixteen numbers of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  (a.m11, a.m12, a.m13, a.m14) == (b.m11, b.m12, b.m13, b.m14)
    && (a.m21, a.m22, a.m23, a.m24) == (b.m21, b.m22, b.m23, b.m24)
    && (a.m31, a.m32, a.m33, a.m34) == (b.m31, b.m32, b.m33, b.m34)
    && (a.m41, a.m42, a.m43, a.m44) == (b.m41, b.m42, b.m43, b.m44)
}

// MARK: - Elementary transforms

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation about an axis through the origin.
///
/// - Parameters:
///   - angle: The angle, in radians. About the z axis, a positive angle rotates x toward y.
///   - x: The x component of the axis, whose length doesn't matter.
///   - y: The y component of the axis.
///   - z: The z component of the axis.
/// - Returns: The rotation, or the identity if the axis is zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  return CATransform3D(
    sine: sin(angle), cosine: cos(angle), about: SIMD3(x / length, y / length, z / length))
}

extension CATransform3D {
  /// Creates a rotation about an axis through the origin.
  ///
  /// - Parameters:
  ///   - sine: The angle's sine.
  ///   - cosine: The angle's cosine.
  ///   - axis: The axis, of length 1.
  package init(sine: Double, cosine: Double, about axis: SIMD3<Double>) {
    // Rodrigues' formula, R = cos·I + sin·[k]× + (1 − cos)·k·kᵀ, transposed for row vectors. The diagonal is written as
    // k² + (1 − k²)·cos, which is exactly 1 for the axis itself and exactly cos for the axes at right angles to it.
    let (x, y, z) = (axis.x, axis.y, axis.z)
    let versine = 1 - cosine
    self = CATransform3DIdentity
    m11 = x * x + (1 - x * x) * cosine
    m12 = y * x * versine + z * sine
    m13 = z * x * versine - y * sine
    m21 = x * y * versine - z * sine
    m22 = y * y + (1 - y * y) * cosine
    m23 = z * y * versine + x * sine
    m31 = x * z * versine + y * sine
    m32 = y * z * versine - x * sine
    m33 = z * z + (1 - z * z) * cosine
  }
}

// MARK: - Combining

/// Returns the product a·b: the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(Matrix4(a) * Matrix4(b))
}

/// Returns the inverse of `t`, or `t` unchanged if it's singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  Matrix4(t).inverse.map { CATransform3D($0) } ?? t
}

/// Returns the transform that translates first, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates about an axis first, as ``CATransform3DMakeRotation(_:_:_:_:)`` does, then
/// applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// MARK: - Affine transforms

/// Returns the transform that applies an affine transform to x and y and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether a transform affects only x and y, without perspective, so that it can be represented by an affine
/// transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(t.planarPart))
}

/// Returns the affine transform that is equivalent to a transform, or the identity if the transform isn't affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CATransform3DIsAffine(t) ? t.planarPart : .identity
}

extension CATransform3D {
  fileprivate var planarPart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
