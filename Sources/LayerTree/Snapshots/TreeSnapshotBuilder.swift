import CoreGraphics
import MotionCore

/// Takes a snapshot of the layers of a tree at the time for which its host's timeline is evaluated.
struct TreeSnapshotBuilder {
  /// The host that animates the layers; nil where the model's own values count.
  let host: LayerHost?
  private(set) var layers: [LayerSnapshot] = []
  /// The time delays of the enclosing replicator copies.
  private var delays: [ClockDelay] = []
  /// The number of layers that replicators may still add.
  private var allowance = Self.maximumCopiedCount
  /// The links of layers before the open transaction, for a snapshot of what showed then.
  private let formerLinks: [ObjectIdentifier: FormerLinks]?
  /// Records the changes that later times bring, for a snapshot that the host retains.
  private(set) var recorder: TreeRecorder?

  /// - Parameters:
  ///   - formerLinks: The links before the open transaction, for a snapshot of what showed then.
  ///   - recorder: Records what later times change. Numbers of the timeline are then left for the host to write.
  init(host: LayerHost?, formerLinks: [ObjectIdentifier: FormerLinks]? = nil, recorder: TreeRecorder? = nil) {
    self.host = host
    self.formerLinks = formerLinks
    self.recorder = recorder
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
    recorder?.noteOrdering(of: layer)
    _ = append(layer, store: store ?? shownStore(of: layer), time: time, in: -1, levels: levels)
  }

  /// - Returns: How many layers that is, copies counted.
  private mutating func append(
    _ layer: CALayer, store: LayerStore, time: Double, in parent: Int, levels: Int
  ) -> Int {
    let index = layers.count
    layers.append(
      LayerSnapshot(
        store: store, hasOwnStore: store === layer.store, transition: transition(of: layer), time: time,
        tileSource: layer as? CATiledLayer))
    layers[index].parent = Int32(parent)
    if recorder != nil { record(layer, at: index) }
    (layers[index].endOfMask, layers[index].end) = (index + 1, index + 1)
    guard levels > 1 else { return 1 }
    var count = 1
    if let mask = mask(of: layer) {
      recorder?.noteOrdering(of: mask)
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
      let isRetainedHidden = isPlayedHidden && recorder?.retainsHidden(sublayer) == true
      // One that is left out now may show later.
      recorder?.noteOrdering(of: sublayer, isLeftOut: isPlayedHidden && !isRetainedHidden)
      if isPlayedHidden, !isRetainedHidden { continue }
      let store = shownStore(of: sublayer)
      if !isRetainedHidden, store.values.isHidden, transition(of: sublayer) == nil { continue }
      sublayers.append(Sublayer(layer: sublayer, store: store, isPlayedHidden: isPlayedHidden))
    }
    if !sublayers.allSatisfy({ $0.store.values.zPosition == 0 }) { sublayers.sortByDepth() }
    var count = 0
    for sublayer in sublayers {
      let wasInsideHidden = recorder?.enter(isHidden: sublayer.isPlayedHidden)
      count += append(
        sublayer.layer, store: sublayer.store, time: sublayer.layer.time(inside: time), in: index,
        levels: levels - 1)
      if let wasInsideHidden { recorder?.leave(wasInsideHidden) }
    }
    return count
  }

  fileprivate struct Sublayer {
    let layer: CALayer
    let store: LayerStore
    let isPlayedHidden: Bool
  }
}

// MARK: - Recording

extension TreeSnapshotBuilder {
  /// Whether numbers of the timeline are left for the host to write: what shows then isn't delayed.
  private var leavesNumbers: Bool { recorder != nil && delays.isEmpty }

  /// Records what later times change in a layer.
  private mutating func record(_ layer: CALayer, at index: Int) {
    guard let revision = recorder?.revision else { return }
    layers[index].stamp = revision
    if layers[index].store.owner == .tiled {
      recorder?.noteTiles(at: index)
      markTiles(at: index)
    }
    if leavesNumbers { recorder?.noteAnimations(of: layer, at: index) }
    recorder?.noteVisibility(of: layer, at: index)
  }

  /// Marks a tiled layer and those around it.
  private mutating func markTiles(at index: Int) {
    var around = index
    while around >= 0, !layers[around].holdsTiles {
      layers[around].holdsTiles = true
      around = Int(layers[around].parent)
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
    // The number of copies that are allowed depends on what shows.
    let retention = recorder?.suspendRetainingHidden()
    defer { if let retention { recorder?.resumeRetainingHidden(retention) } }
    let allowanceOfAll = allowance
    let allowanceOfEach = allowanceOfAll / values.count
    let shown: Int
    if values.delay != 0, host != nil, hasAnimatedSublayers(layer) {
      shown = appendDelayedCopies(
        values, of: layer, at: index, levels: levels, allowanceOfAll, allowanceOfEach)
    } else {
      allowance = allowanceOfEach
      let start = layers.count
      let size = appendSublayers(of: layer, at: index, time: layers[index].time, levels: levels)
      let count = min(values.count, max(1, allowanceOfAll / max(1, size)))
      layers[index].copies = Array(repeating: start..<layers.count, count: count)
      shown = count * size
    }
    allowance = max(0, allowanceOfAll - shown)
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
    _ values: ReplicatorValues, of layer: CALayer, at index: Int, levels: Int, _ allowanceOfAll: Int,
    _ allowanceOfEach: Int
  ) -> Int {
    recorder?.isSteady = false
    var shown = 0
    var copies: [Range<Int>] = []
    for copy in 0..<values.count where copy == 0 || shown < allowanceOfAll {
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
      allowance = allowanceOfEach
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
