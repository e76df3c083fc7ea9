public import QuartzCore
import Requirements

extension Stage {
  /// Moves time on as ``advance(to:)`` does, and lets tasks that wait go on at the time of what they wait for.
  ///
  /// After every event other tasks of the same actor run until they wait again: a task that plays one animation after
  /// another starts the second at exactly the end of the first. On the main actor that is sure; tasks of other actors
  /// may be later. It stops early when its own task is cancelled.
  ///
  /// ```swift
  /// @MainActor func filmOpening() async {
  ///   let opening = Task {
  ///     _ = await box.play(moveIn, forKey: nil)
  ///     _ = await box.play(bounce, forKey: nil)  // begins when moveIn ends
  ///   }
  ///   await stage.run(until: 3)
  /// }
  /// ```
  ///
  /// - Precondition: `time` is a number and not before the stage's.
  public nonisolated(nonsending) func run(until time: CFTimeInterval) async {
    require(time.isFinite && time >= self.time, "time can't go from \(self.time) to \(time)")
    await letOthersRun()
    while !Task.isCancelled, let next = nextEventTime, next <= time {
      advance(to: max(next, self.time))
      await letOthersRun()
    }
    if !Task.isCancelled { advance(to: max(time, self.time)) }
  }

  /// Waits until whoever was able to go on has done so, and what that set going too: a task that is resumed may need
  /// several turns until it waits again.
  private nonisolated(nonsending) func letOthersRun() async {
    for _ in 0..<4 { await Task.yield() }
  }
}

// MARK: - Frames

extension Stage.Frames {
  /// The same pictures for `for await`: other tasks go on in between, as with ``Stage/run(until:)``.
  public var async: Stage.AsyncFrames { Stage.AsyncFrames(frames: self) }
}

extension Stage {
  /// The pictures of a film, between which other tasks go on.
  ///
  /// It ends early when the task that asks for pictures is cancelled.
  public struct AsyncFrames: AsyncSequence, AsyncIteratorProtocol {
    /// It doesn't fail.
    public typealias Failure = Never

    fileprivate var frames: Frames

    /// The pictures from the first on.
    public func makeAsyncIterator() -> AsyncFrames { self }

    /// Moves the stage on and draws the next picture; nil after the last one.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Frame? {
      guard !Task.isCancelled, let time = frames.nextTime else { return nil }
      await frames.stage.run(until: Swift.max(time, frames.stage.time))
      return Task.isCancelled ? nil : frames.next()
    }
  }
}
