import Synchronization

/// A task that is resumed, and then runs on its actor again.
///
/// Swift resumes a task on the global executor, from which the task returns to its actor. A task that is resumed later can
/// arrive first. A stage therefore yields until no resumed task is pending, and only then advances its time.
package struct ResumedTask: Sendable {
  private let actor: ObjectIdentifier?

  /// The numbers of tasks that were resumed, but don't run on their actor yet, by actor.
  private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

  init(of actor: (any Actor)?) { self.actor = actor.map(ObjectIdentifier.init) }

  /// Records that the task is about to be resumed.
  func depart() {
    guard let actor else { return }
    Self.counts.withLock { $0[actor, default: 0] += 1 }
  }

  /// Records that the task, which was resumed, runs on its actor.
  func arrive() {
    guard let actor else { return }
    Self.counts.withLock { counts in
      counts[actor, default: 0] -= 1
      if counts[actor] == 0 { counts[actor] = nil }
    }
  }

  /// Whether a task of an actor was resumed, but doesn't run on it yet.
  package static func isPending(on actor: any Actor) -> Bool {
    counts.withLock { $0[ObjectIdentifier(actor)] != nil }
  }
}
