public import CoreGraphics

/// A layer that shows only its sublayers, in a 3D space that they share with the layers around this one.
///
/// Its background, contents, border, mask and shadow are ignored, and its opacity applies to each sublayer
/// individually. Any other layer flattens its sublayers into its own plane; the sublayers share a 3D space only with
/// each other.
///
/// In a 3D space the nearer plane is in front, and of equally near planes the last one. Planes that intersect each show
/// their nearer part, if at most 256 planes are in the space and at most 32 intersect each other. Otherwise, planes are
/// ordered by their centers.
///
/// ```swift
/// let card = CATransformLayer()
/// card.sublayers = [front, back]                                   // each with isDoubleSided = false
/// back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
/// card.superlayer?.sublayerTransform.m34 = -1 / 500                // the viewer is 500 points away
/// card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
/// ```
open class CATransformLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TransformValues>() }

  /// Returns the frontmost descendant that contains a point in the superlayer's coordinate space.
  ///
  /// It never returns the layer itself, which has no plane that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
