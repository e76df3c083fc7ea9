import AwaitedEnds
public import QuartzCore
import Requirements

extension Stage {
  /// Starts a task that runs in the stage's time.
  ///
  /// Whenever the stage advances to an event, its tasks run until all of them are waiting, and only then does time move
  /// on. A task that plays one animation after another therefore starts the second one at exactly the end of the first,
  /// however many tasks wait for one another in between:
  ///
  /// ```swift
  /// stage.task {
  ///   _ = await box.play(moveIn, forKey: nil)
  ///   _ = await box.play(bounce, forKey: nil)  // begins when moveIn ends
  /// }
  /// stage.advance(to: 3)
  /// ```
  ///
  /// The operation begins immediately. It and its child tasks run on the thread that uses the stage, during calls of this
  /// method, ``perform(_:)``, ``advance(to:)``, ``run(until:)`` and of methods that take pictures. In the operation,
  /// `CACurrentMediaTime()` is the stage's time, and changes are committed when it waits. It can't advance the stage.
  ///
  /// While a task waits for something that the stage doesn't know of, such as a file, time moves on. The task continues
  /// with the next call of the methods above or, on the main actor, before.
  ///
  /// A stage that is deallocated cancels its tasks.
  ///
  /// - Parameters:
  ///   - isolation: The actor that uses the stage. Leave the default.
  ///   - operation: The operation to perform.
  /// - Returns: The task.
  /// - Precondition: The stage is used on the main actor, or outside of actors.
  @discardableResult
  public func task<Success: Sendable>(
    isolation: isolated (any Actor)? = #isolation, _ operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    require(
      isolation == nil || isolation === MainActor.shared,
      "a stage can't run tasks of \(isolation.map { "\($0)" } ?? "no actor"), only of the main actor or of none"
    )
    let executor = executor(isOnMainActor: isolation != nil)
    return executor.drive {
      let number = executor.beginTask()
      let (work, clock) = (StageWork(operation: operation), clockForTasks)
      let task = Task.detached(executorPreference: executor) {
        let result = await clock.withCurrentTime { await work.operation() }
        executor.endTask(number)
        return result
      }
      executor.setCancellation(ofTask: number) { task.cancel() }
      runTasks()
      return task
    }
  }
}

/// The operation of a task that runs on the thread of its stage.
///
/// It's safe to send to the task because the stage's executor runs jobs only on the thread that uses the stage.
private struct StageWork<Success: Sendable>: @unchecked Sendable {
  let operation: () async -> Success
}

// MARK: - Running concurrently with other tasks

extension Stage {
  /// Advances the time as ``advance(to:)`` does, and gives other tasks of the same actor turns at every event.
  ///
  /// On the main actor, whose jobs run in order of arrival, a task that waits for an animation of the stage continues at
  /// exactly the animation's end. Tasks that wait for such a task, and tasks of other actors, may continue later; to have
  /// them continue at exact times, start them with ``task(isolation:_:)``.
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
  /// The method returns early if its own task is canceled.
  ///
  /// - Precondition: `time` is finite and isn't before the stage's time.
  public nonisolated(nonsending) func run(until time: CFTimeInterval) async {
    require(time.isFinite && time >= self.time, "time can't be advanced from \(self.time) s to \(time) s")
    await yieldToTasks()
    while !Task.isCancelled, let next = nextEventTime, next <= time {
      advance(to: max(next, self.time))
      await yieldToTasks()
    }
    if !Task.isCancelled { advance(to: max(time, self.time)) }
  }

  /// Yields until the tasks that events resumed run on the actor again, and then four times for tasks that wait for those.
  ///
  /// Tasks that can't run, because tasks of a higher priority never wait, get a limited number of turns.
  private nonisolated(nonsending) func yieldToTasks() async {
    var (turns, lastTurns) = (0, 0)
    while lastTurns < 4, turns < 1_000_000, !Task.isCancelled {
      await Task.yield()
      runTasks()
      turns += 1
      let hasPendingTasks = #isolation.map(ResumedTask.isPending) ?? false
      if !hasPendingTasks { lastTurns += 1 }
    }
  }
}

// MARK: - Frames

extension Stage.Frames {
  /// The same frames for `for await`: other tasks get turns in between, as with ``Stage/run(until:)``.
  public var async: Stage.AsyncFrames { Stage.AsyncFrames(frames: self) }
}

extension Stage {
  /// A sequence of frames, between which other tasks get turns.
  ///
  /// Like ``Frames``, it can be iterated only once. It ends early if the task that iterates it is canceled.
  public struct AsyncFrames: AsyncSequence {
    /// The sequence doesn't fail.
    public typealias Failure = Never

    fileprivate let frames: Frames

    /// Creates an iterator that draws the frames.
    ///
    /// - Precondition: The stage hasn't been advanced since the sequence was requested.
    public func makeAsyncIterator() -> Iterator { Iterator(frames: frames.makeIterator()) }
  }
}

extension Stage.AsyncFrames {
  /// An iterator that advances the stage to each frame's time and draws it.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var frames: Stage.Frames.Iterator

    /// Advances the stage and draws the next frame; nil after the last one.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Stage.Frame? {
      guard !Task.isCancelled, let time = frames.nextTime else { return nil }
      await frames.stage.run(until: Swift.max(time, frames.stage.time))
      return Task.isCancelled ? nil : frames.next()
    }
  }
}
