public import CoreGraphics
public import QuartzCore

extension CALayer {
  /// Moves the anchor point to a place of the unit square and the position with it, so that the layer stays where it
  /// is.
  ///
  /// The position follows the affine part of the layer's transform; with perspective the layer stays in place only as
  /// far as that says. Nothing is animated, and an equal anchor changes nothing at all.
  public func moveAnchor(to point: CGPoint) {
    guard point != anchorPoint else { return }
    let x = (point.x - anchorPoint.x) * bounds.width
    let y = (point.y - anchorPoint.y) * bounds.height
    let m = transform
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    anchorPoint = point
    position = CGPoint(
      x: position.x + x * m.m11 + y * m.m21, y: position.y + x * m.m12 + y * m.m22)
    CATransaction.commit()
  }

  /// Moves the anchor point to a named place, the layer staying where it is: see ``moveAnchor(to:)-(CGPoint)``.
  public func moveAnchor(to anchor: LayerAnchor) { moveAnchor(to: anchor.point) }
}
