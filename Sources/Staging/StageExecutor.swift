import Synchronization

/// Runs the jobs of a stage's tasks in order of arrival, at the stage's request.
///
/// Tasks with this executor as their preference, and their child tasks, enqueue all of their work here. When no job is
/// left, every one of the tasks is waiting for something.
final class StageExecutor: TaskExecutor, SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// The number of jobs, from the first one, that have been run.
    var runCount = 0
    var isRunning = false
    /// The number of nested calls that run the jobs before they return.
    var driverCount = 0
    /// Runs the jobs on the main actor soon; nil if the stage isn't used there.
    var scheduleRun: (@Sendable () -> Void)?
    var isRunScheduled = false
    var taskCount = 0
    /// Closures that cancel the unfinished tasks, by the tasks' numbers.
    var cancellations: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Whether jobs are waiting to be run.
  var hasJobs: Bool { state.withLock { $0.runCount < $0.jobs.count } }

  /// Whether a job is being run.
  var isRunning: Bool { state.withLock(\.isRunning) }
}

// MARK: - Jobs

extension StageExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let scheduleRun: (@Sendable () -> Void)? = state.withLock { state in
      state.jobs.append(job)
      guard state.driverCount == 0, !state.isRunScheduled, state.scheduleRun != nil else { return nil }
      state.isRunScheduled = true
      return state.scheduleRun
    }
    scheduleRun?()
  }

  /// Calls `body`, which runs all jobs before it returns.
  func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    state.withLock { $0.driverCount += 1 }
    defer { state.withLock { $0.driverCount -= 1 } }
    return try body()
  }

  /// Runs jobs on the current thread until none is left.
  ///
  /// If the stage is used on the main actor, the jobs are run as the main actor's own, so that its code continues without
  /// a detour through the main queue.
  func runJobs() {
    let isOnMainActor = state.withLock { state in
      (state.isRunning, state.isRunScheduled) = (true, false)
      return state.scheduleRun != nil
    }
    let isolation = isOnMainActor ? MainActor.sharedUnownedExecutor : asUnownedSerialExecutor()
    while let job = takeJob() {
      job.runSynchronously(isolatedTo: isolation, taskExecutor: asUnownedTaskExecutor())
    }
  }

  /// Removes and returns the next job; ends the run if there is none.
  private func takeJob() -> UnownedJob? {
    state.withLock { state in
      if state.runCount < state.jobs.count {
        defer { state.runCount += 1 }
        return state.jobs[state.runCount]
      }
      state.jobs.removeAll(keepingCapacity: true)
      (state.runCount, state.isRunning) = (0, false)
      return nil
    }
  }

  /// Runs later jobs on the main actor.
  ///
  /// - Parameter run: A closure that runs the jobs. It's called for jobs that arrive while no other call runs them, for
  ///   example after a file was read.
  func useMainActor(_ run: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.scheduleRun = { Task { @MainActor in run() } } }
  }
}

// MARK: - Tasks

extension StageExecutor {
  /// Returns the number of a new task.
  func beginTask() -> Int {
    state.withLock { state in
      state.taskCount += 1
      return state.taskCount
    }
  }

  /// Stores the closure that cancels a task.
  func setCancellation(ofTask number: Int, _ cancel: @escaping @Sendable () -> Void) {
    state.withLock { $0.cancellations[number] = cancel }
  }

  /// Removes a task that has finished.
  func endTask(_ number: Int) { state.withLock { $0.cancellations[number] = nil } }

  /// Cancels all tasks and runs the jobs that are left.
  ///
  /// Jobs that arrive later run on the main actor if the stage was used there. Otherwise they don't run, because without
  /// the stage no thread is known to be safe.
  func close() {
    let (cancellations, isOnMainActor) = state.withLock { state in
      (state.cancellations.sorted { $0.key < $1.key }.map(\.value), state.scheduleRun != nil)
    }
    if isOnMainActor { useMainActor { self.runJobs() } }
    for cancel in cancellations { cancel() }
    if isOnMainActor {
      let scheduleRun = state.withLock(\.scheduleRun)
      if hasJobs { scheduleRun?() }
    } else {
      runJobs()
    }
  }
}
