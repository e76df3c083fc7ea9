/// What a host has to do at an instant.
struct HostEvent {
  enum Kind {
    /// An animation's end has come; which one, and of which schedule.
    case end(AttachedAnimation, schedule: Int32)
    /// All animations of a transaction have ended.
    case completion(TransactionCompletion)
    /// A delegate is told that its animation stopped.
    case stop(AttachedAnimation, finished: Bool)
    /// A delegate is told that its animation began.
    case start(AttachedAnimation, schedule: Int32)
    /// A call that was put off.
    case call(() -> Void)
    /// A display link's frame has come.
    case tick(CADisplayLink, schedule: Int)

    /// What comes first at one instant: ends make room for blocks, blocks come before the delegates' stops, and a
    /// frame shows what all others brought about.
    var rank: Int {
      switch self {
      case .end: 0
      case .completion: 1
      case .stop: 2
      case .start: 3
      case .call: 4
      case .tick: 5
      }
    }
  }

  /// More events than this without time going on are taken for an endless loop.
  static var maximumAtOnce: Int { 1_000_000 }

  let time: Double
  let sequence: Int
  let kind: Kind

  func precedes(_ other: HostEvent) -> Bool {
    if time != other.time { return time < other.time }
    if kind.rank != other.kind.rank { return kind.rank < other.kind.rank }
    return sequence < other.sequence
  }
}

/// Events in the order of their time, then of their rank, then of their coming.
struct EventQueue {
  private var heap: [HostEvent] = []
  private var nextSequence = 0

  var count: Int { heap.count }

  /// The time of the first event, nil where there is none.
  var nextTime: Double? { heap.first?.time }

  mutating func insert(_ kind: HostEvent.Kind, at time: Double) {
    heap.append(HostEvent(time: time, sequence: nextSequence, kind: kind))
    nextSequence += 1
    siftUp(from: heap.count - 1)
  }

  mutating func removeFirst() -> HostEvent {
    heap.swapAt(0, heap.count - 1)
    let event = heap.removeLast()
    siftDown(from: 0)
    return event
  }

  /// Empties the queue and returns what was in it.
  mutating func removeAll() -> [HostEvent] {
    defer { heap = [] }
    return heap
  }

  /// Drops the events that don't matter any more.
  mutating func removeAll(where isVoid: (HostEvent.Kind) -> Bool) {
    heap.removeAll { isVoid($0.kind) }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0, heap[child].precedes(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].precedes(heap[first]) { first = child }
      }
      if first == parent { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
