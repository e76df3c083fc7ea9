import MotionCore

/// The layers of a hosted tree as they show, kept from one instant to the next: as long as nothing but time changes,
/// only what is animated is written anew.
struct ShownTree {
  private(set) var layers: [LayerSnapshot] = []
  /// Values that are numbers of the timeline.
  private let slots: [ShownSlot]
  /// Layers with other animated values, and where they are in ``layers``.
  private var others: [(layer: CALayer, index: Int)]
  /// Where tiled layers are in ``layers``, which they are kept by.
  private var tiled: [Int]
  /// By which layers know whether their places in ``layers`` are in this tree.
  let revision: Int
  /// Whether the layers can be brought to another time without walking through the tree.
  private(set) var isCurrent: Bool
  /// The media time that the layers show.
  private var time: Double

  init() {
    (slots, others, tiled, revision, isCurrent, time) = ([], [], [], 0, false, -1)
  }

  /// Keeps what a builder wrote down, except for what it left to be written.
  init(_ builder: TreeSnapshotBuilder, revision: Int, in host: LayerHost) {
    layers = builder.layers
    (slots, others, isCurrent) = (builder.slots, builder.isSteady ? builder.others : [], builder.isSteady)
    (tiled, self.revision, time) = (builder.tiled, revision, host.now)
    writeNumbers(from: host.timeline)
  }

  /// Something else than time changed; what shows of layers that didn't change can still be taken over.
  mutating func invalidate() {
    isCurrent = false
    others = []
    for index in tiled { layers[index].tiledLayer = nil }
    tiled = []
  }

  /// The store that shows a layer's values, if nobody else holds on to it and the layer didn't change.
  mutating func takeStore(of layer: CALayer) -> LayerStore? {
    guard layer.shownPlace.revision == revision else { return nil }
    let index = Int(layer.shownPlace.index)
    return isKnownUniquelyReferenced(&layers[index].store) ? layers[index].store : nil
  }

  /// Brings the layers to the time at which their timeline was evaluated.
  mutating func update(in host: LayerHost) {
    guard host.now != time else { return }
    time = host.now
    writeNumbers(from: host.timeline)
    for (layer, index) in others { show(layer, at: index, in: host) }
  }

  private mutating func writeNumbers(from timeline: borrowing MotionTimeline) {
    timeline.withNumbers { shown, base in
      layers.withUnsafeMutableBufferPointer { layers in
        for slot in slots {
          if !isKnownUniquelyReferenced(&layers[Int(slot.layer)].store) {
            layers[Int(slot.layer)].store = layers[Int(slot.layer)].store.copy()
          }
          layers[Int(slot.layer)].store.write(slot.place, shown, base)
        }
      }
    }
  }

  private mutating func show(_ layer: CALayer, at index: Int, in host: LayerHost) {
    if isKnownUniquelyReferenced(&layers[index].store) {
      layers[index].store.takeValues(of: layer.store)
    } else {
      layers[index].store = layer.store.copy()
    }
    layer.applyAnimations(to: layers[index].store, in: host)
  }
}

/// Where a tree of a host shows an animated layer.
struct ShownPlace {
  /// The revision of that tree.
  let revision: Int
  let index: Int32

  /// No tree shows what the layer now is.
  static let none = ShownPlace(revision: -1, index: 0)
}

/// A place in a kept tree that shows numbers of the timeline.
struct ShownSlot {
  /// The index of the layer.
  let layer: Int32
  let place: NumberPlace
}

extension CALayer {
  /// Whether all that is animated of the layer is written where ``NumberPlace`` says.
  final var showsNumbersAlone: Bool {
    store.owner != .emitter && channels.indices.allSatisfy { channels[$0].place != nil }
  }

  /// Whether no animation decides which layers show, in which order, or shows an old look.
  final var keepsItsPlace: Bool {
    channels.isEmpty
      || channels.allSatisfy { channel in
        if channel.name == .transition || channel.redraws { return false }
        return channel.name.property.map { !$0.placesLayers } ?? true
      }
  }
}

// MARK: - Hosts

extension LayerHost {
  /// The layers of the tree as they show now; nil while changes wait to be committed.
  func shownLayers() -> [LayerSnapshot]? {
    guard TransactionStack.current.isIdle else { return nil }
    evaluate()
    if shown.isCurrent {
      shown.update(in: self)
    } else {
      var builder = TreeSnapshotBuilder(host: self, isKept: true)
      builder.append(root, store: nil, time: root.localTime(fromMediaTime: now))
      shown = ShownTree(builder, revision: builder.revision, in: self)
    }
    return shown.layers
  }

  /// Layers, animations or clocks changed.
  func invalidate() {
    isStale = true
    shown.invalidate()
  }
}
