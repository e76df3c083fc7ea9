import CoreGraphics
import MotionCore
import Raster
import Requirements

/// The owner of a layer tree's time: it runs animations, delivers events in order and provides the presentation values.
///
/// Only one thread at a time can use a host and its layers. Time advances only with ``advance(to:)``.
package final class LayerHost {
  private let storedRoot: CALayer
  let clock = MediaClock()
  @exclusivity(unchecked) private var queue = EventQueue<HostEvent>()
  @exclusivity(unchecked) var timeline = MotionTimeline()
  /// Whether layers, animations or clocks changed since the timeline was last evaluated.
  var isStale = true
  /// The snapshot from the last rendering, which later frames update if only time has changed.
  var retainedSnapshot = RetainedSnapshot()
  /// Whether the timing of layers changed, so that clocks and events need an update.
  var needsRetiming = false
  var evaluatedTime = -1.0
  /// Whether the last evaluation included the layers that are invisible.
  var isWhollyEvaluated = false
  /// An unused program whose storage the next compilation reuses.
  var emptyProgram: MotionProgram?
  /// The objects between which discrete animations change.
  var objects = ObjectPool<Any>()
  private let tileCache = TileCache()
  /// The forms of the lists and paths that animations interpolate number by number.
  var forms = ObjectPool<ValueForm>()
  /// The cached targets of key paths.
  private var targets: [KeyPathOfOwner: KeyPathTarget?] = [:]
  /// The key path that was resolved last, as many animations in a row usually have the same one.
  private var latestTarget: (key: KeyPathOfOwner, target: KeyPathTarget?)?
  /// The frame times for display links.
  var display = FrameGrid(rate: 60)
  var displayLinks: [CADisplayLink] = []
  /// The shaper of the text on the host's layers; nil for the program's.
  var ownTextShaper: (any ParagraphShaping)?
  /// The objects that other modules attach to the host, by type.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  /// The object that follows the times of the animations; nil unless a tool needs them.
  var animationObserver: (any AnimationObserver)?
  /// The layers that add parts of their trees when they first show.
  var deferringLayers: [any CALayer & DeferringLayer] = []
  private var isDelivering = false
  /// The limit of the ``EventChain`` at each instant.
  var chainLimit = HostEvent.maximumAtOnce
  /// The number of queued events above which void events are removed.
  private var pruningLimit = 1024

  /// Creates a host for a tree, at time 0.
  ///
  /// - Precondition: `root` has no superlayer and no other host.
  package init(root: CALayer) {
    require(
      root.links.superlayer == nil,
      "a hosted layer must be the root of its tree, but \(root) has a superlayer")
    require(root.links.hostOfRoot == nil, "\(root) already has a host")
    storedRoot = root
    root.links.hostOfRoot = self
    clock.hostOpened(self)
    TransactionStack.current.recordMove(of: root)
  }

  package var root: CALayer { storedRoot }

  /// The cached tiles of the tree's tiled layers.
  var tiles: TileCache { tileCache }

  /// The media time, in seconds.
  package var now: Double { clock.now }

  /// The time of the next queued event; nil if there is none. The event may be void by then.
  package var nextEventTime: Double? { queue.nextTime }

  /// Sets the clock to any time; no events may be queued.
  func reset(to time: Double) {
    assert(queue.nextTime == nil, "the clock can't be set while \(queue.count) events are queued")
    clock.now = time
    invalidate()
  }

  var isOpen: Bool { root.links.hostOfRoot === self }

  /// Releases the tree: stops all animations with `finished` false, drops delayed calls and invalidates display links.
  ///
  /// Completions and stops, including those that are already due, are still reported, at the next commit at the latest.
  /// An endless chain of them is cut. Companions are released.
  package func close() {
    guard isOpen else { return }
    perform {
      root.links.hostOfRoot = nil
      let reports = queue.removeAll().map(\.event).filter(\.isReport)
      TransactionStack.current.post(reports, ofClosingHost: root)
      for link in displayLinks { link.invalidate() }
      // Companions may request other companions during their deallocation.
      let releasedCompanions = companions
      companions = [:]
      withExtendedLifetime(releasedCompanions) {}
    }
    clock.hostClosed()
  }
}

// MARK: - Time

extension LayerHost {
  /// Calls `body` with the host's clock as the current one, commits its changes and delivers the events that are due.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try MediaClock.$current.withValue(clock) {
      let stack = TransactionStack.current
      stack.performing.append(self)
      defer { stack.performing.removeLast() }
      let isOutermost = !stack.performing.dropLast().contains { $0 === self }
      guard isOutermost else { return try stack.closingTransactionsOnError(body) }
      stack.flush()
      defer {
        stack.flush()
        deliverEvents(upTo: now)
      }
      return try stack.closingTransactionsOnError(body)
    }
  }

  /// Advances time, delivering each event on the way with the clock at the event's own time and committing its changes.
  ///
  /// - Precondition: `time` is finite and not before ``now``, and no event is being delivered.
  package func advance(to time: Double) {
    require(time.isFinite && time >= now, "time must be finite and can't go from \(now) s back to \(time) s")
    require(!isDelivering, "time can't be advanced while the events at \(now) s are delivered")
    // The common case of animation frames: no changes and no events on the way.
    if TransactionStack.current.isIdle, queue.nextTime.map({ $0 > time }) ?? true {
      clock.now = time
      if updateDeferringLayers() { perform {} }
      return
    }
    perform {
      TransactionStack.current.flush()
      deliverEvents(upTo: time)
      clock.now = time
      _ = updateDeferringLayers()
    }
  }

  /// Calls `body` after a delay in seconds.
  ///
  /// - Precondition: `delay` is finite and 0 or more.
  package func call(after delay: Double, _ body: @escaping () -> Void) {
    require(delay.isFinite && delay >= 0, "a delay must be 0 s or more and finite, not \(delay) s")
    queueEvent(.call(body), at: now + delay)
  }

  /// Calls `body` at a time in seconds, or at the current time if that has passed; never once the host is closed.
  package func call(at time: Double, _ body: @escaping () -> Void) {
    queueEvent(.call(body), at: max(time, now))
  }

  private func deliverEvents(upTo time: Double) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var chain = EventChain(waiting: queue.count)
    while let next = queue.nextTime, next <= time {
      if next > now { chain = EventChain(waiting: queue.count) }
      clock.now = max(next, now)
      chain.addEvent(waiting: queue.count)
      require(
        !chain.exceeds(chainLimit),
        "\(chain.count) events at \(now) s: a call seems to repeat itself with a delay of 0 s")
      if updateDeferringLayers() {
        TransactionStack.current.flush()
        if queue.nextTime != next { continue }
      }
      deliver(queue.removeFirst().event)
      TransactionStack.current.flush()
    }
  }
}

// MARK: - Events

extension LayerHost {
  /// Queues an event for the current time, or for the end of the commit if there is no open host.
  static func post(_ event: HostEvent, in host: LayerHost?) {
    if let host, host.isOpen {
      host.queueEvent(event, at: host.now)
    } else {
      TransactionStack.current.post(event)
    }
  }

  /// Queues the start and the end of an animation, which voids those that were queued before.
  func schedule(_ attachment: AttachedAnimation, of layer: CALayer) {
    attachment.schedule += 1
    let interval = layer.committedMediaInterval(
      from: attachment.beginTime, length: attachment.activeLength, in: self)
    animationObserver?.animation(
      attachment, of: layer, isScheduledFrom: interval.start, to: interval.end)
    if attachment.animation.delegate != nil, !attachment.hasReportedStart, interval.start.isFinite {
      queueEvent(.start(attachment, schedule: attachment.schedule), at: max(interval.start, now))
    }
    if interval.end.isFinite {
      queueEvent(.end(attachment, schedule: attachment.schedule), at: max(interval.end, now))
    }
  }

  /// Reserves memory for events, if they more than double the queue.
  func reserveEvents(_ count: Int) { queue.reserveCapacity(forNext: count) }

  func queueEvent(_ event: HostEvent, at time: Double) {
    guard isOpen else { return }
    queue.insert(event, at: time)
    guard queue.count > pruningLimit else { return }
    let removed = queue.removeAll(where: \.isVoid)
    defer { withExtendedLifetime(removed) {} }
    pruningLimit = max(1024, 2 * queue.count)
  }

  private func deliver(_ event: HostEvent) {
    if event.isVoid { return }
    switch event {
    case .end(let attachment, _): end(attachment)
    case .tick(let link, _): tick(link)
    default: event.deliverWithoutHost()
    }
  }
}

extension HostEvent {
  /// Whether the event's animation or display link was removed or rescheduled.
  fileprivate var isVoid: Bool {
    switch self {
    case .end(let attachment, let schedule): attachment.schedule != schedule || attachment.program == nil
    case .start(let attachment, let schedule):
      attachment.schedule != schedule || attachment.state == .detached || attachment.hasReportedStart
    case .tick(let link, let schedule): link.schedule != schedule
    case .completion, .stop, .call: false
    }
  }

  /// Whether the event reports something that has happened already.
  fileprivate var isReport: Bool {
    switch self {
    case .completion, .stop: true
    case .end, .start, .call, .tick: false
    }
  }

  /// Delivers an event that doesn't change a host.
  func deliverWithoutHost() {
    switch self {
    case .completion(let completion): completion.run()
    case .stop(let attachment, let finished): attachment.reportStop(finished: finished)
    case .start(let attachment, _): attachment.reportStart()
    case .call(let body): body()
    case .end, .tick: break
    }
  }
}

// MARK: - Key paths

extension LayerHost {
  /// Returns the target of a key path in a layer with an owner's properties; nil if it names nothing.
  func target(of keyPath: String, owner: LayerProperty.Owner) -> KeyPathTarget? {
    let key = KeyPathOfOwner(keyPath: keyPath, owner: owner)
    if let latestTarget, latestTarget.key == key { return latestTarget.target }
    let target = cachedTarget(of: key)
    latestTarget = (key, target)
    return target
  }

  private func cachedTarget(of key: KeyPathOfOwner) -> KeyPathTarget? {
    if let cached = targets[key] { return cached }
    if targets.count > 1024 { targets = [:] }
    let target = KeyPathTarget(keyPath: key.keyPath, of: key.owner)
    targets[key] = .some(target)
    return target
  }

  fileprivate struct KeyPathOfOwner: Hashable {
    let keyPath: String
    let owner: LayerProperty.Owner
  }
}
