import Foundation
import ObjectiveCRuntime

/// A call after the calling code.
final class DeferredCall: NSObject {
  private let body: () -> Void

  private init(_ body: @escaping () -> Void) { self.body = body }

  private func run() { body() }

  /// Calls a closure after the calling code has returned: inside a stage, at the stage's current time; otherwise, on
  /// the main queue.
  static func perform(_ body: @escaping () -> Void) {
    DeferredCall(body).performSelector(
      onMainThread: Selector("run", DeferredCall.run), with: nil, waitUntilDone: false)
  }
}
