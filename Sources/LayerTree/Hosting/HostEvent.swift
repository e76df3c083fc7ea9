/// An event of a host at a media time.
enum HostEvent: RankedEvent {
  /// The end of an animation, unless the animation was rescheduled since.
  case end(AttachedAnimation, schedule: Int32)
  /// The end of a transaction's last animation.
  case completion(TransactionCompletion)
  /// A call of an animation's delegate and blocks because the animation stopped.
  case stop(AttachedAnimation, finished: Bool)
  /// A call of an animation's delegate because the animation started.
  case start(AttachedAnimation, schedule: Int32)
  /// A delayed call.
  // Stored out of line, because it's larger than the other events.
  indirect case call(() -> Void)
  /// A frame of a display link, unless the link was rescheduled since.
  case tick(CADisplayLink, schedule: Int32)

  /// The order of events at the same time.
  ///
  /// Animations end before completion blocks run, completion blocks run before delegates are notified of stops, and
  /// display links tick after everything else has changed the tree.
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

  /// The limit of an ``EventChain`` at one instant. A longer chain is a programming error.
  static var maximumAtOnce: Int { 1_000_000 }

  /// The limit of an ``EventChain`` after a host was closed. A longer chain ends.
  static var maximumAfterClosing: Int { 10_000 }
}
