import CoreGraphics
package import MotionCore

/// The values that place a layer in its superlayer.
struct LayerPlacement {
  private let bounds: CGRect
  private let position: CGPoint
  /// The storage of the other values; nil if they have their defaults, as those of most layers.
  private let extended: ExtendedBox?

  // Inlined, so that only these values are read.
  @inline(__always)
  init(_ values: borrowing CommonValues) {
    bounds = values.bounds
    position = values.position
    extended = values.extendedBox
  }

  /// The transform from the layer's space to its superlayer's: around the anchor point, then to the position.
  var transformToSuperlayer: Matrix4 {
    if let extended { return extended.values.geometry.transform(of: bounds, to: position) }
    let anchor = centerOfBounds
    return .translation(Double(position.x - anchor.x), Double(position.y - anchor.y), 0)
  }

  /// The same transform as an affine transform; nil if the transform or the layer's placement uses depth.
  var affineToSuperlayer: CGAffineTransform? {
    if let extended { return extended.values.geometry.affineTransform(of: bounds, to: position) }
    let anchor = centerOfBounds
    return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// The anchor point in the layer's space, including its depth.
  var anchorInBounds: SIMD3<Double> {
    if let extended { return extended.values.geometry.anchor(in: bounds) }
    let anchor = centerOfBounds
    return SIMD3(Double(anchor.x), Double(anchor.y), 0)
  }

  private var centerOfBounds: CGPoint {
    let box = bounds.standardized
    return CGPoint(x: box.minX + 0.5 * box.width, y: box.minY + 0.5 * box.height)
  }
}

extension ExtendedGeometry {
  fileprivate func transform(of bounds: CGRect, to position: CGPoint) -> Matrix4 {
    let anchor = anchor(in: bounds)
    let position = SIMD3(Double(position.x), Double(position.y), Double(zPosition))
    let shift = position - anchor
    if CATransform3DIsIdentity(transform) { return .translation(shift.x, shift.y, shift.z) }
    return .translation(-anchor.x, -anchor.y, -anchor.z) * Matrix4(transform)
      * .translation(position.x, position.y, position.z)
  }

  fileprivate func affineTransform(of bounds: CGRect, to position: CGPoint) -> CGAffineTransform? {
    let m = transform
    let hasDepth =
      zPosition != 0 || anchorPointZ != 0 || m.m13 != 0 || m.m14 != 0 || m.m23 != 0 || m.m24 != 0
      || m.m31 != 0 || m.m32 != 0 || m.m33 != 1 || m.m34 != 0 || m.m43 != 0 || m.m44 != 1
    guard !hasDepth else { return nil }
    let anchor = anchor(in: bounds)
    return CGAffineTransform(
      a: m.m11, b: m.m12, c: m.m21, d: m.m22,
      tx: -CGFloat(anchor.x) * m.m11 - CGFloat(anchor.y) * m.m21 + m.m41 + position.x,
      ty: -CGFloat(anchor.x) * m.m12 - CGFloat(anchor.y) * m.m22 + m.m42 + position.y)
  }

  fileprivate func anchor(in bounds: CGRect) -> SIMD3<Double> {
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
