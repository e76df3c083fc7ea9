// Layers that add parts of their trees when they first show.

extension CALayer {
  /// Marks the layer as one to which an enclosing ``DeferringLayer`` adds sublayers later.
  package final func deferSublayers() { flags.defersSublayers = true }

  /// Makes the enclosing ``DeferringLayer`` add all layers that are still missing.
  final func completeSublayers() {
    guard flags.defersSublayers else { return }
    flags.defersSublayers = false
    var layer: CALayer? = self
    while let current = layer {
      if let deferring = current as? any DeferringLayer { return deferring.addDeferredLayers() }
      layer = current.links.superlayer
    }
  }
}

extension LayerHost {
  /// Whether a tool follows all animations of the tree, so that no layer may be missing.
  package var needsAllLayers: Bool { animationObserver != nil }

  /// Adds a layer to those that respond to changes of time and of the tree, until it leaves the tree.
  package func addDeferringLayer(_ layer: any CALayer & DeferringLayer) {
    if !deferringLayers.contains(where: { $0 === layer }) { deferringLayers.append(layer) }
    layer.flags.isDeferring = true
  }

  /// Removes a layer that has left the tree, or to which all layers were added.
  package func removeDeferringLayer(_ layer: CALayer) {
    guard layer.flags.isDeferring else { return }
    layer.flags.isDeferring = false
    deferringLayers.removeAll { $0 === layer }
  }

  /// Marks those layers for layout that lack layers that show at the current time. Returns whether there are any.
  func updateDeferringLayers() -> Bool {
    var isAnyMarked = false
    for layer in deferringLayers {
      if layer.hostOfTree !== self {
        removeDeferringLayer(layer)
      } else if layer.lacksShownLayers {
        layer.flagForLayout()
        isAnyMarked = true
      }
    }
    return isAnyMarked
  }

  /// Adds all layers of the tree that are still missing.
  func completeLayers() {
    guard !deferringLayers.isEmpty else { return }
    perform { for layer in deferringLayers { layer.addDeferredLayers() } }
  }
}
