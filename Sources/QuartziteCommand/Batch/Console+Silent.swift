import Foundation

extension Console {
  /// Returns a console without output, for a thread of a batch.
  static func silent(until isCanceled: CancellationFlag) -> Console {
    let nothing = Output(isTerminal: false, columns: { 80 }, sink: { _ in })
    return Console(
      output: nothing, errors: nothing, now: { ProcessInfo.processInfo.systemUptime },
      interruption: { isCanceled.isSet ? .interrupted : nil })
  }
}
