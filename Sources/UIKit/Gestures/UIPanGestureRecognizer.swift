public import QuartzCore

/// Recognizes fingers that move. It's continuous and begins when the fingers have moved 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. Default 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. During a pan, further ones are ignored. Default unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The distance after which a pan begins, in points.
  private static let threshold: CGFloat = 10

  /// The total movement in the window's coordinates.
  private(set) var travel = CGPoint.zero
  private var translationOrigin = CGPoint.zero
  private var velocityTracker = VelocityTracker()

  /// Returns the movement in a view's coordinates since the touches began or since the translation was set.
  open func translation(in view: UIView?) -> CGPoint {
    inSpace(of: view, CGPoint(x: travel.x - translationOrigin.x, y: travel.y - translationOrigin.y))
  }

  /// Sets the translation in a view's coordinates. Further movement adds to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = coordinatingWindow
    let translation = view.map { vector(translation, from: $0, to: window) } ?? translation
    translationOrigin = CGPoint(x: travel.x - translation.x, y: travel.y - translation.y)
  }

  /// Returns the velocity in a view's coordinates, in points per second.
  ///
  /// It's the average over the last 0.05 s, and therefore zero if the fingers rest before they are lifted.
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
    } else if exceedsThreshold(travel) {
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

  /// Returns whether a movement is large enough for a pan to begin.
  func exceedsThreshold(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) >= Self.threshold }

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
