import CoreGraphics

extension CALayer {
  /// The superlayer in the model's tree, also for a presentation.
  final var modelSuperlayer: CALayer? { (presentedModel ?? self).links.superlayer }

  final var shownSuperlayer: CALayer? {
    guard let presentedModel else { return links.superlayer }
    return presentedModel.links.superlayer?.presentation()
  }

  final var shownSublayers: [CALayer]? {
    let layers = (presentedModel ?? self).links.sublayers
    if layers.isEmpty { return nil }
    return presentedModel == nil ? layers : layers.compactMap { $0.presentation() }
  }

  final var shownMask: CALayer? {
    guard let presentedModel else { return links.mask }
    return presentedModel.links.mask?.presentation()
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in links.sublayers { layer.unlink() }
    for layer in layers { insert(layer, at: links.sublayers.count) }
  }

  final func insert(_ layer: CALayer, at index: Int) {
    put(layer) { min(index, $0.count) }
  }

  final func insert(_ layer: CALayer, behind sibling: CALayer?) {
    put(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
  }

  final func insert(_ layer: CALayer, inFrontOf sibling: CALayer?) {
    put(layer) { sublayers in sublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers.count }
  }

  /// Takes a layer out of where it is and puts it among the sublayers.
  private func put(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard accepts(layer) else { return }
    withAction("sublayers") {
      layer.detach()
      noteFormerLinks()
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
        CoreAnimationDiagnostics.report("a mask that lay in another layer was taken out of it")
      }
      layer.detach()
      noteFormerLinks()
      links.mask = layer
      link(layer)
    }
  }

  /// Takes the layer out of where it is.
  final func unlink() {
    guard let superlayer = links.superlayer else { return }
    superlayer.withAction(superlayer.links.mask === self ? "mask" : "sublayers") { detach() }
  }

  private func detach() {
    guard let superlayer = links.superlayer else { return }
    superlayer.noteFormerLinks()
    if superlayer.links.mask === self {
      superlayer.links.mask = nil
    } else {
      superlayer.links.sublayers.removeAll { $0 === self }
    }
    links.superlayer = nil
    if host != nil {
      runOrderAction(kCAOnOrderOut)
      TransactionStack.current.recordMove(of: self)
    }
  }

  /// What lies in a hosted layer is about to change.
  private func noteFormerLinks() {
    if host != nil { TransactionStack.current.recordFormerLinks(of: self) }
  }

  private func link(_ layer: CALayer) {
    layer.links.superlayer = self
    flagForLayout()
    // In a tree that nothing hosts yet there is nothing to note: what enters a host is walked as a whole.
    if host != nil || layer.host != nil { TransactionStack.current.recordMove(of: layer) }
    if host != nil { layer.runOrderAction(kCAOnOrderIn) }
  }

  /// The layer at the top of this one's tree.
  final var root: CALayer {
    var layer = self
    while let superlayer = layer.links.superlayer { layer = superlayer }
    return layer
  }

  /// How many levels of a tree are drawn and hit, the root being the first: what is walked by recursion, each level
  /// with its group of pixels, has to end somewhere.
  static var maximumDepth: Int { 256 }

  /// How many layers the layer lies in.
  final var depth: Int {
    var (count, layer) = (0, modelSuperlayer)
    while let superlayer = layer {
      count += 1
      layer = superlayer.links.superlayer
    }
    return count
  }

  /// Whether a layer may lie in this one: presentations are in no tree, and no layer lies in itself.
  private func accepts(_ layer: CALayer) -> Bool {
    if layer.presentedModel != nil || presentedModel != nil {
      CoreAnimationDiagnostics.report("a presentation layer can't be part of a tree")
      return false
    }
    if layer !== self, !layer.contains(self) { return true }
    CoreAnimationDiagnostics.report("a layer can't lie in itself, nor in a layer that it contains")
    return false
  }

  private func contains(_ other: CALayer) -> Bool {
    // A layer without others in it contains nothing: a tree can be built downward at no cost.
    if links.sublayers.isEmpty, links.mask == nil { return false }
    return sequence(first: other, next: \.links.superlayer).contains { $0 === self }
  }

  /// Calls `body` for the layer and everything below it, masks included, superlayers first.
  final func forEachInTree(_ body: (CALayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      body(layer)
      pending.append(contentsOf: layer.links.sublayers.reversed())
      if let mask = layer.links.mask { pending.append(mask) }
    }
  }
}

// MARK: - Release

extension CALayer {
  /// Lets go of the layers in this one, which is about to go itself.
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
