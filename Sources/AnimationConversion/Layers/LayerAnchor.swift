public import CoreGraphics

/// A named anchor point in the unit square of a layer's bounds. The top is at y = 0, as in a layer whose y axis points down.
public struct LayerAnchor: Hashable, Sendable {
  /// The point in the unit square.
  public let point: CGPoint

  /// Creates an anchor from a point, which may be outside of the unit square.
  public init(_ point: CGPoint) { self.point = point }

  private init(_ x: CGFloat, _ y: CGFloat) { point = CGPoint(x: x, y: y) }

  /// The default anchor point of a layer: the center.
  public static let `default` = LayerAnchor(0.5, 0.5)
  /// The center.
  public static let center = LayerAnchor(0.5, 0.5)
  /// The middle of the top edge.
  public static let top = LayerAnchor(0.5, 0)
  /// The middle of the left edge.
  public static let left = LayerAnchor(0, 0.5)
  /// The middle of the bottom edge.
  public static let bottom = LayerAnchor(0.5, 1)
  /// The middle of the right edge.
  public static let right = LayerAnchor(1, 0.5)
  /// The top left corner.
  public static let leftTop = LayerAnchor(0, 0)
  /// The bottom left corner.
  public static let leftBottom = LayerAnchor(0, 1)
  /// The top right corner.
  public static let rightTop = LayerAnchor(1, 0)
  /// The bottom right corner.
  public static let rightBottom = LayerAnchor(1, 1)
}
