import QuartzCore

/// Recognizes scrolling along the axes in which a scroll view can scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.touchDidBegin(at: event.timestamp)
    super.touchesBegan(touches, with: event)
  }

  override func exceedsThreshold(_ travel: CGPoint) -> Bool {
    guard let axes = scrollView?.scrollableAxes else { return false }
    return super.exceedsThreshold(CGPoint(x: axes.horizontal ? travel.x : 0, y: axes.vertical ? travel.y : 0))
  }

  override func reset() {
    super.reset()
    scrollView?.allTouchesDidEnd()
  }
}

/// Delays the touches of a scroll view's content as long as they can become a scroll.
///
/// Touches that stop a moving scroll view aren't delivered to the content at all.
@MainActor
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  /// The delay of touches in seconds.
  private static let delay = 0.15

  private var timeout: DelayedCall?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, state == .possible else { return }
    if scrollView.wasStoppedByTouch { return state = .ended }
    guard scrollView.delaysContentTouches, scrollView.canScroll else { return state = .failed }
    timeout = DelayedCall(after: Self.delay, in: scrollView.layer) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() { timeout.take()?.cancel() }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer)
      && !(preventedGestureRecognizer is ScrollPinchGestureRecognizer)
  }
}
