import Requirements

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
  let kind: Kind
}

/// Events in the order of their time, then of their rank, then of their coming.
///
/// The heap sorts places, which are numbers alone: moving events themselves would count references at every step.
struct EventQueue {
  /// When an event is due, and where it lies.
  private struct Place {
    let time: Double
    /// Its rank above the number of those that came before it.
    let order: Int
    let slot: Int32

    init(time: Double, rank: Int, sequence: Int, slot: Int32) {
      self.time = time
      order = rank << 56 | sequence
      self.slot = slot
    }

    func precedes(_ other: Place) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  private var heap: [Place] = []
  private var kinds: [HostEvent.Kind?] = []
  private var freeSlots: [Int32] = []
  private var nextSequence = 0

  var count: Int { heap.count }

  /// The time of the first event, nil where there is none.
  var nextTime: Double? { heap.first?.time }

  mutating func insert(_ kind: HostEvent.Kind, at time: Double) {
    let slot = keep(kind)
    heap.append(Place(time: time, rank: kind.rank, sequence: nextSequence, slot: slot))
    nextSequence += 1
    siftUp(from: heap.count - 1)
  }

  mutating func removeFirst() -> HostEvent {
    heap.swapAt(0, heap.count - 1)
    let place = heap.removeLast()
    siftDown(from: 0)
    return HostEvent(time: place.time, kind: take(place.slot))
  }

  /// Empties the queue and returns what was in it, in order.
  mutating func removeAll() -> [HostEvent] {
    let events = heap.sorted { $0.precedes($1) }.map { HostEvent(time: $0.time, kind: take($0.slot)) }
    (heap, kinds, freeSlots) = ([], [], [])
    return events
  }

  /// Drops the events that don't matter any more, and returns them, in any order.
  ///
  /// To let go of one may end what an animation holds, which may queue something: not while the heap is in pieces.
  mutating func removeAll(where isVoid: (HostEvent.Kind) -> Bool) -> [HostEvent.Kind] {
    var dropped: [HostEvent.Kind] = []
    var kept = 0
    for index in heap.indices {
      let slot = heap[index].slot
      if kinds[Int(slot)].map(isVoid) == true {
        dropped.append(take(slot))
      } else {
        heap[kept] = heap[index]
        kept += 1
      }
    }
    heap.removeLast(heap.count - kept)
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
    return dropped
  }

  private mutating func keep(_ kind: HostEvent.Kind) -> Int32 {
    if let slot = freeSlots.popLast() {
      kinds[Int(slot)] = kind
      return slot
    }
    kinds.append(kind)
    return Int32(kinds.count - 1)
  }

  private mutating func take(_ slot: Int32) -> HostEvent.Kind {
    guard let kind = kinds[Int(slot)].take() else { failRequirement("slot \(slot) holds no event") }
    freeSlots.append(slot)
    return kind
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
