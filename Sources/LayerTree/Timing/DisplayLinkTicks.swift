public import CoreGraphics
import Requirements
import Synchronization

extension CADisplayLink {
  /// One tick of a display link.
  public struct Tick: Hashable, Sendable {
    /// The media time of its frame, in seconds.
    public let timestamp: CFTimeInterval
    /// The media time of the next tick's frame, in seconds.
    public let targetTimestamp: CFTimeInterval
    /// The time from one frame of the display to the next, in seconds.
    public let duration: CFTimeInterval
  }

  /// Returns the ticks from now on, one by one; the sequence ends when the link becomes invalid.
  ///
  /// The link's own closure or method is called as ever. A tick is kept until it's asked for, but no more than the
  /// newest ones: a stage that is moved on by seconds at once ticks for every frame on the way.
  ///
  /// - Parameter count: How many are kept. Default 240.
  /// - Precondition: `count` is above 0.
  public final func ticks(keepingNewest count: Int = 240) -> AsyncStream<Tick> {
    require(count > 0, "a sequence that keeps \(count) ticks has none")
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

/// Where a sequence of ticks gets them from.
final class DisplayLinkObserver {
  private let continuation: AsyncStream<CADisplayLink.Tick>.Continuation
  /// Set by whichever thread gives the sequence up.
  private let flag: EndFlag

  init(_ continuation: AsyncStream<CADisplayLink.Tick>.Continuation) {
    let flag = EndFlag()
    self.continuation = continuation
    self.flag = flag
    continuation.onTermination = { _ in flag.isSet.store(true, ordering: .relaxed) }
  }

  var isOver: Bool { flag.isSet.load(ordering: .relaxed) }

  func note(_ frame: DisplayFrame) {
    continuation.yield(
      CADisplayLink.Tick(timestamp: frame.time, targetTimestamp: frame.nextTime, duration: frame.period))
  }

  func end() { continuation.finish() }

  private final class EndFlag: Sendable {
    let isSet = Atomic(false)
  }
}
