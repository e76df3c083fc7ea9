import CoreGraphics
import MotionCore

/// A snapshot of a layer at an instant.
package struct LayerSnapshot {
  /// The presentation values; writers copy the store first while a snapshot shares it.
  package internal(set) var store: LayerStore
  private var rare: RareState?
  /// The local time of an emitter layer, in seconds; other layers don't depend on it.
  package let time: Double
  /// The version of the layer and its descendants; 0 if versions aren't tracked.
  ///
  /// A layer at the same index of a host's tree with the same stamp is unchanged.
  package internal(set) var stamp = 0
  /// The index of the superlayer's snapshot, −1 for the root.
  var parent: Int32 = -1
  /// The end of the mask's snapshots, which follow the layer's own if it has a mask; the sublayers' snapshots start
  /// here.
  package internal(set) var endOfMask: Int32 = 0
  /// The end of the snapshots of the layer and its descendants.
  package internal(set) var end: Int32 = 0
  /// Whether the store is the layer's own, which its host doesn't write to, and determines all that the layer draws.
  let isSteady: Bool
  /// Whether the layer is in a transition.
  package let isInTransition: Bool
  /// Whether the layer or one of its descendants shows tiles.
  package internal(set) var containsTiledLayer = false

  /// - Parameters:
  ///   - hasOwnStore: Whether the store is the layer's own.
  ///   - tileSource: The source of tiles; evaluated only for a tiled layer.
  init(
    store: LayerStore, hasOwnStore: Bool, transition: LayerTransition?, time: Double,
    tileSource: @autoclosure () -> (any TileSource)?
  ) {
    (self.store, self.time) = (store, time)
    isInTransition = transition != nil
    let owner = store.owner
    isSteady = hasOwnStore && transition == nil && owner != .emitter && owner != .tiled
    guard transition != nil || owner == .tiled || owner == .emitter else { return }
    rare = RareState(
      transition: transition, tileSource: owner == .tiled ? tileSource() : nil,
      cells: CAEmitterCell.snapshots(of: store.emittedCells))
  }

  /// The current transition, if there is one.
  package var transition: LayerTransition? { rare?.transition }

  /// The object that draws the tiles of a tiled layer.
  package var tileSource: (any TileSource)? { rare?.tileSource }

  /// The sublayers' snapshots for each copy that a replicator layer shows; identical copies share theirs.
  package internal(set) var copies: [Range<Int>] {
    get { rare?.copies ?? [] }
    set { changeRare { $0.copies = newValue } }
  }

  /// Whether the layer is tiled, or in transition from a tree with a tiled layer.
  var showsTiles: Bool {
    store.owner == .tiled || transition?.formerContent?.layers.first?.containsTiledLayer == true
  }

  mutating func releaseTileSource() { changeRare { $0.tileSource = nil } }

  private mutating func changeRare(_ change: (RareState) -> Void) {
    let changed = rare?.copy() ?? RareState()
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
  /// The values that only a few layers have, stored out of line; immutable once a snapshot contains them.
  private final class RareState {
    var transition: LayerTransition?
    var tileSource: (any TileSource)?
    var cells: [EmitterCellSnapshot]
    var copies: [Range<Int>] = []

    init(
      transition: LayerTransition? = nil, tileSource: (any TileSource)? = nil,
      cells: [EmitterCellSnapshot] = []
    ) {
      (self.transition, self.tileSource, self.cells) = (transition, tileSource, cells)
    }

    func copy() -> RareState {
      let copy = RareState(transition: transition, tileSource: tileSource, cells: cells)
      copy.copies = copies
      return copy
    }
  }
}
