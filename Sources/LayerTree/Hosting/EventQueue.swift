import Requirements

/// An event with a rank that orders events of the same time.
protocol RankedEvent {
  /// The event's rank, 0…127; lower ranks come first.
  var rank: Int { get }
}

/// A priority queue of events, ordered by time, then by rank, then by insertion.
///
/// The heap sorts entries that contain only numbers, because moving the events themselves would retain and release them
/// at every step.
struct EventQueue<Event: RankedEvent> {
  /// The time of an event, and the index of its slot.
  private struct Entry {
    let time: Double
    /// The rank in the high byte, above the sequence number of the insertion.
    let order: Int
    let slot: Int32

    init(time: Double, rank: Int, sequence: Int, slot: Int32) {
      self.time = time
      order = rank << 56 | sequence
      self.slot = slot
    }

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : order < other.order
    }
  }

  private var heap: [Entry] = []
  private var events: [Event?] = []
  private var freeSlots: [Int32] = []
  private var nextSequence = 0

  var count: Int { heap.count }

  /// The time of the first event; nil if the queue is empty.
  var nextTime: Double? { heap.first?.time }

  mutating func insert(_ event: Event, at time: Double) {
    let slot = store(event)
    heap.append(Entry(time: time, rank: event.rank, sequence: nextSequence, slot: slot))
    nextSequence += 1
    siftUp(from: heap.count - 1)
  }

  /// Reserves memory for many events, if they more than double the queue.
  mutating func reserveCapacity(forNext extra: Int) {
    guard extra > count else { return }
    heap.reserveCapacity(count + extra)
    events.reserveCapacity(events.count + extra)
  }

  mutating func removeFirst() -> (time: Double, event: Event) {
    heap.swapAt(0, heap.count - 1)
    let entry = heap.removeLast()
    siftDown(from: 0)
    return (entry.time, removeEvent(inSlot: entry.slot))
  }

  /// Empties the queue and returns its events in order.
  mutating func removeAll() -> [(time: Double, event: Event)] {
    let result = heap.sorted { $0.precedes($1) }.map { (time: $0.time, event: removeEvent(inSlot: $0.slot)) }
    (heap, events, freeSlots) = ([], [], [])
    return result
  }

  /// Removes the events that satisfy a predicate and returns them in any order.
  ///
  /// The caller releases the events: their release may deallocate objects that insert new events, which would corrupt
  /// the heap while it's being rebuilt.
  mutating func removeAll(where isVoid: (Event) -> Bool) -> [Event] {
    var removed: [Event] = []
    var remainingCount = 0
    for index in heap.indices {
      let slot = heap[index].slot
      if events[Int(slot)].map(isVoid) == true {
        removed.append(removeEvent(inSlot: slot))
      } else {
        heap[remainingCount] = heap[index]
        remainingCount += 1
      }
    }
    heap.removeLast(heap.count - remainingCount)
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
    return removed
  }

  private mutating func store(_ event: Event) -> Int32 {
    if let slot = freeSlots.popLast() {
      events[Int(slot)] = event
      return slot
    }
    events.append(event)
    return Int32(events.count - 1)
  }

  private mutating func removeEvent(inSlot slot: Int32) -> Event {
    guard let event = events[Int(slot)].take() else { failRequirement("event slot \(slot) is empty") }
    freeSlots.append(slot)
    return event
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
