import Synchronization

/// The threads of this process that encode frames while another thread draws the next ones.
///
/// More threads than processors would wait for each other. A picture is therefore drawn on the processors that remain.
package enum BusyThreads {
  private static let counter = Atomic(0)

  /// The number of threads that encode at the moment.
  package static var count: Int { counter.load(ordering: .relaxed) }

  /// Performs work, during which this thread counts as busy.
  package static func during<Value>(_ work: () throws -> Value) rethrows -> Value {
    counter.add(1, ordering: .relaxed)
    defer { counter.subtract(1, ordering: .relaxed) }
    return try work()
  }
}
