/// A count of the events at one instant, which tells a chain of events without end from many events.
///
/// An event can cause a few others at the same instant: the end of an animation, for example, causes the end of its transaction
/// and a call of its delegate. So the events that wait at the same time, or that one event causes, allow several times as many.
struct EventChain {
  private static var eventsOfEachCause: Int { 8 }

  private(set) var count = 0
  /// The largest number of events that waited at the beginning, or that one event caused.
  private var largestBatch: Int

  init(waiting: Int) { largestBatch = waiting }

  mutating func addEvent() { count += 1 }

  /// Records the number of events that the latest event caused.
  mutating func addCaused(_ count: Int) { largestBatch = max(largestBatch, count) }

  /// Returns whether there were more events than a number of them and those that are explained by other events.
  func exceeds(_ limit: Int) -> Bool { count > limit + Self.eventsOfEachCause * largestBatch }
}
