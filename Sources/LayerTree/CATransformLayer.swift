public import CoreGraphics

/// A layer that shows its sublayers alone, in one space of depth with what lies around it.
///
/// Background, contents, border, mask and shadow don't count, and opacity acts on each sublayer by itself.
open class CATransformLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TransformValues>() }

  /// Returns the frontmost layer below this one that contains a point of the superlayer's space: it has no plane of its
  /// own that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
