public import AnimationConversion
public import CoreGraphics

extension ChainAnimator {
  /// Moves the layer's anchor point to a place of the unit square when the animation's time comes; the layer stays where
  /// it is.
  @discardableResult
  public func moveAnchor(to point: CGPoint) -> Self {
    setting.anchor = point
    return self
  }

  /// Moves the layer's anchor point to a named place when the animation's time comes.
  @discardableResult
  public func anchor(_ anchor: LayerAnchor) -> Self { moveAnchor(to: anchor.point) }

  /// Moves the anchor to the middle.
  public var anchorToDefault: Self { anchor(.default) }
  /// Moves the anchor to the middle.
  public var anchorToCenter: Self { anchor(.center) }
  /// Moves the anchor to the middle of the upper edge.
  public var anchorToTop: Self { anchor(.top) }
  /// Moves the anchor to the middle of the left edge.
  public var anchorToLeft: Self { anchor(.left) }
  /// Moves the anchor to the middle of the lower edge.
  public var anchorToBottom: Self { anchor(.bottom) }
  /// Moves the anchor to the middle of the right edge.
  public var anchorToRight: Self { anchor(.right) }
  /// Moves the anchor to the upper left corner.
  public var anchorToLeftTop: Self { anchor(.leftTop) }
  /// Moves the anchor to the lower left corner.
  public var anchorToLeftBottom: Self { anchor(.leftBottom) }
  /// Moves the anchor to the upper right corner.
  public var anchorToRightTop: Self { anchor(.rightTop) }
  /// Moves the anchor to the lower right corner.
  public var anchorToRightBottom: Self { anchor(.rightBottom) }
}
