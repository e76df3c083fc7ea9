import CoreGraphics

extension LayerStore {
  /// Whether the layer shows nothing but its sublayers, in one space of depth with what lies around it.
  package final var sharesDepth: Bool {
    switch owner {
    case .transform: true
    case .replicator: unsafeDowncast(self, to: ContentStore<ReplicatorValues>.self).details.preservesDepth
    default: false
    }
  }

  /// Whether the layer shows its sublayers again in other planes.
  fileprivate var repeatsInDepth: Bool {
    guard owner == .replicator else { return false }
    return !unsafeDowncast(self, to: ContentStore<ReplicatorValues>.self).details.instanceTransform.isFlat
  }
}

extension LayerSnapshot {
  /// Whether the layer shows nothing but its sublayers, in one space of depth with what lies around it.
  package var sharesDepth: Bool { store.sharesDepth }
}

extension TreeSnapshot {
  /// Whether anything in a layer leaves its plane.
  package func hasDepth(inLayer index: Int) -> Bool {
    if layers[index].store.repeatsInDepth { return true }
    var sublayer = layers[index].endOfMask
    while sublayer < layers[index].end {
      if !layers[sublayer].store.values.isHidden {
        if !layers[sublayer].store.isFlat { return true }
        if layers[sublayer].store.sharesDepth, hasDepth(inLayer: sublayer) { return true }
      }
      sublayer = layers[sublayer].end
    }
    return false
  }
}

extension LayerStore {
  /// Whether the layer lies in its superlayer's plane.
  fileprivate final var isFlat: Bool {
    values.zPosition == 0 && values.anchorPointZ == 0 && values.transform.isFlat
  }
}

extension CATransform3D {
  /// Whether the plane where z is 0 stays where it is.
  fileprivate var isFlat: Bool { m13 == 0 && m23 == 0 && m43 == 0 && m14 == 0 && m24 == 0 }
}
