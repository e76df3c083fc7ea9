public import CoreGraphics

/// A layer that shows its sublayers alone, in one space of depth with what lies around it.
///
/// Background, contents, border, mask and shadow don't count, and opacity acts on each sublayer by itself. Any other layer
/// presses what lies in it flat, into its own plane; its sublayers have one space of depth among themselves.
///
/// In a space of depth the nearer plane is in front, of equally near ones the last. Planes that cross show each its nearer part,
/// as far as 32 of them cross each other and 256 lie in one space; of more the middles alone are compared.
///
/// ```swift
/// let card = CATransformLayer()
/// card.sublayers = [front, back]                                   // each with isDoubleSided = false
/// back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
/// card.superlayer?.sublayerTransform.m34 = -1 / 500                // an eye 500 points away
/// card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
/// ```
open class CATransformLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TransformValues>() }

  /// Returns the frontmost layer below this one that contains a point of the superlayer's space: it has no plane of its
  /// own that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
