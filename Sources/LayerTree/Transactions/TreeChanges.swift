import MotionCore
import Synchronization

/// What a thread changed since its last commit, and how it's committed.
struct TreeChanges {
  /// Hosted layers whose values changed, or that asked for layout or display; each once.
  private(set) var touched: [CALayer] = []
  /// Layers that entered, left or changed their place in a hosted tree; each once.
  private(set) var moved: [CALayer] = []
  private(set) var added: [AttachedAnimation] = []
  /// Those of them that show what was before.
  private var addedTransitions: [AttachedAnimation] = []
  private(set) var removed: [AttachedAnimation] = []
  var completions: [TransactionCompletion] = []
  /// What lay in those layers in which something else lies now.
  private var formerLinks: [ObjectIdentifier: FormerLinks] = [:]
  /// By which a layer knows whether it's listed here.
  private let number = Self.numbers.add(1, ordering: .relaxed).newValue
  /// The number of moves or additions at which those that came to nothing are thrown away.
  private var pruningLimit = 1024

  private static let numbers = Atomic(0)

  /// How often layout may ask for more layout before it's left for the next commit.
  static var maximumRounds: Int { 16 }

  var isEmpty: Bool {
    touched.isEmpty && moved.isEmpty && added.isEmpty && removed.isEmpty && completions.isEmpty
  }

  /// Whether there's nothing to commit and nothing to forget.
  var holdsNothing: Bool { isEmpty && formerLinks.isEmpty }
}

// MARK: - Listing

/// The changes in which a layer is listed, by their numbers.
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

  /// Forgets layers that entered a tree and left it again, and animations of which nobody wants to hear: what is
  /// never committed stays bounded.
  private mutating func pruneIfNeeded() {
    guard moved.count + added.count > pruningLimit else { return }
    moved.removeAll { layer in
      let isGone = layer.host == nil && layer.root.hostOfRoot == nil
      if isGone { layer.listing.moved = 0 }
      return isGone
    }
    added.removeAll(where: \.isVoid)
    addedTransitions.removeAll(where: \.isVoid)
    pruningLimit = max(1024, 2 * (moved.count + added.count))
  }
}

extension AttachedAnimation {
  /// Whether nothing will come of its addition.
  fileprivate var isVoid: Bool { state == .detached || (layer == nil && !isAwaited) }
}

// MARK: - Layout and display

extension TreeChanges {
  /// Collects the changed layers of hosted trees that still have something to do.
  func layers(where condition: (CALayer) -> Bool) -> [CALayer] {
    var result = touched.filter { $0.host != nil && condition($0) }
    for layer in moved where layer.root.hostOfRoot != nil {
      layer.forEachInTree { if condition($0) { result.append($0) } }
    }
    return result
  }
}

// MARK: - Commit

extension TreeChanges {
  /// Brings hosts up to date: who belongs to them, which animations run, what the model's values are.
  ///
  /// Events go to the queue of the host that they concern, or of the one that the thread works for; where there
  /// is neither, they happen when the commit is over.
  func commit(in current: LayerHost?) {
    for attachment in addedTransitions where attachment.state == .pending {
      attachment.keepFormerLook(with: formerLinks)
    }
    for layer in moved { layer.settle(in: layer.root.hostOfRoot) }
    for attachment in removed { attachment.stopUnfinished(in: current) }
    for attachment in added where attachment.state == .pending {
      if let host = attachment.layer?.host {
        host.start(attachment)
      } else {
        attachment.layer?.attached.removeAll { $0 === attachment }
        attachment.end = .layerRemoved
        attachment.stopUnfinished(in: current)
      }
    }
    for layer in touched {
      layer.committedStore = nil
      guard let host = layer.host else { continue }
      layer.traceEmission(in: host)
      layer.refreshBases(in: host)
      host.invalidate()
    }
    for layer in touched { layer.markEmission() }
    for layer in moved + touched { layer.host?.retimeIfNeeded() }
    for completion in completions where completion.commit() {
      LayerHost.post(.completion(completion), in: current)
    }
  }
}

extension CALayer {
  /// Lets the layer and everything below it belong to a host, or to none.
  fileprivate func settle(in host: LayerHost?) {
    self.host?.invalidate()
    host?.invalidate()
    forEachInTree { layer in
      if layer.host !== host {
        if let old = layer.host { layer.leave(old) }
        if let host { layer.enter(host) }
      }
    }
    // Its place among the clocks may be another one.
    if let host, host.hasClocks { host.needsRetiming = true }
  }

  private func enter(_ host: LayerHost) {
    self.host = host
    beginEmission()
    renumberTiles()
    if !timeSpace.isIdentity { host.needsRetiming = true }
  }

  private func leave(_ host: LayerHost) {
    // What was added since the last commit is for where the layer is now.
    for attachment in attached where attachment.state != .pending {
      attachment.end = host.isOpen ? .layerRemoved : .stageEnded
      attachment.stopUnfinished(in: host)
    }
    attached.removeAll { $0.state != .pending }
    // Those that were removed in the same transaction are stopped later on.
    releaseChannels(in: host)
    committedStore = nil
    self.host = nil
    clock = 0
  }
}
