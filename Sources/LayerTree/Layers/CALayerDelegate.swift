public import CoreGraphics

/// An object that provides a layer's contents, layout and actions.
///
/// All methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Updates a layer's contents. By default, the layer draws them with ``CALayer/draw(in:)``.
  func display(_ layer: CALayer)

  /// Draws a layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Prepares for a layer's call of ``CALayer/draw(in:)``.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out a layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns a layer's action for an event; nil continues the search, and `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's contents with ``CALayer/draw(in:)``.
  public func display(_ layer: CALayer) { layer.drawContents() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the sublayers with the layer's layout manager.
  public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }

  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
