import CoreGraphics
import MotionCore

/// A builder that takes snapshots of a tree's layers at the time for which its host's timeline is evaluated.
struct TreeSnapshotBuilder {
  /// The host that animates the layers; nil for model values.
  let host: LayerHost?
  private(set) var layers: [LayerSnapshot] = []
  /// The number of levels below the first layer.
  private(set) var depth = 0
  /// The largest number of levels that the first layer's tree can have, including its own.
  private var maximumLevels = 0
  /// The visible sublayers of the layers that are being appended; those of the innermost layer are last.
  private var visibleSublayers: [Sublayer] = []
  /// The time delays of the enclosing replicator copies.
  private var delays: [ClockDelay] = []
  /// The remaining number of layers that replicators may add.
  private var allowance = Self.maximumCopiedCount
  /// The links of layers before the open transaction, for a snapshot from before it.
  private let formerLinks: [ObjectIdentifier: FormerLinks]?
  /// Records the values that change with time, for a snapshot that the host retains.
  private(set) var recorder: TreeRecorder?

  /// - Parameters:
  ///   - formerLinks: The links before the open transaction, for a snapshot from before it.
  ///   - recorder: A recorder of the values that change with time. With it, the host writes the timeline's numbers.
  init(host: LayerHost?, formerLinks: [ObjectIdentifier: FormerLinks]? = nil, recorder: TreeRecorder? = nil) {
    self.host = host
    self.formerLinks = formerLinks
    self.recorder = recorder
  }

  /// The remaining number of evaluations of the timeline for delayed copies.
  private var evaluations = Self.maximumEvaluationCount

  /// The maximum number of timeline evaluations for a tree's delayed copies; further copies repeat the last one.
  static var maximumEvaluationCount: Int { 1 << 12 }

  /// The maximum number of layers, counting copies, that all replicators of a tree show.
  ///
  /// Beyond it, replicators show fewer copies, but at least one.
  static var maximumCopiedCount: Int { 1 << 17 }

  /// Appends a layer and its descendants.
  ///
  /// - Parameters:
  ///   - store: The values of the snapshot, if they aren't the layer's own.
  ///   - time: The layer's local time.
  mutating func append(_ layer: CALayer, store: LayerStore?, time: Double) {
    maximumLevels = CALayer.maximumDepth - layer.depth
    recorder?.recordOrdering(of: layer)
    _ = append(
      layer, store: store ?? presentationStore(of: layer), time: time, in: -1, levels: maximumLevels)
  }

  /// - Returns: The number of appended layers, counting copies.
  private mutating func append(
    _ layer: CALayer, store: LayerStore, time: Double, in parent: Int, levels: Int
  ) -> Int {
    let index = layers.count
    depth = max(depth, maximumLevels - levels)
    layers.append(
      LayerSnapshot(
        store: store, hasOwnStore: store === layer.store, transition: transition(of: layer), time: time,
        tileSource: layer as? CATiledLayer))
    layers[index].parent = Int32(parent)
    if layers[index].showsTiles { markTiles(at: index) }
    if recorder != nil { record(layer, at: index) }
    (layers[index].endOfMask, layers[index].end) = (Int32(index + 1), Int32(index + 1))
    guard levels > 1 else { return 1 }
    var count = 1
    if let mask = mask(of: layer) {
      recorder?.recordOrdering(of: mask)
      count += append(
        mask, store: presentationStore(of: mask), time: mask.time(inside: time), in: index, levels: levels - 1
      )
    }
    layers[index].endOfMask = Int32(layers.count)
    if store.owner == .replicator, case .replicator(let values) = store.content {
      count += appendCopies(values, of: layer, at: index, levels: levels)
    } else {
      count += appendSublayers(of: layer, at: index, time: time, levels: levels)
    }
    layers[index].end = Int32(layers.count)
    return count
  }

  private mutating func appendSublayers(of layer: CALayer, at index: Int, time: Double, levels: Int) -> Int {
    let start = visibleSublayers.count
    for sublayer in sublayers(of: layer) {
      let isHiddenByAnimation = formerLinks == nil && sublayer.isHiddenByAnimation(in: host)
      let isRetainedHidden = isHiddenByAnimation && recorder?.retainsHidden(sublayer) == true
      // A layer that is omitted now may become visible later.
      recorder?.recordOrdering(of: sublayer, isOmitted: isHiddenByAnimation && !isRetainedHidden)
      let store = isHiddenByAnimation && !isRetainedHidden ? nil : presentationStore(of: sublayer)
      guard let store, isRetainedHidden || !store.values.isHidden || transition(of: sublayer) != nil else {
        recorder?.omitsHidden = true
        continue
      }
      visibleSublayers.append(
        Sublayer(layer: sublayer, store: store, isHiddenByAnimation: isHiddenByAnimation))
    }
    let range = start..<visibleSublayers.count
    if !visibleSublayers[range].allSatisfy({ $0.store.zPosition == 0 }) {
      visibleSublayers[range].sortByDepth()
    }
    var count = 0
    for position in range {
      let sublayer = visibleSublayers[position]
      let wasInsideHidden = recorder?.enter(isHidden: sublayer.isHiddenByAnimation)
      count += append(
        sublayer.layer, store: sublayer.store, time: sublayer.layer.time(inside: time), in: index,
        levels: levels - 1)
      if let wasInsideHidden { recorder?.leave(wasInsideHidden) }
    }
    visibleSublayers.removeSubrange(range)
    return count
  }

  fileprivate struct Sublayer {
    let layer: CALayer
    let store: LayerStore
    let isHiddenByAnimation: Bool
  }
}

// MARK: - Recording

extension TreeSnapshotBuilder {
  /// Whether the host writes the timeline's numbers, which is possible unless the layers are delayed.
  private var hostWritesNumbers: Bool { recorder != nil && delays.isEmpty }

  /// Records the values of a layer that change with time.
  private mutating func record(_ layer: CALayer, at index: Int) {
    guard let revision = recorder?.revision else { return }
    layers[index].stamp = revision
    if layers[index].store.owner == .tiled { recorder?.recordTiles(at: index) }
    if hostWritesNumbers { recorder?.recordAnimations(of: layer, at: index) }
    recorder?.recordVisibility(of: layer, at: index)
  }

  /// Marks a layer that shows tiles, and its ancestors.
  private mutating func markTiles(at index: Int) {
    var ancestor = index
    while ancestor >= 0, !layers[ancestor].containsTiledLayer {
      layers[ancestor].containsTiledLayer = true
      ancestor = Int(layers[ancestor].parent)
    }
  }
}

// MARK: - Values now or before the open transaction

extension TreeSnapshotBuilder {
  private func sublayers(of layer: CALayer) -> [CALayer] {
    formerLinks?[ObjectIdentifier(layer)]?.sublayers ?? layer.links.sublayers
  }

  private func mask(of layer: CALayer) -> CALayer? {
    guard let links = formerLinks?[ObjectIdentifier(layer)] else { return layer.links.mask }
    return links.mask
  }

  /// Returns a store with a layer's presentation values; its own store if nothing is animated.
  private func presentationStore(of layer: CALayer) -> LayerStore {
    let store = formerLinks == nil ? layer.store : layer.committedStore ?? layer.store
    guard let host, !layer.channels.isEmpty else { return store }
    if hostWritesNumbers, layer.animatesOnlyNumbers {
      return host.retainedSnapshot.reusableStore(of: layer) ?? store.copy()
    }
    if delays.isEmpty {
      // The first copy of a layer has no delay and traces the emission that later, delayed copies use.
      layer.traceEmission(in: host)
      host.evaluate()
    }
    if let redrawn = layer.redrawnPresentation(in: host) { return redrawn.store }
    let presentation = store.copy()
    layer.applyAnimations(to: presentation, in: host)
    if delays.isEmpty { layer.completeEmission(in: presentation, host) }
    return presentation
  }

  /// Returns a layer's current transition; nil in former content that would nest too many transitions.
  private func transition(of layer: CALayer) -> LayerTransition? {
    guard let transition = layer.currentTransition(in: host) else { return nil }
    let isTooDeep =
      formerLinks != nil && (transition.formerContent?.nesting ?? 0) >= TreeSnapshot.maximumNesting
    return isTooDeep ? nil : transition
  }
}

// MARK: - Replicators

extension TreeSnapshotBuilder {
  /// - Returns: The number of layers in all copies that are shown.
  private mutating func appendCopies(
    _ values: ReplicatorValues, of layer: CALayer, at index: Int, levels: Int
  ) -> Int {
    guard values.count > 0, !sublayers(of: layer).isEmpty else { return 0 }
    // The number of copies depends on which layers are visible.
    let retention = recorder?.suspendRetainingHidden()
    defer { if let retention { recorder?.resumeRetainingHidden(retention) } }
    let totalAllowance = allowance
    let allowancePerCopy = totalAllowance / values.count
    let layerCount: Int
    if values.delay != 0, host != nil, hasAnimatedSublayers(layer) {
      layerCount = appendDelayedCopies(
        values, of: layer, at: index, levels: levels, totalAllowance, allowancePerCopy)
    } else {
      allowance = allowancePerCopy
      let start = layers.count
      let size = appendSublayers(of: layer, at: index, time: layers[index].time, levels: levels)
      let count = min(values.count, max(1, totalAllowance / max(1, size)))
      layers[index].copies = Array(repeating: start..<layers.count, count: count)
      layerCount = count * size
    }
    allowance = max(0, totalAllowance - layerCount)
    return layerCount
  }

  /// Whether any descendant of a layer is animated or emits particles.
  private func hasAnimatedSublayers(_ layer: CALayer) -> Bool {
    var result = false
    for sublayer in sublayers(of: layer) where !result {
      sublayer.forEachInTree { result = result || !$0.channels.isEmpty || $0.store.owner == .emitter }
    }
    return result
  }

  /// Appends the sublayers for every copy. In the layer's local time, each copy is one delay earlier than the
  /// previous one.
  private mutating func appendDelayedCopies(
    _ values: ReplicatorValues, of layer: CALayer, at index: Int, levels: Int, _ totalAllowance: Int,
    _ allowancePerCopy: Int
  ) -> Int {
    recorder?.isSteady = false
    var layerCount = 0
    var copies: [Range<Int>] = []
    for copy in 0..<values.count where copy == 0 || layerCount < totalAllowance {
      if copy > 0, evaluations <= 0 {
        let last = copies[copy - 1]
        copies.append(last)
        layerCount += last.count
        continue
      }
      evaluations -= 1
      let outerDelays = delays
      if copy > 0 { delays.append(ClockDelay(clock: layer.clock, seconds: Double(copy) * values.delay)) }
      host?.evaluate(delays: delays)
      allowance = allowancePerCopy
      let start = layers.count
      let time = layers[index].time - Double(copy) * values.delay
      layerCount += appendSublayers(of: layer, at: index, time: time, levels: levels)
      copies.append(start..<layers.count)
      delays = outerDelays
    }
    layers[index].copies = copies
    host?.evaluate(delays: delays)
    return layerCount
  }
}

extension CALayer {
  /// Returns the layer's local time at a time of its superlayer.
  fileprivate func time(inside time: Double) -> Double { timeSpace.localTime(atParentTime: time) }
}

extension ArraySlice<TreeSnapshotBuilder.Sublayer> {
  /// Sorts by z position, back to front; the sort is stable.
  fileprivate mutating func sortByDepth() {
    let sorted = enumerated().sorted { a, b in
      let (depthA, depthB) = (a.element.store.zPosition, b.element.store.zPosition)
      return depthA != depthB ? depthA < depthB : a.offset < b.offset
    }
    for (index, element) in zip(indices, sorted) { self[index] = element.element }
  }
}
