import Staging

/// The owner of a layer, which disables implicit animations.
///
/// A layer animates its changes unless its delegate provides other actions. In UIKit, the delegate is the view; this
/// class is that part of a view.
class View: NSObject, CALayerDelegate {
  let layer: CALayer

  init(_ layer: CALayer = CALayer(), name: String? = nil, frame: CGRect) {
    self.layer = layer
    super.init()
    layer.name = name
    layer.frame = frame
    layer.delegate = self
  }

  /// Adds a sublayer in front of the others, and disables its implicit animations too.
  func add(_ sublayer: CALayer) {
    sublayer.delegate = self
    layer.addSublayer(sublayer)
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
