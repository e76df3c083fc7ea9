import MotionCore

/// Records, while a snapshot of a host's tree is taken, what later times change in it.
///
/// With the record, the host brings the snapshot to another time without walking through the tree.
struct TreeRecorder {
  private let host: LayerHost
  /// The revision by which layers know that their ``ShownPlace`` is in the recorded tree.
  let revision: Int
  /// The places that show numbers of the timeline and nothing else.
  private(set) var slots: [ShownSlot] = []
  /// The layers with other animated values, and their indices in the snapshot.
  private(set) var objectLayers: [(layer: CALayer, index: Int)] = []
  /// The numbers that decide which layers show, how often, when and in which order.
  private(set) var orderingNumbers: [OrderingNumber] = []
  /// The numbers that show and hide layers of the snapshot.
  private(set) var visibilityTracks: [VisibilityTrack] = []
  /// The indices of tiled layers in the snapshot.
  private(set) var tiledLayers: [Int] = []
  /// Whether the snapshot keeps layers that animations hide.
  private(set) var retainsHidden: Bool
  /// Whether the same layers show in the same order for as long as only time and no ordering number changes.
  var isSteady = true
  /// Whether an animation hides an enclosing layer.
  private var isInsideHidden = false

  init(host: LayerHost) {
    self.host = host
    revision = host.shown.stamp + 1
    retainsHidden = host.shown.favorsRetainingHidden
  }
}

// MARK: - Values

extension TreeRecorder {
  /// Records which of a layer's values change with time.
  mutating func noteAnimations(of layer: CALayer, at index: Int) {
    if layer.store.owner == .emitter { isSteady = false }
    guard !layer.channels.isEmpty else { return }
    if layer.showsNumbersAlone { layer.shownPlace = ShownPlace(revision: revision, index: Int32(index)) }
    for channel in layer.channels.indices {
      guard let place = layer.channels[channel].place else { continue }
      slots.append(ShownSlot(layer: Int32(index), place: place))
    }
    if layer.showsObjects { objectLayers.append((layer, index)) }
  }

  mutating func noteTiles(at index: Int) { tiledLayers.append(index) }
}

// MARK: - Order and visibility

extension TreeRecorder {
  /// Records the numbers that decide whether a layer shows, how often, when and in front of which siblings.
  mutating func noteOrdering(of layer: CALayer, isLeftOut: Bool = false) {
    guard !layer.channels.isEmpty else { return }
    isSteady = isSteady && layer.canBeRetained
    let hasTrack = retainsHidden && !isLeftOut && layer.hidingNumber != nil
    for index in layer.channels.indices where layer.channels[index].ordersLayers {
      if hasTrack, layer.channels[index].hides { continue }
      let number = layer.channels[index].channel.offset
      orderingNumbers.append(OrderingNumber(number: Int32(number), value: host.timeline.value(at: number)))
    }
  }

  /// Records the number that hides a layer.
  mutating func noteVisibility(of layer: CALayer, at index: Int) {
    guard retainsHidden, let number = layer.hidingNumber else { return }
    visibilityTracks.append(VisibilityTrack(layer: Int32(index), number: number))
  }

  /// Whether the snapshot keeps a layer that an animation hides now.
  func retainsHidden(_ layer: CALayer) -> Bool {
    retainsHidden && (isInsideHidden || layer.canBeRetainedHidden)
  }

  /// Goes on to the layers in one that an animation hides, or doesn't; returns what ``leave(_:)`` takes.
  mutating func enter(isHidden: Bool) -> Bool {
    defer { isInsideHidden = isInsideHidden || isHidden }
    return isInsideHidden
  }

  mutating func leave(_ wasInsideHidden: Bool) { isInsideHidden = wasInsideHidden }

  /// Leaves hidden layers out from now on; returns what ``resumeRetainingHidden(_:)`` takes.
  mutating func suspendRetainingHidden() -> Bool {
    defer { retainsHidden = false }
    return retainsHidden
  }

  mutating func resumeRetainingHidden(_ retained: Bool) { retainsHidden = retained }
}
