import CoreGraphics
package import MotionCore

/// One layer as it shows at an instant.
package struct LayerSnapshot {
  /// What holds the values that show; whoever changes them takes a copy first, as long as a snapshot holds on to it.
  package internal(set) var store: LayerStore
  private var rare: RareParts?
  /// Whether the store is the layer's own, which its host doesn't write to, and all that shows is what it holds.
  let isSteady: Bool
  /// Whether the layer shows a transition.
  package let isInTransition: Bool
  /// The own time of an emitter layer, in seconds; other layers show the same whenever it is.
  package let time: Double
  /// The index of the record of the layer around, −1 for the root.
  var parent: Int32 = -1
  /// With the same one in the same place, a layer of a host's tree and all that lies in it show the same; 0 where nobody
  /// keeps count.
  package internal(set) var stamp = 0
  /// Whether the layer or one in it is tiled.
  var holdsTiles = false
  /// The records of the mask, if there is one, come right after the layer's own, up to this index; then come
  /// those of the sublayers.
  package internal(set) var endOfMask = 0
  /// Where the records of the layer and everything below it end.
  package internal(set) var end = 0

  init(of layer: CALayer, store: LayerStore, transition: LayerTransition?, time: Double) {
    (self.store, self.time) = (store, time)
    isInTransition = transition != nil
    let owner = store.owner
    isSteady = store === layer.store && transition == nil && owner != .emitter && owner != .tiled
    guard transition != nil || owner == .tiled || owner == .emitter else { return }
    rare = RareParts(
      transition: transition, tiledLayer: owner == .tiled ? layer as? CATiledLayer : nil,
      cells: CAEmitterCell.snapshots(of: store.emittedCells))
  }

  /// The transition that shows now, if there is one.
  package var transition: LayerTransition? { rare?.transition }

  /// What draws the tiles of a tiled layer.
  package var tiledLayer: CATiledLayer? { rare?.tiledLayer }

  /// The records of the sublayers in each copy that a replicator layer shows; copies that look the same share theirs.
  package internal(set) var copies: [Range<Int>] {
    get { rare?.copies ?? [] }
    set { changeRare { $0.copies = newValue } }
  }

  mutating func forgetTiledLayer() { changeRare { $0.tiledLayer = nil } }

  private mutating func changeRare(_ change: (RareParts) -> Void) {
    let changed = rare?.copy() ?? RareParts()
    change(changed)
    rare = changed
  }

  package var values: CommonValues {
    _read { yield store.values }
  }

  package var content: LayerContent {
    guard store.owner == .emitter, case .emitter(let emitter, _) = store.content else { return store.content }
    return .emitter(emitter, cells: rare?.cells ?? [])
  }
}

extension LayerSnapshot {
  /// What few layers show; nobody changes it once a snapshot holds it.
  private final class RareParts {
    var transition: LayerTransition?
    var tiledLayer: CATiledLayer?
    var cells: [EmitterCellSnapshot]
    var copies: [Range<Int>] = []

    init(
      transition: LayerTransition? = nil, tiledLayer: CATiledLayer? = nil, cells: [EmitterCellSnapshot] = []
    ) {
      (self.transition, self.tiledLayer, self.cells) = (transition, tiledLayer, cells)
    }

    func copy() -> RareParts {
      let copy = RareParts(transition: transition, tiledLayer: tiledLayer, cells: cells)
      copy.copies = copies
      return copy
    }
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

  /// The same transform where neither it nor the layer's place knows depth; nil elsewhere.
  package func affineToSuperlayer(of index: Int) -> CGAffineTransform? {
    LayerPlacement(layers[index].store.values).affineToSuperlayer
  }

  /// Whether all that a layer and what lies in it show is said by their stamp and where they are: tiles come as they are
  /// drawn.
  package func isSaidByStamp(_ index: Int) -> Bool {
    layers[index].stamp != 0 && !layers[index].holdsTiles
  }

  /// What stands for all that a layer without others in it shows: with the same one it shows the same. Nil where other
  /// layers lie in it, and while it changes.
  package func steadyLeafValues(of index: Int) -> AnyObject? {
    layers[index].isSteady && layers[index].end == index + 1 ? layers[index].store : nil
  }

  /// The indices of a layer's sublayers; in a replicator layer, those of all its copies.
  package func sublayers(of index: Int) -> Siblings {
    siblings(in: layers[index].endOfMask..<layers[index].end)
  }

  /// Whether layers lie in a layer, other than its mask.
  package func hasSublayers(_ index: Int) -> Bool { layers[index].endOfMask < layers[index].end }

  /// The indices of the layers in a stretch of records that don't lie in others there.
  package func siblings(in records: Range<Int>) -> Siblings { Siblings(layers: layers, records: records) }

  /// The indices of layers that don't lie in each other.
  package struct Siblings: Sequence, IteratorProtocol {
    fileprivate let layers: [LayerSnapshot]
    fileprivate var records: Range<Int>

    package mutating func next() -> Int? {
      guard let index = records.first else { return nil }
      records = Swift.min(layers[index].end, records.upperBound)..<records.upperBound
      return index
    }
  }

  /// The index of a layer's mask.
  package func mask(of index: Int) -> Int? {
    layers[index].endOfMask > index + 1 ? index + 1 : nil
  }
}
