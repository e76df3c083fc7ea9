import CoreGraphics
import MotionCore
import Requirements

/// Gives a layer tree its time: plays its animations, keeps its events in order, answers what shows now.
///
/// A host belongs to one thread at a time, as its layers do. Time moves only by ``advance(to:)``.
package final class LayerHost {
  private let storedRoot: CALayer
  let clock = MediaClock()
  @exclusivity(unchecked) private var queue = EventQueue<HostEvent>()
  @exclusivity(unchecked) var timeline = MotionTimeline()
  /// Whether layers, animations or clocks changed since the timeline was last evaluated.
  var isStale = true
  /// The layers as they were last shown.
  var shown = ShownTree()
  /// Whether layers' times changed, so that clocks and events have to be set anew.
  var needsRetiming = false
  var evaluatedTime = -1.0
  /// A program that was compiled, whose room the next one uses.
  var emptyProgram: MotionProgram?
  /// What animations switch between.
  var objects = ObjectPool<Any>()
  private let keptTiles = TileCache()
  /// The forms of lists and paths that are animated by their numbers.
  var forms = ObjectPool<ValueForm>()
  /// What key paths name, as far as that was asked for.
  private var targets: [KeyPathOfOwner: KeyPathTarget?] = [:]
  /// When display links tick, and which ones do.
  var display = FrameGrid(rate: 60)
  var displayLinks: [CADisplayLink] = []
  /// What belongs to the host without the host's knowing what it is.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  private var isDelivering = false
  /// The number of queued events at which those of animations that are gone are thrown away.
  private var pruningLimit = 1024

  /// Hosts a tree, at time 0.
  ///
  /// - Precondition: `root` has no superlayer and no other host.
  package init(root: CALayer) {
    require(root.links.superlayer == nil, "a hosted layer is the root of its tree, \(root) isn't")
    require(root.hostOfRoot == nil, "\(root) has a host already")
    storedRoot = root
    root.hostOfRoot = self
    clock.host = self
    TransactionStack.current.recordMove(of: root)
  }

  package var root: CALayer { storedRoot }

  /// What the tree's tiled layers have drawn.
  var tiles: TileCache { keptTiles }

  /// The media time, in seconds.
  package var now: Double { clock.now }

  /// When the next thing happens, nil where nothing will; some of it may be void by then.
  package var nextEventTime: Double? { queue.nextTime }

  /// Sets the clock to any time; nothing may be queued.
  func reset(to time: Double) {
    assert(queue.nextTime == nil, "\(queue.count) events are queued before the clock is set")
    clock.now = time
    invalidate()
  }

  var isOpen: Bool { root.hostOfRoot === self }

  /// Lets go of the tree: all animations stop unfinished, what was put off never happens, display links end.
  ///
  /// What has happened already is still reported, as are the stops, at the next commit at the latest. Companions go.
  package func close() {
    guard isOpen else { return }
    perform {
      root.hostOfRoot = nil
      let stack = TransactionStack.current
      for (_, event) in queue.removeAll() where event.isReport { stack.post(event) }
      stack.recordMove(of: root)
      for link in displayLinks { link.invalidate() }
      // They may ask for others as they go.
      let parting = companions
      companions = [:]
      withExtendedLifetime(parting) {}
    }
  }
}

// MARK: - Time

extension LayerHost {
  /// Calls `body` with the host's clock as the current one, commits what it changed, and lets what is due
  /// happen.
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

  /// Moves time on, stopping at every event on the way: each happens with the clock at its own time, and what it
  /// changes is committed then.
  ///
  /// - Precondition: `time` is a number, not before the host's own, and no event is happening.
  package func advance(to time: Double) {
    require(time.isFinite && time >= now, "time can't go from \(now) to \(time)")
    require(!isDelivering, "time can't be moved by an event that happens at \(now)")
    // Most frames of an animation are this: nothing changed, nothing happens on the way.
    if TransactionStack.current.isIdle, queue.nextTime.map({ $0 > time }) ?? true {
      clock.now = time
      return
    }
    perform {
      TransactionStack.current.flush()
      deliverEvents(upTo: time)
      clock.now = time
    }
  }

  /// Calls `body` when a delay in seconds is over.
  ///
  /// - Precondition: `delay` is a number, 0 or more.
  package func call(after delay: Double, _ body: @escaping () -> Void) {
    require(delay.isFinite && delay >= 0, "a delay can't be \(delay) s")
    queueEvent(.call(body), at: now + delay)
  }

  private func deliverEvents(upTo time: Double) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var countAtThisInstant = 0
    while let next = queue.nextTime, next <= time {
      countAtThisInstant = next > now ? 1 : countAtThisInstant + 1
      clock.now = max(next, now)
      require(
        countAtThisInstant < HostEvent.maximumAtOnce,
        "\(countAtThisInstant) events at \(now) s: something is put off by no time at all")
      happen(queue.removeFirst().event)
      TransactionStack.current.flush()
    }
  }
}

// MARK: - Events

extension LayerHost {
  /// Queues an event for now, or for the end of the commit where no host is open.
  static func post(_ event: HostEvent, in host: LayerHost?) {
    if let host, host.isOpen {
      host.queueEvent(event, at: host.now)
    } else {
      TransactionStack.current.post(event)
    }
  }

  /// Queues the start and the end of an animation; those queued before are void.
  func schedule(_ attachment: AttachedAnimation) {
    guard let layer = attachment.layer else { return }
    attachment.schedule += 1
    let interval = layer.mediaInterval(from: attachment.beginTime, length: attachment.activeLength)
    if attachment.animation.delegate != nil, !attachment.hasReportedStart, interval.start.isFinite {
      queueEvent(.start(attachment, schedule: attachment.schedule), at: max(interval.start, now))
    }
    if interval.end.isFinite {
      queueEvent(.end(attachment, schedule: attachment.schedule), at: max(interval.end, now))
    }
  }

  func queueEvent(_ event: HostEvent, at time: Double) {
    guard isOpen else { return }
    queue.insert(event, at: time)
    guard queue.count > pruningLimit else { return }
    let dropped = queue.removeAll(where: \.isVoid)
    defer { withExtendedLifetime(dropped) {} }
    pruningLimit = max(1024, 2 * queue.count)
  }

  private func happen(_ event: HostEvent) {
    if event.isVoid { return }
    switch event {
    case .end(let attachment, _): end(attachment)
    case .tick(let link, _): tick(link)
    default: event.happenWithoutHost()
    }
  }
}

extension HostEvent {
  /// Whether the event is of an animation that is gone or was retimed.
  fileprivate var isVoid: Bool {
    switch self {
    case .end(let attachment, let schedule): attachment.schedule != schedule || attachment.state != .running
    case .start(let attachment, let schedule):
      attachment.schedule != schedule || attachment.state == .detached || attachment.hasReportedStart
    case .tick(let link, let schedule): link.schedule != schedule
    case .completion, .stop, .call: false
    }
  }

  /// Whether the event tells of what has happened already.
  fileprivate var isReport: Bool {
    switch self {
    case .completion, .stop: true
    case .end, .start, .call, .tick: false
    }
  }

  /// Lets an event happen that changes nothing in a host.
  func happenWithoutHost() {
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
  /// What a key path names in a layer with properties of a kind; nil where it names nothing.
  func target(of keyPath: String, owner: LayerProperty.Owner) -> KeyPathTarget? {
    let key = KeyPathOfOwner(keyPath: keyPath, owner: owner)
    if let known = targets[key] { return known }
    if targets.count > 1024 { targets = [:] }
    let target = KeyPathTarget(keyPath: keyPath, of: owner)
    targets[key] = .some(target)
    return target
  }

  fileprivate struct KeyPathOfOwner: Hashable {
    let keyPath: String
    let owner: LayerProperty.Owner
  }
}
