import MotionCore
import Synchronization

/// The changes to layer trees that a thread made since its last commit.
struct TreeChanges {
  /// Hosted layers whose values changed, or that need layout or display, each once.
  private(set) var touched: [CALayer] = []
  /// Layers that entered a hosted tree, left it or moved within it, each once.
  private(set) var moved: [CALayer] = []
  private(set) var added: [AttachedAnimation] = []
  /// The added animations that are transitions.
  private var addedTransitions: [AttachedAnimation] = []
  private(set) var removed: [AttachedAnimation] = []
  var completions: [TransactionCompletion] = []
  /// The previous sublayers and masks of the layers for which they changed.
  private var formerLinks: [ObjectIdentifier: FormerLinks] = [:]
  /// A unique number, stored in the layers that are listed here.
  private let number = Self.numbers.add(1, ordering: .relaxed).newValue
  /// The number of moves and additions above which the ones without effect are removed.
  private var pruningLimit = 1024

  private static let numbers = Atomic(0)

  /// The number of times that layout can cause further layout in one commit, and display further display.
  ///
  /// A layer that is still marked then is updated by the next commit that changes it.
  static var maximumRounds: Int { 16 }

  var isEmpty: Bool {
    touched.isEmpty && moved.isEmpty && added.isEmpty && removed.isEmpty && completions.isEmpty
  }

  /// Whether there are neither changes to commit nor previous links to discard.
  var canSkipCommit: Bool { isEmpty && formerLinks.isEmpty }
}

// MARK: - Recording

/// The numbers of the changes in which a layer is listed.
struct ChangeListing {
  var touched = 0
  var moved = 0
}

extension TreeChanges {
  mutating func touch(_ layer: CALayer) {
    guard layer.listing.touched != number else { return }
    layer.listing.touched = number
    touched.append(layer)
  }

  mutating func move(_ layer: CALayer) {
    guard layer.listing.moved != number else { return }
    layer.listing.moved = number
    moved.append(layer)
    pruneIfNeeded()
  }

  mutating func recordFormerLinks(of layer: CALayer) {
    let id = ObjectIdentifier(layer)
    if formerLinks[id] == nil { formerLinks[id] = FormerLinks(layer) }
  }

  mutating func add(_ attachment: AttachedAnimation) {
    added.append(attachment)
    if attachment.animation.animationClass == .transition { addedTransitions.append(attachment) }
    pruneIfNeeded()
  }

  mutating func remove(_ attachment: AttachedAnimation) { removed.append(attachment) }

  /// Removes layers that entered a tree and left it again, and animations whose end nothing awaits.
  ///
  /// It bounds the memory of a thread that never commits.
  private mutating func pruneIfNeeded() {
    guard moved.count + added.count > pruningLimit else { return }
    moved.removeAll { layer in
      let isDetached = layer.host == nil && layer.root.links.hostOfRoot == nil
      if isDetached { layer.listing.moved = 0 }
      return isDetached
    }
    added.removeAll(where: \.isVoid)
    addedTransitions.removeAll(where: \.isVoid)
    pruningLimit = max(1024, 2 * (moved.count + added.count))
  }
}

extension AttachedAnimation {
  /// Whether committing its addition would have no effect.
  fileprivate var isVoid: Bool { state == .detached || (layer == nil && !isAwaited) }
}

// MARK: - Layout and display

extension TreeChanges {
  /// Returns the changed layers of hosted trees that satisfy a condition.
  func layers(where condition: (CALayer) -> Bool) -> [CALayer] {
    var result = touched.filter { $0.host != nil && condition($0) }
    for layer in moved where layer.root.links.hostOfRoot != nil {
      layer.forEachInTree { if condition($0) { result.append($0) } }
    }
    return result
  }
}

// MARK: - Commit

extension TreeChanges {
  /// Updates hosts: the layers in their trees, the running animations and the model's values.
  ///
  /// Events go to the queue of the layer's host, or of the host that is performing work on the thread; without either,
  /// they are delivered after the commit.
  ///
  /// Returns whether deferring layers were marked for layout, which requires another commit.
  func commit(in current: LayerHost?) -> Bool {
    for attachment in addedTransitions where attachment.state == .pending {
      attachment.captureFormerSnapshot(with: formerLinks)
    }
    moveLayers()
    for attachment in removed { attachment.stopUnfinished(in: current) }
    if let host = added.first?.layer?.host, added.allSatisfy({ $0.layer?.host === host }) {
      host.reserveCapacity(forAnimations: added.count)
    }
    for attachment in added where attachment.state == .pending {
      let layer = attachment.layer
      if let layer, let host = layer.host {
        host.start(attachment, of: layer)
      } else {
        layer?.attached.removeAll { $0 === attachment }
        attachment.end = .layerRemoved
        attachment.stopUnfinished(in: current)
      }
    }
    for layer in touched {
      layer.committedStore = nil
      guard let host = layer.host else { continue }
      layer.traceEmission(in: host)
      layer.refreshBases(in: host)
      host.layerChanged(layer)
    }
    for layer in touched { layer.markEmission() }
    let lacksLayers = retimeHosts()
    for completion in completions where completion.commit() {
      LayerHost.post(.completion(completion), in: current)
    }
    return lacksLayers
  }

  /// Moves layers to the hosts of their new trees.
  private func moveLayers() {
    if moved.count > RetainedSnapshot.maximumMoveCount {
      for layer in moved { layer.invalidateHosts() }
    }
    // All layers leave before one enters, because it enters with its new sublayers.
    for layer in moved { layer.host?.layerLeaves(layer) }
    for layer in moved { layer.moveTree(to: layer.root.links.hostOfRoot) }
    for layer in moved { layer.host?.layerEntered(layer) }
  }

  /// Updates the clocks of the changed trees, then marks their deferring layers for layout that lack layers that show
  /// now. Returns whether there are any.
  private func retimeHosts() -> Bool {
    var (lacksLayers, latest) = (false, nil as LayerHost?)
    for layers in [moved, touched] {
      for layer in layers {
        guard let host = layer.host, host !== latest else { continue }
        latest = host
        host.retimeIfNeeded()
        lacksLayers = host.updateDeferringLayers() || lacksLayers
      }
    }
    return lacksLayers
  }
}

extension CALayer {
  /// Invalidates the snapshots of the host that the layer leaves and of the one that it enters.
  fileprivate func invalidateHosts() {
    host?.invalidate()
    root.links.hostOfRoot?.invalidate()
  }

  /// Moves the layer and its descendants to a host, or removes them from theirs if `host` is nil.
  fileprivate func moveTree(to host: LayerHost?) {
    forEachInTree { layer in
      if layer.host !== host {
        if let old = layer.host { layer.leave(old) }
        if let host { layer.enter(host) }
      }
      // The layer may have other ancestors now, which determine its local time.
      if let host { layer.inheritClock(in: host) }
    }
  }

  private func enter(_ host: LayerHost) {
    self.host = host
    beginEmission()
    renumberTiles()
  }

  private func leave(_ host: LayerHost) {
    // Animations added since the last commit are pending: they apply to the layer's new tree.
    for attachment in attached where attachment.state != .pending {
      attachment.end = host.isOpen ? .layerRemoved : .stageEnded
      attachment.stopUnfinished(in: host)
    }
    attached.removeAll { $0.state != .pending }
    // Animations removed in the same transaction are stopped later in the commit.
    releaseChannels(in: host)
    host.removeDeferringLayer(self)
    committedStore = nil
    self.host = nil
    clock = 0
  }
}
