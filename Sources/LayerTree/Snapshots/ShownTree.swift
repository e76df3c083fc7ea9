import MotionCore

/// The layers of a hosted tree as they show, kept from one instant to the next: as long as nothing but time changes,
/// only what is animated is written anew. One thread at a time has it.
final class ShownTree {
  @exclusivity(unchecked) private(set) var layers: [LayerSnapshot] = []
  /// Values that are numbers of the timeline.
  private let slots: [ShownSlot]
  /// Layers with other animated values, and where they are in ``layers``.
  @exclusivity(unchecked) private var objectLayers: [(layer: CALayer, index: Int)]
  /// Where tiled layers are in ``layers``, which they are kept by.
  @exclusivity(unchecked) private var tiledLayers: [Int]
  /// What decides which layers these are.
  private let orderingNumbers: [OrderingNumber]
  /// Which of them can be seen.
  @exclusivity(unchecked) private var visibility: LayerVisibility
  /// By which layers know whether their places in ``layers`` are in this tree.
  let revision: Int
  /// Counts the instants that this tree and those before it showed; layers hold the one at which they last changed.
  @exclusivity(unchecked) private(set) var stamp: Int
  /// Whether nothing but time changed.
  @exclusivity(unchecked) private var isCurrent: Bool
  /// Whether layers are there that animations hide.
  private let retainsHidden: Bool
  /// Whether more than one instant was shown without a walk through the tree.
  @exclusivity(unchecked) private var wasFollowed = false
  /// The media time that the layers show.
  @exclusivity(unchecked) private var time: Double
  /// The timeline's numbers at that time.
  @exclusivity(unchecked) private var numbers: [Double]

  init() {
    (slots, objectLayers, tiledLayers, orderingNumbers, revision, stamp) = ([], [], [], [], 0, 0)
    (isCurrent, time, numbers, visibility, retainsHidden) = (false, -1, [], LayerVisibility(), false)
  }

  /// Retains the layers of a snapshot and writes the numbers that were left to be written.
  init(_ layers: [LayerSnapshot], _ record: TreeRecorder, in host: LayerHost) {
    self.layers = layers
    (slots, orderingNumbers, tiledLayers) = (record.slots, record.orderingNumbers, record.tiledLayers)
    (revision, stamp, isCurrent) = (record.revision, record.revision, record.isSteady)
    objectLayers = record.isSteady ? record.objectLayers : []
    retainsHidden = record.retainsHidden
    (time, numbers) = (host.now, host.shown.takeNumbers())
    visibility = LayerVisibility(record.visibilityTracks, of: layers, in: host.timeline)
    writeNumbers(from: host.timeline, changedOnly: false)
    noteNumbers(of: host.timeline)
  }

  /// Something else than time changed; what shows of layers that didn't change can still be taken over.
  func invalidate() {
    isCurrent = false
    objectLayers = []
    for index in tiledLayers { layers[index].releaseTileSource() }
    tiledLayers = []
  }

  /// The store that shows a layer's values, if nobody else holds on to it and the layer didn't change.
  func takeStore(of layer: CALayer) -> LayerStore? {
    guard layer.shownPlace.revision == revision else { return nil }
    let index = Int(layer.shownPlace.index)
    return isKnownUniquelyReferenced(&layers[index].store) ? layers[index].store : nil
  }

  /// Whether the next tree is likely to spare walks by holding layers that animations hide: where this one does, it did;
  /// where it doesn't, nothing but time has changed since, and with it who shows.
  var favorsRetainingHidden: Bool { retainsHidden ? wasFollowed : isCurrent }

  /// Whether the layers can be brought to the time at which a timeline was evaluated without walking through the tree.
  func canFollow(_ timeline: borrowing MotionTimeline) -> Bool {
    isCurrent
      && orderingNumbers.allSatisfy { timeline.value(at: Int($0.number)).bitPattern == $0.value.bitPattern }
  }

  /// Brings the layers to the time at which their timeline was evaluated.
  func update(in host: LayerHost) {
    guard host.now != time else { return }
    time = host.now
    stamp += 1
    wasFollowed = true
    writeVisibility(from: host.timeline)
    writeNumbers(from: host.timeline, changedOnly: true)
    for (layer, index) in objectLayers where !visibility.conceals(index) {
      guard visibility.concealed(index) || layer.showsOtherObjects(than: numbers, in: host.timeline) else {
        continue
      }
      show(layer, at: index, in: host)
    }
    noteNumbers(of: host.timeline)
  }

  private func writeVisibility(from timeline: borrowing MotionTimeline) {
    var changes: [(index: Int, isHidden: Bool)] = []
    visibility.follow(timeline, in: layers) { changes.append(($0, $1)) }
    for (index, isHidden) in changes {
      ownStore(at: index).values.isHidden = isHidden
      noteChange(at: index)
    }
  }

  private func writeNumbers(from timeline: borrowing MotionTimeline, changedOnly: Bool) {
    timeline.withNumbers { shown, base in
      for slot in slots {
        let index = Int(slot.layer)
        guard !visibility.conceals(index) else { continue }
        let isKnown = changedOnly && !visibility.concealed(index)
        if isKnown, !slot.place.numbers.contains(where: { shown[$0] != numbers[$0] }) { continue }
        ownStore(at: index).write(slot.place, shown, base)
        noteChange(at: index)
      }
    }
  }

  /// The store of a layer's values, which nobody else holds on to.
  private func ownStore(at index: Int) -> LayerStore {
    if !isKnownUniquelyReferenced(&layers[index].store) {
      layers[index].store = layers[index].store.copy()
    }
    return layers[index].store
  }

  private func noteNumbers(of timeline: borrowing MotionTimeline) {
    timeline.withNumbers { shown, _ in
      if numbers.count != shown.count { numbers = Array(shown) }
      numbers.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: shown) }
    }
  }

  /// Gives up the room that numbers have for those of the next tree.
  private func takeNumbers() -> [Double] {
    defer { numbers = [] }
    return numbers
  }

  private func show(_ layer: CALayer, at index: Int, in host: LayerHost) {
    if isKnownUniquelyReferenced(&layers[index].store) {
      layers[index].store.takeValues(of: layer.store)
    } else {
      layers[index].store = layer.store.copy()
    }
    layer.applyAnimations(to: layers[index].store, in: host)
    noteChange(at: index)
  }

  /// A layer changed, and with it all layers around it.
  private func noteChange(at index: Int) {
    var index = index
    while index >= 0, layers[index].stamp != stamp {
      layers[index].stamp = stamp
      index = Int(layers[index].parent)
    }
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

/// A number of the timeline that decides which layers show, how often, when or in which order, as it was then.
struct OrderingNumber {
  let number: Int32
  let value: Double
}

extension PropertyChannel {
  /// Whether what shows is neither written where ``NumberPlace`` says nor what places layers.
  fileprivate var isObject: Bool { place == nil && !ordersLayers && name.slot != nil }
}

extension CALayer {
  /// Whether all that is animated of the layer is written where ``NumberPlace`` says.
  final var showsNumbersAlone: Bool {
    store.owner != .emitter && channels.indices.allSatisfy { channels[$0].place != nil }
  }

  /// Whether something is animated that isn't written where ``NumberPlace`` says, nor places layers.
  final var showsObjects: Bool { channels.contains(where: \.isObject) }

  /// Whether what isn't written where ``NumberPlace`` says differs from what it was with earlier numbers of the timeline.
  fileprivate final func showsOtherObjects(than earlier: [Double], in timeline: borrowing MotionTimeline)
    -> Bool
  {
    for index in channels.indices where channels[index].isObject {
      let channel = channels[index].channel
      for place in 0..<channel.count
      where timeline.value(at: place, of: channel) != earlier[channel.offset + place] { return true }
    }
    return false
  }
}
