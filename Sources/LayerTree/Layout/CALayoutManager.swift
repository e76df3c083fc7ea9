public import CoreGraphics

/// An object that lays out the sublayers of layers.
///
/// All methods are optional.
public protocol CALayoutManager: NSObjectProtocol {
  /// Discards cached layout information of a layer, which was marked for layout.
  func invalidateLayout(of layer: CALayer)

  /// Lays out a layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns a layer's preferred size in its superlayer's space.
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
