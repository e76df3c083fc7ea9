import LayerTree
import QuartzCore

/// A call that is put off in the media time of a layer's stage, and that can be called off.
@MainActor
final class DelayedCall {
  private var body: (() -> Void)?

  /// Puts a call off by a delay in seconds, 0 or more. Where no stage shows the layer, or the delay isn't finite, it never
  /// happens.
  init(after delay: Double, in layer: CALayer, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    guard delay.isFinite else { return }
    layer.call(after: delay) { [weak self] in withViews(()) { self?.run() } }
  }

  /// Calls it off; once it has happened that does nothing.
  func cancel() { body = nil }

  private func run() { body.take()?() }
}
