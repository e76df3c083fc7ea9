public import AnimationConversion
public import CoreGraphics

extension ChainAnimator {
  /// Moves the layer's anchor point to a point of the unit square when the animation begins; the layer stays in place.
  @discardableResult
  public func moveAnchor(to point: CGPoint) -> Self {
    setting.anchor = point
    return self
  }

  /// Moves the layer's anchor point to a named point when the animation begins; the layer stays in place.
  @discardableResult
  public func moveAnchor(to anchor: LayerAnchor) -> Self { moveAnchor(to: anchor.point) }

  /// Moves the anchor to the center, where it is by default.
  public var anchorToDefault: Self { moveAnchor(to: .default) }
  /// Moves the anchor to the center.
  public var anchorToCenter: Self { moveAnchor(to: .center) }
  /// Moves the anchor to the middle of the top edge.
  public var anchorToTop: Self { moveAnchor(to: .top) }
  /// Moves the anchor to the middle of the left edge.
  public var anchorToLeft: Self { moveAnchor(to: .left) }
  /// Moves the anchor to the middle of the bottom edge.
  public var anchorToBottom: Self { moveAnchor(to: .bottom) }
  /// Moves the anchor to the middle of the right edge.
  public var anchorToRight: Self { moveAnchor(to: .right) }
  /// Moves the anchor to the top left corner.
  public var anchorToLeftTop: Self { moveAnchor(to: .leftTop) }
  /// Moves the anchor to the bottom left corner.
  public var anchorToLeftBottom: Self { moveAnchor(to: .leftBottom) }
  /// Moves the anchor to the top right corner.
  public var anchorToRightTop: Self { moveAnchor(to: .rightTop) }
  /// Moves the anchor to the bottom right corner.
  public var anchorToRightBottom: Self { moveAnchor(to: .rightBottom) }
}
