import CoreGraphics
package import MotionCore

/// One layer as it shows at an instant.
package struct LayerSnapshot {
  /// What holds the values that show; whoever changes them takes a copy first, as long as a snapshot holds on to it.
  var store: LayerStore
  private let cells: [EmitterCellSnapshot]
  /// What draws the tiles of a tiled layer.
  package internal(set) var tiledLayer: CATiledLayer?
  /// Whether the store is the layer's own, which its host doesn't write to, and all that shows is what it holds.
  let isSteady: Bool
  /// The transition that shows now, if there is one.
  package let transition: LayerTransition?
  /// The own time of an emitter layer, in seconds; other layers show the same whenever it is.
  package let time: Double
  /// The records of the mask, if there is one, come right after the layer's own, up to this index; then come
  /// those of the sublayers.
  package internal(set) var endOfMask = 0
  /// Where the records of the layer and everything below it end.
  package internal(set) var end = 0
  /// The records of the sublayers in each copy that a replicator layer shows; copies that look the same share theirs.
  package internal(set) var copies: [Range<Int>] = []

  init(of layer: CALayer, store: LayerStore, transition: LayerTransition?, time: Double) {
    (self.store, self.transition, self.time) = (store, transition, time)
    let owner = store.owner
    isSteady = store === layer.store && transition == nil && owner != .emitter && owner != .tiled
    tiledLayer = owner == .tiled ? layer as? CATiledLayer : nil
    cells = CAEmitterCell.snapshots(of: store.emittedCells)
  }

  package var values: LayerValues {
    _read { yield store.values }
  }

  package var content: LayerContent {
    let content = store.content
    if case .emitter(let emitter, _) = content { return .emitter(emitter, cells: cells) }
    return content
  }
}

/// A layer tree as it shows at an instant, superlayers first, siblings back to front.
package struct TreeSnapshot {
  package let layers: [LayerSnapshot]
  /// How many transitions, each within the old look of the next one, a transition from this look makes; 0 for a look
  /// that is none's.
  let nesting: Int

  /// Transitions that start in the midst of others show no more than so many old looks at a time.
  static var maximumNesting: Int { 3 }

  /// Takes the tree of a layer: its presentation's values, or the model's.
  ///
  /// Hidden layers and what lies below them are left out, but for the root's own record, and so is what is nested
  /// more deeply than `CALayer.maximumDepth`.
  package init(of layer: CALayer, presentation: Bool) {
    nesting = 0
    if presentation, let host = layer.hostOfRoot, let shown = host.shownLayers() {
      layers = shown
      return
    }
    let model = layer.presentedModel ?? layer
    let host = presentation || layer.presentedModel != nil ? model.host : nil
    host?.evaluate()
    var builder = TreeSnapshotBuilder(host: host)
    // The layer itself may be a presentation that was changed since.
    builder.append(
      model, store: layer.presentedModel == nil ? nil : layer.store,
      time: model.localTime(fromMediaTime: model.host?.now ?? 0))
    layers = builder.layers
  }

  /// Takes what the tree of a hosted layer showed before the open transaction.
  ///
  /// - Parameter links: What lay in the layers in which the transaction put something else.
  init(of layer: CALayer, before links: [ObjectIdentifier: FormerLinks], in host: LayerHost) {
    host.evaluate()
    var builder = TreeSnapshotBuilder(host: host, formerLinks: links)
    builder.append(layer, store: nil, time: layer.localTime(fromMediaTime: host.now))
    layers = builder.layers
    nesting = 1 + layers.reduce(0) { max($0, $1.transition?.former?.nesting ?? 0) }
  }

  /// The transform from a layer's space to its superlayer's.
  package func transformToSuperlayer(of index: Int) -> Matrix4 {
    LayerPlacement(layers[index].store.values).transformToSuperlayer
  }

  /// What stands for all that a layer without others in it shows: with the same one it shows the same. Nil where other
  /// layers lie in it, and while it changes.
  package func steadyLeafValues(of index: Int) -> AnyObject? {
    layers[index].isSteady && layers[index].end == index + 1 ? layers[index].store : nil
  }

  /// The indices of a layer's sublayers; in a replicator layer, those of all its copies.
  package func sublayers(of index: Int) -> some Sequence<Int> {
    siblings(in: layers[index].endOfMask..<layers[index].end)
  }

  /// The indices of the layers in a stretch of records that don't lie in others there.
  package func siblings(in records: Range<Int>) -> some Sequence<Int> {
    sequence(first: records.lowerBound) { layers[$0].end }.prefix { $0 < records.upperBound }
  }

  /// The index of a layer's mask.
  package func mask(of index: Int) -> Int? {
    layers[index].endOfMask > index + 1 ? index + 1 : nil
  }
}
