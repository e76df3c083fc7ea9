import CoreGraphics
import QuartzCore

extension CALayer {
  /// The position of a layer of a size whose frame, without its transform, begins at a point. Being a sum, it also
  /// says how far the position moves when the origin moves and the size grows.
  func position(ofOrigin origin: CGPoint, size: CGSize) -> CGPoint {
    CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
  }
}
