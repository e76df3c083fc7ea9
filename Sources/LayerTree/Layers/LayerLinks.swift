import CoreGraphics

/// A layer's relations to other layers, and the state of it that isn't drawn.
struct LayerLinks {
  // Not retained: the superlayer clears it before it's deallocated.
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  var mask: CALayer?
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var layout: LayerLayout?
}
