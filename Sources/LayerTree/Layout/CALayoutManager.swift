public import CoreGraphics

/// An object that places the sublayers of layers.
///
/// Every method may be left out.
public protocol CALayoutManager: NSObjectProtocol {
  /// The layer was asked to place its sublayers: what is remembered of it no longer holds.
  func invalidateLayout(of layer: CALayer)

  /// Places a layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns the size that a layer would have in its superlayer's space.
  func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns the size of the layer's frame.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
}
