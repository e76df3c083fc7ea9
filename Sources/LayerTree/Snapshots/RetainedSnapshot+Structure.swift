import MotionCore

// Changes of the list of layers without a traversal of the tree.
//
// A layer that leaves its superlayer is replaced by hidden placeholders, so that the other layers keep their indices. A layer
// that enters the tree replaces placeholders or is appended. Everything else needs a traversal, which also removes the
// placeholders once there are many.

extension RetainedSnapshot {
  /// The number of moved layers beyond which a traversal of the tree is faster than single changes.
  static var maximumMoveCount: Int { 16 }

  /// The number of placeholders beyond which the snapshot needs a traversal.
  private var maximumPlaceholderCount: Int { max(64, layers.count / 4) }

  /// Removes a layer and its descendants, and returns whether that suffices to keep the snapshot current.
  ///
  /// It doesn't if the timeline has numbers of these layers.
  func remove(_ layer: CALayer) -> Bool {
    guard isCurrent else { return false }
    guard let index = index(of: layer) else { return layer.wasHidden && !layer.hasAnimatedTree }
    let removed = index..<Int(layers[index].end)
    guard index > 0, !layers.isMask(index), canHide(index),
      placeholderCount + removed.count <= maximumPlaceholderCount, !layer.hasAnimatedTree
    else { return false }
    placeholderCount += removed.count
    beginChange()
    markChanged(at: index)
    layers.replace(removed, with: placeholder, stamp: stamp)
    return true
  }

  /// Adds a layer with its descendants, and returns whether that suffices to keep the snapshot current.
  func insert(_ layer: CALayer, in host: LayerHost) -> Bool {
    guard isCurrent, let superlayer = layer.links.superlayer, superlayer.links.mask !== layer,
      let parent = index(of: superlayer), !copiesSublayers(of: parent), !layer.hasAnimatedTree
    else { return false }
    // The layer may have been added with its superlayer, or not be drawn.
    if index(of: layer) != nil || layer.values.isHidden { return true }
    guard let index = insertionIndex(for: layer, among: superlayer.links.sublayers, below: parent),
      let added = snapshot(of: layer, in: host, at: index)
    else { return false }
    beginChange()
    placeholderCount -= layers.insert(added.layers, at: index, below: parent, stamp: stamp)
    depth = max(depth, layer.depth + added.depth)
    markAdded(at: index)
    return true
  }

  /// Returns the snapshot of a layer and its descendants; nil if other values than theirs depend on them.
  private func snapshot(of layer: CALayer, in host: LayerHost, at index: Int) -> TreeSnapshot? {
    var builder = TreeSnapshotBuilder(host: host, recorder: TreeRecorder(host: host, at: index))
    builder.append(layer, store: nil, time: layer.localTime(fromMediaTime: host.now))
    guard builder.recorder?.isEmpty == true,
      builder.layers.allSatisfy({ $0.store.owner != .replicator && !$0.isInTransition })
    else {
      layer.forEachInTree { $0.snapshotLocation = .none }
      return nil
    }
    return TreeSnapshot(layers: builder.layers, depth: builder.depth)
  }

  private func index(of layer: CALayer) -> Int? {
    layer.snapshotLocation.revision == revision ? Int(layer.snapshotLocation.index) : nil
  }
}

// MARK: - Indices of added layers

extension RetainedSnapshot {
  /// Returns the index at which a layer can be inserted; nil if there's no room for it.
  private func insertionIndex(for layer: CALayer, among siblings: [CALayer], below parent: Int) -> Int? {
    guard layer.depth < CALayer.maximumDepth, let gap = gap(for: layer, among: siblings, below: parent) else {
      return nil
    }
    if layer.treeCount <= gap.count { return gap.lowerBound }
    return gap.upperBound == layers.count ? layers.count : nil
  }

  /// Returns the indices between the siblings around a layer; nil if other layers are between them, or if the siblings are
  /// at another depth.
  private func gap(for layer: CALayer, among siblings: [CALayer], below parent: Int) -> Range<Int>? {
    guard let position = siblings.lastIndex(where: { $0 === layer }) else { return nil }
    let behind = siblings[..<position].lazy.compactMap(index).last
    let inFront = siblings[(position + 1)...].lazy.compactMap(index).first
    for sibling in [behind, inFront] {
      if let sibling, layers[sibling].store.zPosition != layer.store.zPosition { return nil }
    }
    let start = Int(behind.map { layers[$0].end } ?? layers[parent].endOfMask)
    let end = inFront ?? Int(layers[parent].end)
    guard start <= end, layers[start..<end].allSatisfy({ $0.store === placeholder }) else { return nil }
    return start..<end
  }
}

extension LayerStore {
  /// Returns the values of a hidden layer.
  static func hidden() -> LayerStore {
    let store = LayerStore()
    store.values.isHidden = true
    return store
  }
}

extension CALayer {
  /// The number of layers in the layer's tree, including masks.
  fileprivate final var treeCount: Int {
    var count = 0
    forEachInTree { _ in count += 1 }
    return count
  }

  /// Whether the layer or one of its descendants has animations, which may begin later.
  fileprivate final var hasAnimatedTree: Bool {
    var result = false
    forEachInTree { result = result || !$0.attached.isEmpty || !$0.channels.isEmpty }
    return result
  }

  /// Whether the layer's own value hid it before the open transaction.
  fileprivate final var wasHidden: Bool { (committedStore ?? store).values.isHidden }
}
