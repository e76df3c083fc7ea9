/// The sublayers and mask that a layer had before the open transaction.
struct FormerLinks {
  // Retained so that no new layer can reuse its object identifier.
  private let layer: CALayer
  let sublayers: [CALayer]
  let mask: CALayer?

  init(_ layer: CALayer) {
    self.layer = layer
    (sublayers, mask) = (layer.links.sublayers, layer.links.mask)
  }
}
