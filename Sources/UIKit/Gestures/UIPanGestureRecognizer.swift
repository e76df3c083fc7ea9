public import QuartzCore

/// Recognises fingers that move. It's continuous: it begins when they have moved 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers. Default 1.
  open var minimumNumberOfTouches = 1
  /// The most fingers; further ones are left out while a pan goes on. Default as many as there are.
  open var maximumNumberOfTouches = Int.max

  /// How far fingers move before a pan begins, in points.
  private static let threshold: CGFloat = 10

  /// How far the fingers have moved in the window, and how fast.
  private var travel = CGPoint.zero
  private var translationOrigin = CGPoint.zero
  private var velocityTracker = VelocityTracker()

  /// How far the fingers have moved in a view's space since they came down, or since it was last set.
  open func translation(in view: UIView?) -> CGPoint {
    inSpace(of: view, CGPoint(x: travel.x - translationOrigin.x, y: travel.y - translationOrigin.y))
  }

  /// Sets how far the fingers have moved in a view's space; further movement adds to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = coordinatingWindow
    let translation = view.map { vector(translation, from: $0, to: window) } ?? translation
    translationOrigin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
  }

  /// How fast the fingers move in a view's space, in points a second.
  ///
  /// It's the mean of the last 0.05 s: fingers that rest before they leave have none.
  open func velocity(in view: UIView?) -> CGPoint { inSpace(of: view, velocityTracker.velocity) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    if live.count > maximumNumberOfTouches {
      guard state != .possible else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    velocityTracker.record(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let live = tracking.activeTouches
    guard live.count >= minimumNumberOfTouches else { return }
    for touch in live where touches.contains(touch) {
      travel.x += (touch.point.x - touch.previousPoint.x) / CGFloat(live.count)
      travel.y += (touch.point.y - touch.previousPoint.y) / CGFloat(live.count)
    }
    velocityTracker.record(travel, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if isFarEnough(travel) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    velocityTracker.record(travel, at: event.timestamp)
    if state == .possible {
      if tracking.activeTouches.count < minimumNumberOfTouches { state = .failed }
    } else if tracking.activeTouches.count < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    (travel, translationOrigin, velocityTracker) = (.zero, .zero, VelocityTracker())
  }

  /// Whether a travel is long enough for a pan to begin.
  func isFarEnough(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) >= Self.threshold }

  private var coordinatingWindow: UIWindow? { view?.window }

  private func inSpace(of view: UIView?, _ value: CGPoint) -> CGPoint {
    guard let view, let window = coordinatingWindow else { return value }
    return vector(value, from: window, to: view)
  }

  private func vector(_ value: CGPoint, from view: UIView, to other: UIView?) -> CGPoint {
    let (start, end) = (view.convert(CGPoint.zero, to: other), view.convert(value, to: other))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
