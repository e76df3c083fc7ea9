import MotionCore

/// The snapshot of a hosted tree that is retained from frame to frame.
///
/// While only time changes, an update writes just the animated values instead of traversing the tree. It's also updated after
/// changes of values, and when few layers come and go that aren't animated. Only one thread at a time can use it.
final class RetainedSnapshot {
  @exclusivity(unchecked) var layers: [LayerSnapshot] = []
  /// An upper bound of the number of levels below the root, which stays when layers leave.
  @exclusivity(unchecked) var depth = 0
  /// The values that are numbers of the timeline.
  private let slots: [NumericSlot]
  /// The layers with other animated values, and their indices in ``layers``.
  @exclusivity(unchecked) private var objectLayers: [(layer: CALayer, index: Int)]
  /// The indices of tiled layers in ``layers``, which retains them as tile sources.
  @exclusivity(unchecked) private var tiledLayers: [Int]
  /// Whether the snapshot omits layers that are hidden.
  private let omitsHidden: Bool
  /// Whether the visibility of layers changed since the timeline was told which numbers are needed.
  @exclusivity(unchecked) private var hasNewNeeds = true
  /// The numbers whose change invalidates the list of layers.
  private let orderingNumbers: [OrderingNumber]
  /// The visibility of the layers.
  @exclusivity(unchecked) private var visibility: LayerVisibility
  /// The values of hidden layers that replace removed ones.
  let placeholder: LayerStore
  /// The number of layers whose values are ``placeholder``.
  @exclusivity(unchecked) var placeholderCount = 0
  /// The identifier with which layers check whether their ``SnapshotLocation`` belongs to this snapshot.
  let revision: Int
  /// The number of updates of this snapshot and its predecessors; each layer stores the one in which it last changed.
  @exclusivity(unchecked) private(set) var stamp: Int
  /// Whether a snapshot with the current stamp was requested, so that the next change needs another stamp.
  @exclusivity(unchecked) private var isStampUsed = false
  /// The layers that changed since the traversal.
  @exclusivity(unchecked) private(set) var changes: ChangeLog
  /// Whether the snapshot shows the tree's layers and values, except for changes with time.
  @exclusivity(unchecked) private(set) var isCurrent: Bool
  /// Whether the snapshot retains layers that animations hide.
  let retainsHidden: Bool
  /// Whether the snapshot was updated to another time without a traversal.
  @exclusivity(unchecked) private var wasReused = false
  /// The media time of the layers' values.
  @exclusivity(unchecked) private var time: Double
  /// The timeline's numbers at that time.
  @exclusivity(unchecked) private var numbers: [Double]

  init() {
    (slots, objectLayers, tiledLayers, orderingNumbers, revision, stamp) = ([], [], [], [], 0, 0)
    (isCurrent, time, numbers, visibility) = (false, -1, [], LayerVisibility())
    (retainsHidden, omitsHidden) = (false, false)
    changes = ChangeLog(after: 0, layerCount: 0)
    placeholder = .hidden()
  }

  /// Retains the layers of a snapshot and writes the numbers that its builder left out.
  init(
    _ layers: [LayerSnapshot], depth: Int, _ record: TreeRecorder, in host: LayerHost, _ crew: LayerCrew
  ) {
    (self.layers, self.depth) = (layers, depth)
    // A list that grew by doubling has up to twice the memory that it needs.
    slots = record.slots.map { $0 }
    (orderingNumbers, tiledLayers) = (record.orderingNumbers, record.tiledLayers)
    (revision, stamp, isCurrent) = (record.revision, record.revision, record.isSteady)
    objectLayers = record.isSteady ? record.objectLayers : []
    (retainsHidden, omitsHidden) = (record.retainsHidden, record.omitsHidden)
    changes = ChangeLog(after: record.revision, layerCount: layers.count)
    placeholder = host.retainedSnapshot.placeholder
    (time, numbers) = (host.now, host.retainedSnapshot.takeNumbers())
    visibility = LayerVisibility(record.visibilityTracks, of: layers, in: host.timeline)
    writeNumbers(from: &host.timeline, changedOnly: false, crew)
    storeNumbers(of: &host.timeline, crew)
  }

  /// Marks the snapshot as outdated because something other than time changed; the next one can still reuse its stores.
  func invalidate() {
    isCurrent = false
    objectLayers = []
    for index in tiledLayers { layers[index].releaseTileSource() }
    tiledLayers = []
  }

  /// Returns the store of a layer's presentation values for reuse, unless it's shared or the layer changed.
  func reusableStore(of layer: CALayer) -> LayerStore? {
    let location = layer.snapshotLocation
    guard location.revision == revision, !location.isOutdated else { return nil }
    let index = Int(location.index)
    return isKnownUniquelyReferenced(&layers[index].store) ? layers[index].store : nil
  }

  /// Whether retaining layers that animations hide is likely to save traversals for the next snapshot.
  ///
  /// True if this snapshot retains them, which saved a traversal. Also true if it doesn't retain them and shows all other
  /// changes.
  var favorsRetainingHidden: Bool { retainsHidden ? wasReused : isCurrent }

  /// Whether the layers can be updated to the time of an evaluated timeline without a traversal of the tree.
  func canBeUpdated(to timeline: borrowing MotionTimeline) -> Bool {
    isCurrent
      && orderingNumbers.allSatisfy { timeline.value(at: Int($0.number)).bitPattern == $0.value.bitPattern }
  }

  /// Updates the layers to the time at which the host's timeline was evaluated.
  ///
  /// - Parameter crew: The threads that write numbers.
  func update(in host: LayerHost, _ crew: LayerCrew) {
    guard host.now != time else { return }
    time = host.now
    beginChange()
    wasReused = true
    visibility.beginUpdate()
    while writeVisibility(from: host.timeline) { host.evaluateShownAgain(crew) }
    writeNumbers(from: &host.timeline, changedOnly: true, crew)
    for (layer, index) in objectLayers where !visibility.isConcealed(index) {
      guard visibility.wasConcealed(index) || layer.objectsChanged(since: numbers, in: host.timeline) else {
        continue
      }
      show(layer, at: index, in: host)
    }
    storeNumbers(of: &host.timeline, crew)
  }

  /// Returns whether a layer is shown again.
  private func writeVisibility(from timeline: borrowing MotionTimeline) -> Bool {
    var changes: [(index: Int, isHidden: Bool)] = []
    visibility.update(to: timeline, in: layers) { changes.append(($0, $1)) }
    for (index, isHidden) in changes {
      layers.withUnsafeMutableBufferPointer { $0.uniqueStore(at: index).values.isHidden = isHidden }
      markChanged(at: index)
    }
    hasNewNeeds = hasNewNeeds || !changes.isEmpty
    return changes.contains { !$0.isHidden }
  }

  /// Tells a timeline which numbers an update reads, unless all layers are visible.
  func updateNeeds(of timeline: inout MotionTimeline) {
    guard hasNewNeeds else { return }
    hasNewNeeds = false
    guard omitsHidden || visibility.concealsLayers else { return timeline.setNeeded(nil) }
    var isNeeded = Array(repeating: false, count: timeline.numberCount)
    for number in visibility.numbers(in: layers) { isNeeded[number] = true }
    for ordering in orderingNumbers { isNeeded[Int(ordering.number)] = true }
    for slot in slots where !visibility.isConcealed(Int(slot.layer)) {
      for number in slot.location.numbers { isNeeded[number] = true }
    }
    for (layer, index) in objectLayers where !visibility.isConcealed(index) {
      layer.channels.forEach { channel in channel.channel.numbers.forEach { isNeeded[$0] = true } }
    }
    timeline.setNeeded(isNeeded)
  }

  /// Writes the timeline's numbers into the layers.
  ///
  /// - Parameter changedOnly: Whether to skip the numbers that are the same as at the former time, of layers that were visible
  ///   then.
  private func writeNumbers(from timeline: inout MotionTimeline, changedOnly: Bool, _ crew: LayerCrew) {
    guard !slots.isEmpty else { return }
    let written = timeline.withNumbers { current, base in
      slots.withUnsafeBufferPointer { slots in
        numbers.withUnsafeBufferPointer { former in
          layers.withUnsafeMutableBufferPointer { layers in
            crew.write(
              NumberWriter(
                slots: slots, layers: layers, visibility: visibility, stamp: stamp, current: current,
                base: base, former: changedOnly ? former : nil))
          }
        }
      }
    }
    changes.record(written.lazy.map(\.indices), at: stamp)
    // Each layer that was written has the stamp already, but its ancestors don't.
    for parent in written.lazy.flatMap(\.parents) { stampLayers(from: Int(parent)) }
  }

  private func storeNumbers(of timeline: inout MotionTimeline, _ crew: LayerCrew) {
    timeline.withNumbers { current, _ in
      if numbers.count == current.count {
        numbers.withUnsafeMutableBufferPointer { crew.copy(current, to: $0) }
      } else {
        numbers = Array(current)
      }
    }
  }

  /// Hands the storage of the numbers over to the next snapshot.
  private func takeNumbers() -> [Double] {
    defer { numbers = [] }
    return numbers
  }

  private func show(_ layer: CALayer, at index: Int, in host: LayerHost) {
    if isKnownUniquelyReferenced(&layers[index].store) {
      layers[index].store.copyValues(from: layer.store)
    } else {
      layers[index].store = layer.store.copy()
    }
    layer.applyAnimations(to: layers[index].store, in: host)
    markChanged(at: index)
  }

  /// Returns the snapshot as a value.
  func snapshot() -> TreeSnapshot {
    isStampUsed = true
    return TreeSnapshot(layers: layers, depth: depth)
  }

  /// Prepares a change, which a requested snapshot doesn't contain.
  func beginChange() {
    guard isStampUsed else { return }
    stamp += 1
    isStampUsed = false
  }

  /// Marks a layer and its ancestors as changed.
  func markChanged(at index: Int) {
    changes.record(index, at: stamp)
    stampLayers(from: index)
  }

  /// Marks a layer that has the current stamp already, because it was added, and its ancestors as changed.
  func markAdded(at index: Int) {
    changes.grow(toLayerCount: layers.count)
    changes.record(index, at: stamp)
    stampLayers(from: Int(layers[index].parent))
  }

  /// Gives a layer and its ancestors the current stamp; the ancestors of a layer that has it have it, too.
  private func stampLayers(from index: Int) {
    var index = index
    while index >= 0, layers[index].stamp != stamp {
      layers[index].stamp = stamp
      index = Int(layers[index].parent)
    }
  }
}

// MARK: - Changes of layers

extension RetainedSnapshot {
  /// Updates a layer whose own values changed, and returns whether that suffices to keep the snapshot current.
  ///
  /// It doesn't if the list of layers may change, or if animations of the layer are based on the values.
  func update(_ layer: CALayer) -> Bool {
    guard isCurrent, layer.channels.isEmpty, layer.snapshotLocation.revision == revision else { return false }
    let index = Int(layer.snapshotLocation.index)
    guard layers[index].store !== layer.store else { return true }
    guard canShow(layer.store, at: index) else { return false }
    beginChange()
    layers[index].store = layer.store
    markChanged(at: index)
    return true
  }

  /// Whether a layer's new values can replace those at an index without affecting other layers.
  private func canShow(_ new: LayerStore, at index: Int) -> Bool {
    guard layers[index].isSteady, new.owner != .replicator else { return false }
    let old = layers[index].store
    guard new.zPosition == old.zPosition else { return false }
    return new.values.isHidden == old.values.isHidden || canHide(index)
  }

  /// Whether the snapshot may contain a layer that is hidden.
  func canHide(_ index: Int) -> Bool {
    // The number of copies depends on the number of visible layers.
    !copiesSublayers(of: Int(layers[index].parent)) && !layers[index].containsTiledLayer
  }

  /// Whether a replicator layer copies the sublayers of a layer; false for the index −1 of the root's superlayer.
  func copiesSublayers(of index: Int) -> Bool {
    var ancestor = index
    while ancestor >= 0 {
      if layers[ancestor].store.owner == .replicator { return true }
      ancestor = Int(layers[ancestor].parent)
    }
    return false
  }
}

/// The location of a layer in a host's retained snapshot.
struct SnapshotLocation {
  /// The snapshot's revision.
  let revision: Int
  let index: Int32
  /// Whether the layer's values changed since the snapshot was taken.
  var isOutdated = false

  /// The value of layers that no snapshot contains with their current animations.
  static let none = SnapshotLocation(revision: -1, index: 0)
}

/// A number of the timeline that determines which layers are drawn, how often, when or in which order, with its value
/// when the snapshot was taken.
struct OrderingNumber {
  let number: Int32
  let value: Double
}

extension PropertyChannel {
  /// Whether the value has no ``NumberLocation`` and doesn't order layers.
  fileprivate var isObject: Bool { location == nil && !ordersLayers && name.slot != nil }
}

extension CALayer {
  /// Whether all animated values of the layer have a ``NumberLocation``.
  final var animatesOnlyNumbers: Bool {
    store.owner != .emitter && channels.indices.allSatisfy { channels[$0].location != nil }
  }

  /// Whether the layer has animated values that have no ``NumberLocation`` and don't order layers.
  final var animatesObjects: Bool { channels.contains(where: \.isObject) }

  /// Whether animated values without a ``NumberLocation`` changed since earlier numbers of the timeline.
  fileprivate final func objectsChanged(since earlier: [Double], in timeline: borrowing MotionTimeline)
    -> Bool
  {
    for index in channels.indices where channels[index].isObject {
      let channel = channels[index].channel
      for number in 0..<channel.count
      where timeline.value(at: number, of: channel) != earlier[channel.offset + number] { return true }
    }
    return false
  }
}
