import CoreGraphics

/// A layer's place among other layers, and what belongs to it without being drawn.
struct LayerLinks {
  // Not retained, and cleared by the superlayer before it goes.
  unowned(unsafe) var superlayer: CALayer?
  var sublayers: [CALayer] = []
  var mask: CALayer?
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var layout: LayerLayout?
}
