public import QuartzCore

/// Recognizes fingers that are held down. It's continuous: it begins after the minimum duration and changes when the
/// fingers move after that.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must be down, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the fingers may move during that time, in points. Default 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. Default 0.
  open var numberOfTapsRequired = 0

  private var timeout: DelayedCall?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let live = tracking.activeTouches
    guard live.count <= numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired })
    else { return state = .failed }
    guard live.count == numberOfTouchesRequired, let view else { return }
    timeout = DelayedCall(after: max(minimumPressDuration, 0), in: view.layer) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: { $0.startPoint.distance(to: $0.point) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .failed
    } else if tracking.activeTouches.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { timeout.take()?.cancel() }
}
