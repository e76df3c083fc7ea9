import CoreGraphics
import MotionCore

/// Writes down what the layers of a tree show, whose timeline is evaluated for now.
struct TreeSnapshotBuilder {
  /// What animates the layers; nil where the model's own values count.
  let host: LayerHost?
  private(set) var layers: [LayerSnapshot] = []
  /// How much later those copies run in which the layers now lie.
  private var delays: [ClockDelay] = []
  /// How many more layers replicators may show.
  private var room = Self.maximumCopiedCount

  /// What lay in layers before the open transaction, where the look before it is asked for.
  private let formerLinks: [ObjectIdentifier: FormerLinks]?

  /// Whether the layers are kept by the host, for later instants.
  private let isKept: Bool
  /// By which layers then know whether their places in ``layers`` are in this tree.
  let revision: Int
  /// Where values are to be written that are numbers of the timeline, if the layers are kept.
  private(set) var slots: [ShownSlot] = []
  /// Layers with other animated values, and where they are in ``layers``.
  private(set) var others: [(layer: CALayer, index: Int)] = []
  /// What decides which layers these are, if they are kept.
  private(set) var placing: [PlacingNumber] = []
  /// What shows and hides layers that are written down even while they are hidden.
  private(set) var switches: [VisibilitySwitch] = []
  /// Whether layers that animations hide are written down too.
  private(set) var keepsHidden: Bool
  /// Whether an animation hides a layer around.
  private var isInsideHidden = false
  /// Where tiled layers are in ``layers``, if the layers are kept.
  private(set) var tiled: [Int] = []
  /// Whether the same layers show in the same order for as long as only time and no ``placing`` number changes.
  private(set) var isSteady = true

  /// - Parameters:
  ///   - formerLinks: Given for the look before the open transaction.
  ///   - isKept: Whether the host keeps the layers; ``slots`` are left for it to write.
  init(host: LayerHost?, formerLinks: [ObjectIdentifier: FormerLinks]? = nil, isKept: Bool = false) {
    self.host = host
    self.formerLinks = formerLinks
    self.isKept = isKept
    revision = (host?.shown.stamp ?? 0) + 1
    keepsHidden = isKept && host?.shown.favorsKeepingHidden == true
  }

  /// How often animations may still be evaluated for copies with delays.
  private var evaluations = Self.maximumEvaluationCount

  /// How often animations are evaluated for the delayed copies of a tree; those that are left show what the last one does.
  static var maximumEvaluationCount: Int { 1 << 12 }

  /// How many layers all replicators of a tree show, copies counted; then they show fewer copies, but at least one.
  static var maximumCopiedCount: Int { 1 << 17 }

  /// Appends a layer and what lies in it.
  ///
  /// - Parameters:
  ///   - store: The values that it shows, where they aren't its own.
  ///   - time: Its own time.
  mutating func append(_ layer: CALayer, store: LayerStore?, time: Double) {
    let levels = CALayer.maximumDepth - layer.depth
    notePlacing(of: layer)
    _ = append(layer, store: store ?? shownStore(of: layer), time: time, in: -1, levels: levels)
  }

  /// - Returns: How many layers that is, copies counted.
  private mutating func append(
    _ layer: CALayer, store: LayerStore, time: Double, in parent: Int, levels: Int
  ) -> Int {
    let index = layers.count
    layers.append(LayerSnapshot(of: layer, store: store, transition: transition(of: layer), time: time))
    layers[index].parent = Int32(parent)
    if isKept { layers[index].stamp = revision }
    if isKept, store.owner == .tiled { noteTiles(at: index) }
    if leavesNumbers { notePlace(of: layer, at: index) }
    if keepsHidden, let number = layer.hidingNumber {
      switches.append(VisibilitySwitch(layer: Int32(index), number: number))
    }
    (layers[index].endOfMask, layers[index].end) = (index + 1, index + 1)
    guard levels > 1 else { return 1 }
    var count = 1
    if let mask = mask(of: layer) {
      notePlacing(of: mask)
      count += append(
        mask, store: shownStore(of: mask), time: mask.time(inside: time), in: index, levels: levels - 1)
    }
    layers[index].endOfMask = layers.count
    if store.owner == .replicator, case .replicator(let values) = store.content {
      count += appendCopies(values, of: layer, at: index, levels: levels)
    } else {
      count += appendSublayers(of: layer, at: index, time: time, levels: levels)
    }
    layers[index].end = layers.count
    return count
  }

  private mutating func appendSublayers(of layer: CALayer, at index: Int, time: Double, levels: Int) -> Int {
    var sublayers: [Sublayer] = []
    for sublayer in self.sublayers(of: layer) {
      let isPlayedHidden = formerLinks == nil && sublayer.isPlayedHidden(in: host)
      let isKeptHidden = isPlayedHidden && keepsHidden && (isInsideHidden || sublayer.canBeKeptHidden)
      // One that is left out now may show later.
      notePlacing(of: sublayer, isLeftOut: isPlayedHidden && !isKeptHidden)
      if isPlayedHidden, !isKeptHidden { continue }
      let store = shownStore(of: sublayer)
      if !isKeptHidden, store.values.isHidden, transition(of: sublayer) == nil { continue }
      sublayers.append(Sublayer(layer: sublayer, store: store, isPlayedHidden: isPlayedHidden))
    }
    if !sublayers.allSatisfy({ $0.store.values.zPosition == 0 }) { sublayers.sortByDepth() }
    let isInsideHidden = isInsideHidden
    defer { self.isInsideHidden = isInsideHidden }
    var count = 0
    for sublayer in sublayers {
      self.isInsideHidden = isInsideHidden || sublayer.isPlayedHidden
      count += append(
        sublayer.layer, store: sublayer.store, time: sublayer.layer.time(inside: time), in: index,
        levels: levels - 1)
    }
    return count
  }

  fileprivate struct Sublayer {
    let layer: CALayer
    let store: LayerStore
    let isPlayedHidden: Bool
  }
}

// MARK: - Kept layers

extension TreeSnapshotBuilder {
  /// Whether numbers of the timeline are left to be written when the tree is whole: what shows then isn't late.
  private var leavesNumbers: Bool { isKept && delays.isEmpty }

  /// Notes what of a layer later instants show otherwise.
  private mutating func notePlace(of layer: CALayer, at index: Int) {
    if layer.store.owner == .emitter { isSteady = false }
    guard host != nil, !layer.channels.isEmpty else { return }
    if layer.showsNumbersAlone { layer.shownPlace = ShownPlace(revision: revision, index: Int32(index)) }
    for channel in layer.channels.indices {
      guard let place = layer.channels[channel].place else { continue }
      slots.append(ShownSlot(layer: Int32(index), place: place))
    }
    if layer.showsOthers { others.append((layer, index)) }
  }

  private mutating func noteTiles(at index: Int) {
    tiled.append(index)
    var around = index
    while around >= 0, !layers[around].holdsTiles {
      layers[around].holdsTiles = true
      around = Int(layers[around].parent)
    }
  }

  /// Notes what decides whether a layer shows, how often, when and before which others.
  private mutating func notePlacing(of layer: CALayer, isLeftOut: Bool = false) {
    guard isKept, let host, !layer.channels.isEmpty else { return }
    isSteady = isSteady && layer.canBeKept
    let hasSwitch = keepsHidden && !isLeftOut && layer.hidingNumber != nil
    for index in layer.channels.indices where layer.channels[index].placesLayers {
      if hasSwitch, layer.channels[index].hides { continue }
      let number = layer.channels[index].channel.offset
      placing.append(PlacingNumber(number: Int32(number), value: host.timeline.value(at: number)))
    }
  }
}

// MARK: - Now, or before the open transaction

extension TreeSnapshotBuilder {
  private func sublayers(of layer: CALayer) -> [CALayer] {
    formerLinks?[ObjectIdentifier(layer)]?.sublayers ?? layer.links.sublayers
  }

  private func mask(of layer: CALayer) -> CALayer? {
    guard let former = formerLinks?[ObjectIdentifier(layer)] else { return layer.links.mask }
    return former.mask
  }

  /// The values that a layer shows; its own store where nothing is animated.
  private func shownStore(of layer: CALayer) -> LayerStore {
    let store = formerLinks == nil ? layer.store : layer.committedStore ?? layer.store
    guard let host, !layer.channels.isEmpty else { return store }
    if leavesNumbers, layer.showsNumbersAlone { return host.shown.takeStore(of: layer) ?? store.copy() }
    if delays.isEmpty {
      // The first copy of a layer is the one without delay: for those that are late everything is recorded.
      layer.traceEmission(in: host)
      host.evaluate()
    }
    if let redrawn = layer.redrawnPresentation(in: host) { return redrawn.store }
    let shown = store.copy()
    layer.applyAnimations(to: shown, in: host)
    if delays.isEmpty { layer.completeEmission(in: shown, host) }
    return shown
  }

  /// The transition that a layer shows; none in an old look that would need too many others.
  private func transition(of layer: CALayer) -> LayerTransition? {
    guard let transition = layer.shownTransition(in: host) else { return nil }
    let isTooDeep = formerLinks != nil && (transition.former?.nesting ?? 0) >= TreeSnapshot.maximumNesting
    return isTooDeep ? nil : transition
  }
}

// MARK: - Replicators

extension TreeSnapshotBuilder {
  /// - Returns: How many layers there are in all copies that are shown.
  private mutating func appendCopies(
    _ values: ReplicatorValues, of layer: CALayer, at index: Int, levels: Int
  ) -> Int {
    guard values.count > 0, !sublayers(of: layer).isEmpty else { return 0 }
    // How many copies there is room for depends on what shows.
    let keptHidden = keepsHidden
    keepsHidden = false
    defer { keepsHidden = keptHidden }
    let roomOfAll = room
    let roomOfEach = roomOfAll / values.count
    let shown: Int
    if values.delay != 0, host != nil, hasAnimatedSublayers(layer) {
      shown = appendDelayedCopies(values, of: layer, at: index, levels: levels, roomOfAll, roomOfEach)
    } else {
      room = roomOfEach
      let start = layers.count
      let size = appendSublayers(of: layer, at: index, time: layers[index].time, levels: levels)
      let count = min(values.count, max(1, roomOfAll / max(1, size)))
      layers[index].copies = Array(repeating: start..<layers.count, count: count)
      shown = count * size
    }
    room = max(0, roomOfAll - shown)
    return shown
  }

  /// Whether anything below a layer is animated, or emits.
  private func hasAnimatedSublayers(_ layer: CALayer) -> Bool {
    var result = false
    for sublayer in sublayers(of: layer) where !result {
      sublayer.forEachInTree { result = result || !$0.channels.isEmpty || $0.store.owner == .emitter }
    }
    return result
  }

  /// Appends what the sublayers showed earlier for every copy, each a delay further back in the layer's own time.
  private mutating func appendDelayedCopies(
    _ values: ReplicatorValues, of layer: CALayer, at index: Int, levels: Int, _ roomOfAll: Int,
    _ roomOfEach: Int
  ) -> Int {
    isSteady = false
    var shown = 0
    var copies: [Range<Int>] = []
    for copy in 0..<values.count where copy == 0 || shown < roomOfAll {
      if copy > 0, evaluations <= 0 {
        let last = copies[copy - 1]
        copies.append(last)
        shown += last.count
        continue
      }
      evaluations -= 1
      let around = delays
      if copy > 0 { delays.append(ClockDelay(clock: layer.clock, seconds: Double(copy) * values.delay)) }
      host?.evaluate(delays: delays)
      room = roomOfEach
      let start = layers.count
      let time = layers[index].time - Double(copy) * values.delay
      shown += appendSublayers(of: layer, at: index, time: time, levels: levels)
      copies.append(start..<layers.count)
      delays = around
    }
    layers[index].copies = copies
    host?.evaluate(delays: delays)
    return shown
  }
}

extension CALayer {
  /// Whether animations hide the layer, and do nothing that has to be known of a hidden one: it may be left out unread.
  fileprivate func isPlayedHidden(in host: LayerHost?) -> Bool {
    guard let host, let number = hidingNumber else { return false }
    return host.timeline.value(at: Int(number)) >= 0.5
  }

  /// The number of the timeline that hides the layer while it's at least one half, where nothing has to be known of it
  /// then.
  fileprivate var hidingNumber: Int32? {
    guard !channels.isEmpty, store.owner != .emitter, canBeKept else { return nil }
    for index in channels.indices where channels[index].hides { return Int32(channels[index].channel.offset) }
    return nil
  }

  /// Whether a hidden layer and all in it can be written down without anything happening to them.
  fileprivate var canBeKeptHidden: Bool {
    var result = true
    forEachInTree { layer in
      let isPlain =
        layer.store.owner != .emitter && layer.store.owner != .tiled && layer.store.owner != .replicator
      result = result && isPlain && layer.canBeKept
    }
    return result
  }

  /// The layer's own time at a time of its superlayer.
  fileprivate func time(inside time: Double) -> Double { timeSpace.localTime(atParentTime: time) }
}

extension [TreeSnapshotBuilder.Sublayer] {
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
