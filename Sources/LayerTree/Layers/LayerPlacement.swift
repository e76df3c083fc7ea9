import CoreGraphics
package import MotionCore

/// The values that place a layer in its superlayer.
struct LayerPlacement {
  private let bounds: CGRect
  private let position: CGPoint
  private let zPosition: CGFloat
  private let anchorPoint: CGPoint
  private let anchorPointZ: CGFloat
  private let transform: CATransform3D

  // Inlined, so that only these values are read.
  @inline(__always)
  init(_ values: borrowing CommonValues) {
    bounds = values.bounds
    position = values.position
    zPosition = values.zPosition
    anchorPoint = values.anchorPoint
    anchorPointZ = values.anchorPointZ
    transform = values.transform
  }

  /// The transform from the layer's space to its superlayer's: around the anchor point, then to the position.
  var transformToSuperlayer: Matrix4 {
    let anchor = anchorInBounds
    let position = SIMD3(Double(position.x), Double(position.y), Double(zPosition))
    let shift = position - anchor
    if CATransform3DIsIdentity(transform) { return .translation(shift.x, shift.y, shift.z) }
    return .translation(-anchor.x, -anchor.y, -anchor.z) * Matrix4(transform)
      * .translation(position.x, position.y, position.z)
  }

  /// The same transform as an affine transform; nil if the transform or the layer's placement uses depth.
  var affineToSuperlayer: CGAffineTransform? {
    let m = transform
    let hasDepth =
      zPosition != 0 || anchorPointZ != 0 || m.m13 != 0 || m.m14 != 0 || m.m23 != 0 || m.m24 != 0
      || m.m31 != 0 || m.m32 != 0 || m.m33 != 1 || m.m34 != 0 || m.m43 != 0 || m.m44 != 1
    guard !hasDepth else { return nil }
    let anchor = anchorInBounds
    return CGAffineTransform(
      a: m.m11, b: m.m12, c: m.m21, d: m.m22,
      tx: -CGFloat(anchor.x) * m.m11 - CGFloat(anchor.y) * m.m21 + m.m41 + position.x,
      ty: -CGFloat(anchor.x) * m.m12 - CGFloat(anchor.y) * m.m22 + m.m42 + position.y)
  }

  /// The anchor point in the layer's space, including its depth.
  var anchorInBounds: SIMD3<Double> {
    let box = bounds.standardized
    return SIMD3(
      Double(box.minX + anchorPoint.x * box.width), Double(box.minY + anchorPoint.y * box.height),
      Double(anchorPointZ))
  }
}

extension CommonValues {
  /// The transform from the layer's space to its superlayer's.
  package var transformToSuperlayer: Matrix4 { LayerPlacement(self).transformToSuperlayer }

  /// The transform from the sublayers' space to the layer's: a vertical flip if the geometry is flipped, then
  /// `sublayerTransform` around the anchor point.
  package var transformOfSublayers: Matrix4 {
    let hasTransform = hasRare && !CATransform3DIsIdentity(rare.sublayerTransform)
    guard isGeometryFlipped || hasTransform else { return .identity }
    let anchor = LayerPlacement(self).anchorInBounds
    var result =
      Matrix4.translation(-anchor.x, -anchor.y, -anchor.z) * Matrix4(rare.sublayerTransform)
      * Matrix4.translation(anchor.x, anchor.y, anchor.z)
    if isGeometryFlipped {
      let midY = Double(bounds.midY)
      let flip = Matrix4(
        SIMD4(1, 0, 0, 0), SIMD4(0, -1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 2 * midY, 0, 1))
      result = flip * result
    }
    return result
  }
}
