public import CoreGraphics
import Requirements
import Synchronization

extension CADisplayLink {
  /// One tick of a display link.
  public struct Tick: Hashable, Sendable {
    /// The media time of the tick's frame, in seconds.
    public let timestamp: CFTimeInterval
    /// The media time of the next tick's frame, in seconds.
    public let targetTimestamp: CFTimeInterval
    /// The display's frame duration, in seconds.
    public let duration: CFTimeInterval
  }

  /// Returns an asynchronous sequence of the ticks from now on, which ends when the link is invalidated.
  ///
  /// The link's own closure or method is called as well. Ticks are buffered until they're consumed, since a stage that
  /// advances by several seconds at once ticks for every frame in between. A full buffer drops its oldest ticks.
  ///
  /// - Parameter count: The number of ticks that are buffered. Default 240.
  /// - Precondition: `count` is above 0.
  public final func ticks(keepingNewest count: Int = 240) -> AsyncStream<Tick> {
    require(count > 0, "a sequence of ticks must keep at least 1 tick, not \(count)")
    let (stream, continuation) = AsyncStream.makeStream(
      of: Tick.self, bufferingPolicy: .bufferingNewest(count))
    guard action != nil else {
      continuation.finish()
      return stream
    }
    observers.append(DisplayLinkObserver(continuation))
    return stream
  }
}

/// An observer of a display link that feeds a sequence of ticks.
final class DisplayLinkObserver {
  private let continuation: AsyncStream<CADisplayLink.Tick>.Continuation
  /// The flag that is set, on any thread, when the consumer discards the sequence.
  private let flag: EndFlag

  init(_ continuation: AsyncStream<CADisplayLink.Tick>.Continuation) {
    let flag = EndFlag()
    self.continuation = continuation
    self.flag = flag
    continuation.onTermination = { _ in flag.isSet.store(true, ordering: .relaxed) }
  }

  var isTerminated: Bool { flag.isSet.load(ordering: .relaxed) }

  func yield(_ frame: DisplayFrame) {
    continuation.yield(
      CADisplayLink.Tick(timestamp: frame.time, targetTimestamp: frame.nextTime, duration: frame.period))
  }

  func end() { continuation.finish() }

  private final class EndFlag: Sendable {
    let isSet = Atomic(false)
  }
}
