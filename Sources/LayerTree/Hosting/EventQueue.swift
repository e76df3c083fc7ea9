import Requirements

/// An event with a rank among those of the same time.
protocol RankedEvent {
  /// The event's rank, 0…127; lower ranks come first.
  var rank: Int { get }
}

/// A queue of events in the order of their times, then of their ranks, then of their insertion.
///
/// The heap sorts places, which are numbers alone: moving events themselves would count references at every step.
struct EventQueue<Event: RankedEvent> {
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
  private var events: [Event?] = []
  private var freeSlots: [Int32] = []
  private var nextSequence = 0

  var count: Int { heap.count }

  /// The time of the first event, nil where there is none.
  var nextTime: Double? { heap.first?.time }

  mutating func insert(_ event: Event, at time: Double) {
    let slot = keep(event)
    heap.append(Place(time: time, rank: event.rank, sequence: nextSequence, slot: slot))
    nextSequence += 1
    siftUp(from: heap.count - 1)
  }

  mutating func removeFirst() -> (time: Double, event: Event) {
    heap.swapAt(0, heap.count - 1)
    let place = heap.removeLast()
    siftDown(from: 0)
    return (place.time, take(place.slot))
  }

  /// Empties the queue and returns what was in it, in order.
  mutating func removeAll() -> [(time: Double, event: Event)] {
    let result = heap.sorted { $0.precedes($1) }.map { (time: $0.time, event: take($0.slot)) }
    (heap, events, freeSlots) = ([], [], [])
    return result
  }

  /// Drops the events that don't matter any more, and returns them, in any order.
  ///
  /// To let go of one may end what an animation holds, which may queue something: not while the heap is in pieces.
  mutating func removeAll(where isVoid: (Event) -> Bool) -> [Event] {
    var dropped: [Event] = []
    var kept = 0
    for index in heap.indices {
      let slot = heap[index].slot
      if events[Int(slot)].map(isVoid) == true {
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

  private mutating func keep(_ event: Event) -> Int32 {
    if let slot = freeSlots.popLast() {
      events[Int(slot)] = event
      return slot
    }
    events.append(event)
    return Int32(events.count - 1)
  }

  private mutating func take(_ slot: Int32) -> Event {
    guard let event = events[Int(slot)].take() else { failRequirement("slot \(slot) holds no event") }
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
