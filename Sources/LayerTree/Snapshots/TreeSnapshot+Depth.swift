import CoreGraphics

extension LayerStore {
  /// Whether the layer draws nothing but its sublayers, in the same 3D space as its superlayer.
  package final var sharesDepth: Bool {
    switch owner {
    case .transform: true
    case .replicator: unsafeDowncast(self, to: ContentStore<ReplicatorValues>.self).details.preservesDepth
    default: false
    }
  }

  /// Whether the layer repeats its sublayers in other planes.
  fileprivate var repeatsInDepth: Bool {
    guard owner == .replicator else { return false }
    return !unsafeDowncast(self, to: ContentStore<ReplicatorValues>.self).details.instanceTransform.isFlat
  }
}

extension LayerSnapshot {
  /// Whether the layer draws nothing but its sublayers, in the same 3D space as its superlayer.
  package var sharesDepth: Bool { store.sharesDepth }
}

extension TreeSnapshot {
  /// Whether any sublayer of a layer leaves the layer's plane.
  package func hasDepth(inLayer index: Int) -> Bool {
    hasDepth(inLayer: index, amongSublayersIn: sublayerRange(of: index))
  }

  /// Whether any sublayer of a layer, among those whose snapshots are in a range, leaves the layer's plane.
  package func hasDepth(inLayer index: Int, amongSublayersIn range: Range<Int>) -> Bool {
    if layers[index].store.repeatsInDepth { return true }
    var sublayer = range.lowerBound
    while sublayer < range.upperBound {
      if !layers[sublayer].store.values.isHidden {
        if !layers[sublayer].store.isFlat { return true }
        if layers[sublayer].store.sharesDepth, hasDepth(inLayer: sublayer) { return true }
      }
      sublayer = Int(layers[sublayer].end)
    }
    return false
  }
}

extension TreeSnapshot {
  /// Whether a layer, or one in the same 3D space inside it, is out of its superlayer's plane, in a 3D space that extends
  /// beyond an ancestor.
  package func depth(of index: Int, extendsBeyond ancestor: Int) -> Bool {
    let store = layers[index].store
    guard !store.isFlat || store.repeatsInDepth || store.sharesDepth && hasDepth(inLayer: index) else {
      return false
    }
    var layer = index
    while layer != ancestor, layer > 0 {
      layer = Int(layers[layer].parent)
      if !layers[layer].sharesDepth { return false }
    }
    return true
  }
}

extension LayerStore {
  /// Whether the layer is in its superlayer's plane.
  fileprivate final var isFlat: Bool {
    guard let extended = values.extendedBox else { return true }
    let geometry = extended.values.geometry
    return geometry.zPosition == 0 && geometry.anchorPointZ == 0 && geometry.transform.isFlat
  }
}

extension CATransform3D {
  /// Whether the transform maps the plane z = 0 onto itself.
  fileprivate var isFlat: Bool { m13 == 0 && m23 == 0 && m43 == 0 && m14 == 0 && m24 == 0 }
}
