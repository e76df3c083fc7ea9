import CoreGraphics

/// One layer as it shows at an instant.
package struct LayerSnapshot {
  package let values: LayerValues
  package let content: LayerContent
  /// The transition that shows now, if there is one.
  package let transition: LayerTransition?
  /// The records of the mask, if there is one, come right after the layer's own, up to this index; then come
  /// those of the sublayers.
  package fileprivate(set) var endOfMask = 0
  /// Where the records of the layer and everything below it end.
  package fileprivate(set) var end = 0
}

/// A layer tree as it shows at an instant, superlayers first, siblings back to front.
package struct TreeSnapshot {
  package private(set) var layers: [LayerSnapshot] = []

  /// Takes the tree of a layer: its presentation's values, or the model's.
  ///
  /// Hidden layers and what lies below them are left out, but for the root's own record, and so is what is nested
  /// more deeply than `CALayer.maximumDepth`.
  package init(of layer: CALayer, presentation: Bool) {
    let model = layer.presentedModel ?? layer
    let host = presentation || layer.presentedModel != nil ? model.host : nil
    host?.evaluate()
    // The layer itself may be a presentation that was changed since.
    let store = layer.presentedModel == nil ? model.shownStore(in: host) : layer.store
    append(model, store: store, host: host, levels: CALayer.maximumDepth - model.depth)
  }

  private mutating func append(_ layer: CALayer, store: LayerStore, host: LayerHost?, levels: Int) {
    let index = layers.count
    layers.append(
      LayerSnapshot(
        values: store.values, content: store.content, transition: layer.shownTransition(in: host)))
    (layers[index].endOfMask, layers[index].end) = (index + 1, index + 1)
    guard levels > 1 else { return }
    if let mask = layer.links.mask {
      append(mask, store: mask.shownStore(in: host), host: host, levels: levels - 1)
    }
    layers[index].endOfMask = layers.count
    var sublayers = layer.links.sublayers.map { (layer: $0, store: $0.shownStore(in: host)) }
    sublayers.removeAll { $0.store.values.isHidden }
    if !sublayers.allSatisfy({ $0.store.values.zPosition == 0 }) { sublayers.sortByDepth() }
    for sublayer in sublayers {
      append(sublayer.layer, store: sublayer.store, host: host, levels: levels - 1)
    }
    layers[index].end = layers.count
  }

  /// The indices of a layer's sublayers.
  package func sublayers(of index: Int) -> some Sequence<Int> {
    sequence(first: layers[index].endOfMask) { layers[$0].end }.prefix { $0 < layers[index].end }
  }

  /// The index of a layer's mask.
  package func mask(of index: Int) -> Int? {
    layers[index].endOfMask > index + 1 ? index + 1 : nil
  }
}

extension [(layer: CALayer, store: LayerStore)] {
  /// Sorts back to front: by z position, equal ones in the order given.
  fileprivate mutating func sortByDepth() {
    self = enumerated()
      .sorted { a, b in
        let (depthA, depthB) = (a.element.store.values.zPosition, b.element.store.values.zPosition)
        return depthA != depthB ? depthA < depthB : a.offset < b.offset
      }
      .map(\.element)
  }
}

extension CALayer {
  /// The values that show now; the layer's own store where nothing is animated.
  fileprivate func shownStore(in host: LayerHost?) -> LayerStore {
    guard let host, !channels.isEmpty else { return store }
    if let redrawn = redrawnPresentation(in: host) { return redrawn.store }
    let shown = store.copy()
    applyAnimations(to: shown, in: host)
    return shown
  }
}
