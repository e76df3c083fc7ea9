import MotionCore

/// A recorder of the values in a snapshot of a host's tree that change with time.
///
/// With the record, the host can update the snapshot to another time without traversing the tree.
struct TreeRecorder {
  private let host: LayerHost
  /// The revision of the recorded tree, for the layers' ``SnapshotLocation``.
  let revision: Int
  /// The properties whose values are numbers of the timeline.
  private(set) var slots: [NumericSlot] = []
  /// The layers with other animated values, and their indices in the snapshot.
  private(set) var objectLayers: [(layer: CALayer, index: Int)] = []
  /// The numbers that determine which layers are drawn, how often, when and in which order.
  private(set) var orderingNumbers: [OrderingNumber] = []
  /// The numbers that show and hide layers of the snapshot.
  private(set) var visibilityTracks: [VisibilityTrack] = []
  /// The indices of tiled layers in the snapshot.
  private(set) var tiledLayers: [Int] = []
  /// Whether the snapshot retains layers that animations hide.
  private(set) var retainsHidden: Bool
  /// Whether the snapshot omits layers that are hidden.
  var omitsHidden = false
  /// Whether the list of layers stays the same while only time, and no ordering number, changes.
  var isSteady = true
  /// Whether an animation hides an enclosing layer.
  private var isInsideHidden = false
  /// The index, in the snapshot that the host retains, of the first recorded layer.
  private let firstIndex: Int

  init(host: LayerHost) {
    self.host = host
    revision = host.retainedSnapshot.stamp + 1
    retainsHidden = host.retainedSnapshot.favorsRetainingHidden
    firstIndex = 0
  }

  /// Creates a recorder of layers that are added to a host's retained snapshot at an index.
  init(host: LayerHost, at index: Int) {
    self.host = host
    revision = host.retainedSnapshot.revision
    retainsHidden = host.retainedSnapshot.retainsHidden
    firstIndex = index
  }

  /// Whether no value of the recorded layers changes with time.
  var isEmpty: Bool {
    isSteady && slots.isEmpty && objectLayers.isEmpty && orderingNumbers.isEmpty && visibilityTracks.isEmpty
      && tiledLayers.isEmpty
  }
}

// MARK: - Values

extension TreeRecorder {
  /// Records the values of a layer that change with time.
  mutating func recordAnimations(of layer: CALayer, at index: Int) {
    layer.snapshotLocation = SnapshotLocation(revision: revision, index: Int32(firstIndex + index))
    if layer.store.owner == .emitter { isSteady = false }
    guard !layer.channels.isEmpty else { return }
    for channel in layer.channels.indices {
      guard let location = layer.channels[channel].location else { continue }
      slots.append(NumericSlot(layer: Int32(index), location: location))
    }
    if layer.animatesObjects { objectLayers.append((layer, index)) }
  }

  mutating func recordTiles(at index: Int) { tiledLayers.append(index) }
}

// MARK: - Order and visibility

extension TreeRecorder {
  /// Records the numbers that determine whether a layer is drawn, how often, when and in front of which siblings.
  mutating func recordOrdering(of layer: CALayer, isOmitted: Bool = false) {
    guard !layer.channels.isEmpty else { return }
    isSteady = isSteady && layer.canBeRetained
    let hasTrack = retainsHidden && !isOmitted && layer.hidingNumber != nil
    for index in layer.channels.indices where layer.channels[index].ordersLayers {
      if hasTrack, layer.channels[index].hides { continue }
      let number = layer.channels[index].channel.offset
      orderingNumbers.append(OrderingNumber(number: Int32(number), value: host.timeline.value(at: number)))
    }
  }

  /// Records the number that hides a layer.
  mutating func recordVisibility(of layer: CALayer, at index: Int) {
    guard retainsHidden, let number = layer.hidingNumber else { return }
    visibilityTracks.append(VisibilityTrack(layer: Int32(index), number: number))
  }

  /// Whether the snapshot retains a layer that an animation currently hides.
  func retainsHidden(_ layer: CALayer) -> Bool {
    retainsHidden && (isInsideHidden || layer.canBeRetainedHidden)
  }

  /// Enters the subtree of a layer that an animation may hide; returns the state for ``leave(_:)``.
  mutating func enter(isHidden: Bool) -> Bool {
    defer { isInsideHidden = isInsideHidden || isHidden }
    return isInsideHidden
  }

  mutating func leave(_ wasInsideHidden: Bool) { isInsideHidden = wasInsideHidden }

  /// Stops retaining hidden layers; returns the state for ``resumeRetainingHidden(_:)``.
  mutating func suspendRetainingHidden() -> Bool {
    defer { retainsHidden = false }
    return retainsHidden
  }

  mutating func resumeRetainingHidden(_ retained: Bool) { retainsHidden = retained }
}
