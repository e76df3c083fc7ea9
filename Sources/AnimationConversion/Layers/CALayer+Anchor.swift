import AnimationVocabulary
public import CoreGraphics
public import QuartzCore

extension CALayer {
  /// Moves the anchor point to a point of the unit square, and the position so that the layer stays in place.
  ///
  /// The position follows the affine part of the layer's transform, so a layer with perspective may move. The change isn't
  /// animated. An equal anchor point changes nothing.
  public func moveAnchor(to point: CGPoint) {
    guard point != anchorPoint else { return }
    let x = (point.x - anchorPoint.x) * bounds.width
    let y = (point.y - anchorPoint.y) * bounds.height
    let m = transform
    CATransaction.withoutActions {
      anchorPoint = point
      position = CGPoint(
        x: position.x + x * m.m11 + y * m.m21, y: position.y + x * m.m12 + y * m.m22)
    }
  }

  /// Moves the anchor point to a named point; the layer stays in place: see ``moveAnchor(to:)-(CGPoint)``.
  public func moveAnchor(to anchor: LayerAnchor) { moveAnchor(to: anchor.point) }
}
