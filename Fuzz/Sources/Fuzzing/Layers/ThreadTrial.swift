import Dispatch
import Synchronization

/// Checks the laws of other trials on several threads at the same time, with a stage for each.
struct ThreadTrial: Trial {
  let name = "threads"

  private static var trials: [any Trial] { [EventTrial(), ReplayTrial(), LeakTrial()] }

  func run(_ random: inout CaseRandom) throws {
    let seed = random.next()
    let failure = Mutex<String?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2 * Self.trials.count) { index in
      var random = CaseRandom(seed: seed, number: index)
      do {
        try Self.trials[index % Self.trials.count].run(&random)
      } catch {
        failure.withLock { $0 = "\(error)" }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw Violation(description: failure) }
  }
}
