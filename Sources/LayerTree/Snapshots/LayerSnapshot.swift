import CoreGraphics
import MotionCore

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

  /// - Parameters:
  ///   - hasOwnStore: Whether the store is the layer's own.
  ///   - tileSource: Asked for only where the store is a tiled layer's.
  init(
    store: LayerStore, hasOwnStore: Bool, transition: LayerTransition?, time: Double,
    tileSource: @autoclosure () -> (any TileSource)?
  ) {
    (self.store, self.time) = (store, time)
    isInTransition = transition != nil
    let owner = store.owner
    isSteady = hasOwnStore && transition == nil && owner != .emitter && owner != .tiled
    guard transition != nil || owner == .tiled || owner == .emitter else { return }
    rare = RareParts(
      transition: transition, tileSource: owner == .tiled ? tileSource() : nil,
      cells: CAEmitterCell.snapshots(of: store.emittedCells))
  }

  /// The transition that shows now, if there is one.
  package var transition: LayerTransition? { rare?.transition }

  /// What draws the tiles of a tiled layer.
  package var tileSource: (any TileSource)? { rare?.tileSource }

  /// The records of the sublayers in each copy that a replicator layer shows; copies that look the same share theirs.
  package internal(set) var copies: [Range<Int>] {
    get { rare?.copies ?? [] }
    set { changeRare { $0.copies = newValue } }
  }

  mutating func releaseTileSource() { changeRare { $0.tileSource = nil } }

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
    var tileSource: (any TileSource)?
    var cells: [EmitterCellSnapshot]
    var copies: [Range<Int>] = []

    init(
      transition: LayerTransition? = nil, tileSource: (any TileSource)? = nil,
      cells: [EmitterCellSnapshot] = []
    ) {
      (self.transition, self.tileSource, self.cells) = (transition, tileSource, cells)
    }

    func copy() -> RareParts {
      let copy = RareParts(transition: transition, tileSource: tileSource, cells: cells)
      copy.copies = copies
      return copy
    }
  }
}
