import Dispatch

/// The stage whose time code on the current thread runs in.
package enum CurrentStage {
  /// The number of nested calls that use a stage.
  private final class CallCount {
    var value = 0
  }

  private static let callCount = ThreadLocal { CallCount() }

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Calls `body`, which uses a stage on the current thread.
  package static func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let count = callCount.value
    count.value += 1
    defer { count.value -= 1 }
    return try body()
  }

  /// The current stage's host; nil outside of a stage.
  ///
  /// Tasks inherit the time of the stage that starts them, but may run on other threads, which can't use the stage. It's
  /// current on the thread that uses it, and in tasks of the main actor.
  static var host: LayerHost? {
    if let host = TransactionStack.current.performing.last { return host }
    guard let host = LayerHost.current else { return nil }
    let isUsed = callCount.value.value > 0 || DispatchQueue.getSpecific(key: mainQueueKey) == true
    return isUsed ? host : nil
  }
}
