/// What lay in a layer before the open transaction.
struct FormerLinks {
  // So that no other layer gets its identity meanwhile.
  private let layer: CALayer
  let sublayers: [CALayer]
  let mask: CALayer?

  init(_ layer: CALayer) {
    self.layer = layer
    (sublayers, mask) = (layer.links.sublayers, layer.links.mask)
  }
}
