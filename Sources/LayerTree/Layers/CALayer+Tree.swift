import CoreGraphics

extension CALayer {
  /// The superlayer in the model tree, for presentations too.
  final var modelSuperlayer: CALayer? { (presentedModel ?? self).links.superlayer }

  /// The superlayer: for a presentation, the presentation of the model's superlayer.
  final var resolvedSuperlayer: CALayer? {
    guard let presentedModel else { return links.superlayer }
    return presentedModel.links.superlayer?.presentation()
  }

  /// The sublayers, nil for none: for a presentation, the presentations of the model's sublayers.
  final var resolvedSublayers: [CALayer]? {
    let model = presentedModel ?? self
    model.completeSublayers()
    let layers = model.links.sublayers
    if layers.isEmpty { return nil }
    return presentedModel == nil ? layers : layers.compactMap { $0.presentation() }
  }

  /// The mask: for a presentation, the presentation of the model's mask.
  final var resolvedMask: CALayer? {
    guard let presentedModel else { return links.mask }
    return presentedModel.links.mask?.presentation()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    completeSublayers()
    for layer in links.sublayers { layer.unlink() }
    for layer in layers { insert(layer, at: links.sublayers.count) }
  }

  final func insert(_ layer: CALayer, at index: Int) {
    move(layer) { min(index, $0.count) }
  }

  final func insert(_ layer: CALayer, behind sibling: CALayer?) {
    move(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
  }

  final func insert(_ layer: CALayer, inFrontOf sibling: CALayer?) {
    move(layer) { sublayers in sublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers.count }
  }

  /// Moves a layer from its former superlayer into the sublayers, at an index that is computed after its removal.
  private func move(_ layer: CALayer, to index: ([CALayer]) -> Int) {
    guard accepts(layer) else { return }
    withAction("sublayers") {
      layer.detach()
      recordFormerLinks()
      links.sublayers.insert(layer, at: index(links.sublayers))
      link(layer)
    }
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, links.sublayers.contains(where: { $0 === old }), accepts(new) else { return }
    insert(new, behind: old)
    old.unlink()
  }

  final func setMask(_ layer: CALayer?) {
    guard links.mask !== layer else { return }
    if let layer, !accepts(layer) { return }
    withAction("mask") {
      links.mask?.detach()
      guard let layer else { return }
      if layer.links.superlayer != nil {
        CoreAnimationDiagnostics.report("a mask can't have a superlayer; the mask was removed from it")
      }
      layer.detach()
      recordFormerLinks()
      links.mask = layer
      link(layer)
    }
  }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  final func unlink() {
    guard let superlayer = links.superlayer else { return }
    superlayer.withAction(superlayer.links.mask === self ? "mask" : "sublayers") { detach() }
  }

  private func detach() {
    guard let superlayer = links.superlayer else { return }
    superlayer.recordFormerLinks()
    if superlayer.links.mask === self {
      superlayer.links.mask = nil
    } else if let index = superlayer.links.sublayers.firstIndex(where: { $0 === self }) {
      superlayer.links.sublayers.remove(at: index)
    }
    links.superlayer = nil
    if host != nil {
      runOrderAction(kCAOnOrderOut)
      TransactionStack.current.recordMove(of: self)
    }
  }

  /// Records the sublayers and mask of a hosted layer before they change.
  private func recordFormerLinks() {
    if host != nil { TransactionStack.current.recordFormerLinks(of: self) }
  }

  private func link(_ layer: CALayer) {
    layer.links.superlayer = self
    flagForLayout()
    // Without a host there is nothing to record, because a tree that enters a host is traversed completely.
    if host != nil || layer.host != nil { TransactionStack.current.recordMove(of: layer) }
    if host != nil { layer.runOrderAction(kCAOnOrderIn) }
  }

  /// The layer at the top of this one's tree.
  final var root: CALayer {
    var layer = self
    while let superlayer = layer.links.superlayer { layer = superlayer }
    return layer
  }

  /// The number of levels of a tree, including the root's, that are drawn and hit-tested.
  ///
  /// The limit bounds recursion, and the number of offscreen groups that are open simultaneously.
  static var maximumDepth: Int { 256 }

  /// The number of the layer's ancestors.
  final var depth: Int {
    var (count, layer) = (0, modelSuperlayer)
    while let superlayer = layer {
      count += 1
      layer = superlayer.links.superlayer
    }
    return count
  }

  /// Whether a layer can be a sublayer or mask of this one, which presentations and ancestors can't.
  private func accepts(_ layer: CALayer) -> Bool {
    if layer.presentedModel != nil || presentedModel != nil {
      CoreAnimationDiagnostics.report("a presentation layer can't be inserted into a layer tree")
      return false
    }
    if layer !== self, !layer.contains(self) { return true }
    CoreAnimationDiagnostics.report("a layer can't be inserted into itself or into one of its descendants")
    return false
  }

  private func contains(_ other: CALayer) -> Bool {
    // A layer without sublayers contains nothing, so that building a tree from the root down costs nothing.
    if links.sublayers.isEmpty, links.mask == nil { return false }
    return sequence(first: other, next: { $0.links.superlayer }).contains { $0 === self }
  }

  /// Calls `body` for the layer and all its descendants, including masks, superlayers first.
  final func forEachInTree(_ body: (CALayer) -> Void) {
    body(self)
    var pending: [PendingSiblings] = []
    addLayers(to: &pending)
    while let last = pending.indices.last {
      let layer = pending[last].removeFirst()
      if pending[last].isEmpty { pending.removeLast() }
      body(layer)
      layer.addLayers(to: &pending)
    }
  }

  /// Adds the sublayers to those that a traversal has to visit, and before them the mask.
  private func addLayers(to pending: inout [PendingSiblings]) {
    if !links.sublayers.isEmpty { pending.append(PendingSiblings(links.sublayers)) }
    if let mask = links.mask { pending.append(PendingSiblings([mask])) }
  }

  /// Siblings of which a traversal has visited the first ones.
  private struct PendingSiblings {
    private let layers: [CALayer]
    private var next = 0

    init(_ layers: [CALayer]) { self.layers = layers }

    var isEmpty: Bool { next == layers.count }

    mutating func removeFirst() -> CALayer {
      defer { next += 1 }
      return layers[next]
    }
  }
}

// MARK: - Release

extension CALayer {
  /// Releases the sublayers and the mask of this layer, which is about to be deallocated.
  final func releaseTree() {
    guard !links.sublayers.isEmpty || links.mask != nil else { return }
    let releases = DeferredReleases.current
    for layer in links.sublayers { layer.links.superlayer = nil }
    releases.add(links.sublayers.reversed())
    links.sublayers = []
    if let mask = links.mask {
      mask.links.superlayer = nil
      releases.add(CollectionOfOne(mask))
      links.mask = nil
    }
    releases.release()
  }
}
