import FrameAnimation

/// A log of an engine's calls, in order.
final class EventLog {
  enum Event: Equatable {
    case progress(Double)
    case completion(Bool)
  }

  private(set) var events: [Event] = []

  /// The progress of each call.
  var calls: [Double] { events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } } }

  /// The arguments of the completions.
  var completions: [Bool] {
    events.compactMap { if case .completion(let finished) = $0 { finished } else { nil } }
  }

  func record(_ progress: Double) { events.append(.progress(progress)) }
  func complete(_ finished: Bool) { events.append(.completion(finished)) }
  func clear() { events = [] }
}

extension AnimationEngine {
  /// Starts an animation that logs its calls.
  func log(
    duration: Double, delay: Double = 0, easing: Easing = .linear, options: Options = []
  ) -> (id: AnimationID, log: EventLog) {
    let log = EventLog()
    let id = animate(
      duration: duration, delay: delay, easing: easing, options: options, animations: log.record,
      completion: log.complete)
    return (id, log)
  }

  /// Starts a spring that logs its calls.
  func log(spring: Spring, delay: Double = 0) -> (id: AnimationID, log: EventLog) {
    let log = EventLog()
    let id = animate(spring: spring, delay: delay, animations: log.record, completion: log.complete)
    return (id, log)
  }

  /// Advances through the frames after `start` up to and including `end`, at a frame rate.
  func run(from start: Double = 0, to end: Double, rate: Double) {
    for frame in Int(start * rate) + 1...Int(end * rate) { advance(to: Double(frame) / rate) }
  }
}
