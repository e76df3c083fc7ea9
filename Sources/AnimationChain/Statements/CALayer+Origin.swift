import CoreGraphics
import QuartzCore

extension CALayer {
  /// Returns the position of a layer from the origin and the size of its frame without the transform.
  ///
  /// The position is linear in both, so it also converts changes of the origin and the size to a change of the position.
  func position(ofOrigin origin: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
  }
}
