/// An event in the time of a host.
enum HostEvent: RankedEvent {
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

  /// The number of events at one time that is taken for an endless loop.
  static var maximumAtOnce: Int { 1_000_000 }
}
