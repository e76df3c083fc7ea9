import CoreGraphics
import Requirements

/// A thread's open transactions and what they will commit.
final class TransactionStack {
  private static let stacks = ThreadLocal { TransactionStack() }

  static var current: TransactionStack { stacks.value }

  /// The duration of animations for which nobody says another.
  static var defaultDuration: Double { 0.25 }

  /// What one transaction sets; nil is what the one around it says.
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
  /// What concerns no host, or one that was closed: it happens when the commit is over.
  private var hostlessEvents = EventQueue<HostEvent>()
  private var isDelivering = false
  /// The hosts for which the thread works, the innermost last.
  var performing: [LayerHost] = []
}

// MARK: - Opening and closing

extension TransactionStack {
  /// Whether nothing is open and nothing waits to be committed.
  var isIdle: Bool { levels.isEmpty && changes.isEmpty }

  func begin() { levels.append(Level(isImplicit: false)) }

  func end() {
    guard let level = levels.last, !level.isImplicit else { return }
    levels.removeLast()
    changes.completions += level.completions
    if levels.isEmpty { commit() }
  }

  /// Calls `body`; where it fails, the transactions that it began end with it.
  func closingWhatAnErrorLeavesOpen<Result>(_ body: () throws -> Result) rethrows -> Result {
    let depth = levels.count
    do {
      return try body()
    } catch {
      while levels.count > depth { changes.completions += levels.removeLast().completions }
      throw error
    }
  }

  func flush() {
    guard levels.allSatisfy(\.isImplicit) else { return }
    closeImplicitLevels()
    commit()
  }

  private func closeImplicitLevels() {
    for level in levels where level.isImplicit { changes.completions += level.completions }
    levels.removeAll(where: \.isImplicit)
  }

  /// Changes what the innermost transaction sets, opening the implicit one where there is none.
  func change(_ body: (inout Level) -> Void) {
    openImplicitly()
    body(&levels[levels.count - 1])
  }

  func openImplicitly() {
    if levels.isEmpty { levels.append(Level(isImplicit: true)) }
  }

  private func commit() {
    // Laying out and drawing during the commit make further changes: they belong to it.
    guard !isCommitting else { return }
    if !(levels.isEmpty && changes.holdsNothing) { commitChanges() }
    deliverHostlessEvents()
  }

  private func commitChanges() {
    isCommitting = true
    layOutAndDisplay()
    closeImplicitLevels()
    let batch = changes
    changes = TreeChanges()
    batch.commit(in: performing.last)
    isCommitting = false
  }

  private func layOutAndDisplay() {
    for _ in 0..<TreeChanges.maximumRounds {
      let waiting = changes.layers { $0.flags.needsLayout }
      if waiting.isEmpty { break }
      for layer in waiting { layer.layoutSublayersOnce() }
    }
    for layer in changes.layers(where: { $0.flags.needsDisplay }) { layer.displayIfNeeded() }
  }
}

// MARK: - Events without a host

extension TransactionStack {
  /// Lets an event happen at the end of the commit, in the order that it would have in a host.
  func post(_ event: HostEvent) { hostlessEvents.insert(event, at: 0) }

  /// Lets the events happen; what each brings about is committed, and happens in its turn.
  private func deliverHostlessEvents() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var count = 0
    while hostlessEvents.count > 0 {
      count += 1
      require(
        count < HostEvent.maximumAtOnce,
        "\(count) events in one commit: a block or a delegate brings about its own next call")
      hostlessEvents.removeFirst().event.happenWithoutHost()
      flush()
    }
  }
}

// MARK: - What holds in the innermost transaction

extension TransactionStack {
  var duration: Double { levels.last { $0.duration != nil }?.duration ?? Self.defaultDuration }

  /// The duration of an animation added without one: it's never 0.
  var durationOfNewAnimations: Double {
    let duration = duration
    return duration > 0 ? duration : Self.defaultDuration
  }

  var timingFunction: CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction ?? nil
  }

  var disablesActions: Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }

  var completionBlock: (() -> Void)? { levels.last { $0.completionBlock != nil }?.completionBlock }

  /// The blocks that an animation added now keeps waiting: those of all open transactions.
  var completionsOfNewAnimations: [TransactionCompletion] { levels.flatMap(\.completions) }

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

// MARK: - Noting changes

extension TransactionStack {
  /// A hosted layer's values are about to change.
  func touch(_ layer: CALayer) {
    openImplicitly()
    if layer.committedStore == nil { layer.committedStore = layer.store }
    layer.shownPlace = .none
    changes.touch(layer)
  }

  /// The sublayers or the mask of a hosted layer are about to change.
  func recordFormerLinks(of layer: CALayer) { changes.recordFormerLinks(of: layer) }

  /// A layer was put into a tree or taken out of one.
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
