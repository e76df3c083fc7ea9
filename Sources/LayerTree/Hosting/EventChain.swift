/// A count of the events at one instant, which tells a chain of events without end from many events.
///
/// Many events can wait for the same instant, and one event can cause many others, such as the removal of all animations. Each
/// of these events can then cause a few more: the end of an animation causes the end of its transaction and a call of its
/// delegate. A chain without end has more events than that explains.
struct EventChain {
  /// The number of events that each event of the largest batch explains.
  static var eventsOfEachCause: Int { 8 }

  private(set) var count = 0
  /// The number of events that waited before the latest one was delivered, including it.
  private var waiting: Int
  /// The largest number of events that waited at the beginning, or that one event caused.
  private var largestBatch: Int

  /// - Parameter waiting: The number of events that wait. Those that wait for a later time may count, too: a chain without end
  ///   is then found later.
  init(waiting: Int) { (self.waiting, largestBatch) = (waiting, waiting) }

  /// Counts an event that is about to be delivered.
  ///
  /// - Parameter waiting: The number of events that wait, including this one.
  mutating func addEvent(waiting: Int) {
    largestBatch = max(largestBatch, waiting - (self.waiting - 1))
    self.waiting = waiting
    count += 1
  }

  /// Returns whether the number of events is larger than a limit and those that the largest batch explains.
  func exceeds(_ limit: Int) -> Bool { count > limit + Self.eventsOfEachCause * largestBatch }
}
