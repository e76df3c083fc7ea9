public import CoreGraphics

/// An object that makes a layer's contents, places its sublayers and answers for its actions.
///
/// Every method may be left out.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes new contents for a layer. Left out, the layer draws them with ``CALayer/draw(in:)``.
  func display(_ layer: CALayer)

  /// Draws a layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// A layer is about to draw its contents with ``CALayer/draw(in:)``.
  func layerWillDraw(_ layer: CALayer)

  /// Places a layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns what a layer does for an event; nil goes on searching, `NSNull` does nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Lets the layer draw its contents with ``CALayer/draw(in:)``.
  public func display(_ layer: CALayer) { layer.drawContents() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Lets the layer's layout manager place them.
  public func layoutSublayers(of layer: CALayer) { layer.layoutManager?.layoutSublayers(of: layer) }

  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
