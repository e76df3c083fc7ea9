public import CoreGraphics

/// A named place of a layer's bounds: in the unit square, y downward from the top where the layer's is.
public struct LayerAnchor: Hashable, Sendable {
  /// The place in the unit square.
  public let point: CGPoint

  /// Creates an anchor from a place in the unit square; it may lie outside.
  public init(_ point: CGPoint) { self.point = point }

  private init(_ x: CGFloat, _ y: CGFloat) { point = CGPoint(x: x, y: y) }

  /// Where every layer's anchor point is at first: the middle.
  public static let `default` = LayerAnchor(0.5, 0.5)
  /// The middle.
  public static let center = LayerAnchor(0.5, 0.5)
  /// The middle of the upper edge.
  public static let top = LayerAnchor(0.5, 0)
  /// The middle of the left edge.
  public static let left = LayerAnchor(0, 0.5)
  /// The middle of the lower edge.
  public static let bottom = LayerAnchor(0.5, 1)
  /// The middle of the right edge.
  public static let right = LayerAnchor(1, 0.5)
  /// The upper left corner.
  public static let leftTop = LayerAnchor(0, 0)
  /// The lower left corner.
  public static let leftBottom = LayerAnchor(0, 1)
  /// The upper right corner.
  public static let rightTop = LayerAnchor(1, 0)
  /// The lower right corner.
  public static let rightBottom = LayerAnchor(1, 1)
}
