import QuartzCore

/// Recognizes one or more taps with one or more fingers. It's discrete.
///
/// A tap takes at most 0.75 s and moves at most 45 points, and the next one begins within 0.35 s. Apple doesn't
/// document its thresholds.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  private static let longestTap = 0.75
  private static let longestPause = 0.35
  private static let reach: CGFloat = 45

  private var taps = 0
  private var fingers = 0
  private var timeout: DelayedCall?

  override var awaitsTouches: Bool { timeout != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    fingers = max(fingers, live.count)
    guard live.count <= numberOfTouchesRequired, isNearFirstTap(live) else { return state = .failed }
    if live.count == touches.count { wait(Self.longestTap) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.startPoint.distance(to: $0.point) > Self.reach }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracking.activeTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    guard taps >= numberOfTapsRequired else { return wait(Self.longestPause) }
    stopWaiting()
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    (taps, fingers) = (0, 0)
    stopWaiting()
  }

  /// Returns false for recognizers that require more taps; those don't fail because of this one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func isNearFirstTap(_ touches: [UITouch]) -> Bool {
    guard taps > 0, let first = tracking.touches.first else { return true }
    // Further fingers can be anywhere.
    return touches.contains { $0.startPoint.distance(to: first.startPoint) <= Self.reach }
  }

  private func wait(_ time: Double) {
    stopWaiting()
    guard let view else { return }
    timeout = DelayedCall(after: time, in: view.layer) { [weak self] in
      self?.timeout = nil
      self?.state = .failed
    }
  }

  private func stopWaiting() { timeout.take()?.cancel() }
}
