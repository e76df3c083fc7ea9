import Synchronization

/// A task that is resumed, and then continues on its actor.
///
/// Swift resumes every task on a thread of its own, from which the task returns to its actor. On the way, tasks that are
/// resumed later can overtake it. Whoever lets tasks continue before time moves on therefore yields until no task is on
/// its way.
package struct ResumedTask: Sendable {
  private let actor: ObjectIdentifier?

  /// The numbers of tasks that are on their way, by actor.
  private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

  init(of actor: (any Actor)?) { self.actor = actor.map(ObjectIdentifier.init) }

  /// Tells that the task is about to be resumed.
  func depart() {
    guard let actor else { return }
    Self.counts.withLock { $0[actor, default: 0] += 1 }
  }

  /// Tells that the task, which was resumed, continues on its actor.
  func arrive() {
    guard let actor else { return }
    Self.counts.withLock { counts in
      counts[actor, default: 0] -= 1
      if counts[actor] == 0 { counts[actor] = nil }
    }
  }

  /// Whether tasks of an actor were resumed, but don't run on it yet.
  package static func isOnItsWay(to actor: any Actor) -> Bool {
    counts.withLock { $0[ObjectIdentifier(actor)] != nil }
  }
}
