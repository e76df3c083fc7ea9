import CoreGraphics
import Requirements

/// A thread's open transactions and the changes that they will commit.
final class TransactionStack {
  private static let stacks = ThreadLocal { TransactionStack() }

  static var current: TransactionStack { stacks.value }

  /// The duration of animations if neither the animation nor a transaction sets one.
  static var defaultDuration: Double { 0.25 }

  /// The values that one transaction sets; nil means the enclosing transaction's value.
  struct Level {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    var completions: [TransactionCompletion] = []
    var completionBlock: (() -> Void)?
    var userValues: [String: Any?] = [:]
    let isImplicit: Bool
  }

  private var levels: [Level] = []
  private var changes = TreeChanges()
  private var isCommitting = false
  /// Events without a host, or of a closed host; they are delivered after the commit.
  private var hostlessEvents = EventQueue<HostEvent>()
  private var isDelivering = false
  /// A count of the events that are being delivered.
  private var chain = EventChain(waiting: 0)
  /// Whether a host was closed and its last events aren't all delivered yet.
  private var isClosingHost = false
  /// The hosts that are performing work on the thread, the innermost last.
  var performing: [LayerHost] = []
}

// MARK: - Opening and closing

extension TransactionStack {
  /// Whether no transaction is open and no change waits to be committed.
  var isIdle: Bool { levels.isEmpty && changes.isEmpty }

  func begin() { levels.append(Level(isImplicit: false)) }

  func end() {
    guard let level = levels.last, !level.isImplicit else { return }
    levels.removeLast()
    changes.completions += level.completions
    if levels.isEmpty { commit() }
  }

  /// Calls `body`; if it throws, ends the transactions that it began.
  func closingTransactionsOnError<Result>(_ body: () throws -> Result) rethrows -> Result {
    let depth = levels.count
    do {
      return try body()
    } catch {
      while levels.count > depth { changes.completions += levels.removeLast().completions }
      throw error
    }
  }

  func flush() {
    // Most calls find nothing to commit.
    if hasNothingToCommit, hostlessEvents.count == 0 { return }
    guard levels.allSatisfy(\.isImplicit) else { return }
    closeImplicitLevels()
    commit()
  }

  private var hasNothingToCommit: Bool { levels.isEmpty && changes.canSkipCommit }

  private func closeImplicitLevels() {
    for level in levels where level.isImplicit { changes.completions += level.completions }
    levels.removeAll(where: \.isImplicit)
  }

  /// Changes the values of the innermost transaction, opening an implicit one if there is none.
  func change(_ body: (inout Level) -> Void) {
    openImplicitly()
    body(&levels[levels.count - 1])
  }

  func openImplicitly() {
    if levels.isEmpty { levels.append(Level(isImplicit: true)) }
  }

  private func commit() {
    // Changes made by layout and drawing during the commit belong to it.
    guard !isCommitting else { return }
    if !hasNothingToCommit, commitChanges() {
      closeImplicitLevels()
      _ = commitChanges()
    }
    deliverHostlessEvents()
  }

  /// Returns whether another commit must follow, to add the layers that show at the current time.
  private func commitChanges() -> Bool {
    isCommitting = true
    layOutAndDisplay()
    closeImplicitLevels()
    let batch = changes
    changes = TreeChanges()
    defer { isCommitting = false }
    return batch.commit(in: performing.last)
  }

  /// Lays out and displays the changed layers, and repeats that while displaying causes further layout or
  /// display.
  private func layOutAndDisplay() {
    for _ in 0..<TreeChanges.maximumRounds {
      layOut()
      let waiting = changes.layers { $0.flags.needsDisplay }
      if waiting.isEmpty { return }
      for layer in waiting { layer.displayIfNeeded() }
    }
  }

  private func layOut() {
    for _ in 0..<TreeChanges.maximumRounds {
      let waiting = changes.layers { $0.flags.needsLayout }
      if waiting.isEmpty { return }
      for layer in waiting { layer.layoutSublayersOnce() }
    }
  }
}

// MARK: - Events without a host

extension TransactionStack {
  /// Schedules an event for the end of the commit, in the same order as in a host.
  func post(_ event: HostEvent) { hostlessEvents.insert(event, at: 0) }

  /// Schedules the last events of a host that closes.
  func post(_ events: [HostEvent], ofClosingHost root: CALayer) {
    // The events before don't count toward the smaller limit of a closed host.
    if !isClosingHost { chain = EventChain(waiting: hostlessEvents.count) }
    isClosingHost = true
    for event in events { post(event) }
    recordMove(of: root)
  }

  /// Delivers the events, commits the changes that each makes, and delivers the events that follow from them.
  private func deliverHostlessEvents() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { (isDelivering, isClosingHost) = (false, false) }
    chain = EventChain(waiting: hostlessEvents.count)
    while hostlessEvents.count > 0 {
      chain.addEvent(waiting: hostlessEvents.count)
      if isClosingHost, chain.exceeds(HostEvent.maximumAfterClosing) { return dropHostlessEvents() }
      require(
        !chain.exceeds(HostEvent.maximumAtOnce),
        "\(chain.count) events in one commit: a completion block or delegate causes its own next call")
      hostlessEvents.removeFirst().event.deliverWithoutHost()
      flush()
    }
  }
}

extension TransactionStack {
  /// Drops the events of chains that repeat themselves, which would never end without the time of a host.
  private func dropHostlessEvents() {
    let dropped = hostlessEvents.removeAll()
    CoreAnimationDiagnostics.report(
      "a completion block or delegate still caused its own next call when its stage ended; the calls ended with it"
    )
    withExtendedLifetime(dropped) {}
  }
}

// MARK: - Current values

extension TransactionStack {
  var duration: Double { levels.last { $0.duration != nil }?.duration ?? Self.defaultDuration }

  /// The duration of animations that are added without one; always above 0.
  var durationOfNewAnimations: Double {
    let duration = duration
    return duration > 0 ? duration : Self.defaultDuration
  }

  var timingFunction: CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction ?? nil
  }

  var disablesActions: Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }

  var completionBlock: (() -> Void)? { levels.last { $0.completionBlock != nil }?.completionBlock }

  /// The completion blocks of all open transactions, which wait for an animation that is added now.
  var completionsOfNewAnimations: [TransactionCompletion] {
    levels.count == 1 ? levels[0].completions : levels.flatMap(\.completions)
  }

  func addCompletion(_ block: (() -> Void)?) {
    change { level in
      level.completionBlock = block
      if let block { level.completions.append(TransactionCompletion(block)) }
    }
  }

  func userValue(forKey key: String) -> Any? {
    for level in levels.reversed() {
      if let value = level.userValues[key] { return value }
    }
    return nil
  }
}

// MARK: - Recording changes

extension TransactionStack {
  /// Records that a hosted layer's values are about to change.
  func touch(_ layer: CALayer) {
    openImplicitly()
    if layer.committedStore == nil { layer.committedStore = layer.store }
    layer.snapshotLocation.isOutdated = true
    changes.touch(layer)
  }

  /// Records the sublayers and mask of a hosted layer before they change.
  func recordFormerLinks(of layer: CALayer) { changes.recordFormerLinks(of: layer) }

  /// Records that a layer was added to a tree or removed from one.
  func recordMove(of layer: CALayer) {
    openImplicitly()
    changes.move(layer)
  }

  func recordAddition(of attachment: AttachedAnimation) {
    openImplicitly()
    changes.add(attachment)
  }

  func recordRemoval(of attachment: AttachedAnimation) {
    openImplicitly()
    changes.remove(attachment)
  }
}
