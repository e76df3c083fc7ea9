import Dispatch
import Synchronization

/// Trees on several threads at once don't know of each other: what holds on one thread holds on each.
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
