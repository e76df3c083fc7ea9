import LayerTree
import QuartzCore

/// A call at a later media time of a layer's stage, which can be canceled.
@MainActor
final class DelayedCall {
  private var body: (() -> Void)?

  /// Schedules a call.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds, 0 or more. If it isn't finite, the call never happens.
  ///   - layer: The layer whose stage's time is used. If it isn't on a stage, the call never happens.
  ///   - body: The closure to call.
  init(after delay: Double, in layer: CALayer, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    guard delay.isFinite else { return }
    layer.call(after: delay) { [weak self] in withViews(()) { self?.run() } }
  }

  /// Cancels the call if it hasn't happened yet.
  func cancel() { body = nil }

  private func run() { body.take()?() }
}
