import Staging

/// A layer and its owner, which sees to it that nothing moves unasked.
///
/// Layers animate their changes; those of views don't, because the view answers for its layer's actions. This is
/// that part of a view.
class View: NSObject, CALayerDelegate {
  let layer: CALayer

  init(_ layer: CALayer = CALayer(), name: String? = nil, frame: CGRect) {
    self.layer = layer
    super.init()
    layer.name = name
    layer.frame = frame
    layer.delegate = self
  }

  /// Puts a layer in front of those inside; it doesn't animate its changes either.
  func add(_ sublayer: CALayer) {
    sublayer.delegate = self
    layer.addSublayer(sublayer)
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
