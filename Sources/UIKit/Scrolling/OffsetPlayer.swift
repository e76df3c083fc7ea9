import LayerTree
import QuartzCore

/// Plays the motion of a scroll view's offset, with every frame and at its exact end.
@MainActor
final class OffsetPlayer {
  private let motion: any OffsetMotion
  private let startTime: Double
  private let show: @MainActor (CGPoint) -> Void
  private let end: @MainActor () -> Void
  private var link: CADisplayLink?
  private var endCall: DelayedCall?
  private var isStopped = false

  /// Begins to play.
  ///
  /// - Parameters:
  ///   - motion: What is played.
  ///   - view: Whose stage's time it goes by.
  ///   - show: Called with each offset.
  ///   - end: Called at the end, unless it's stopped before.
  init(
    _ motion: any OffsetMotion, in view: UIView, show: @escaping @MainActor (CGPoint) -> Void,
    end: @escaping @MainActor () -> Void
  ) {
    (self.motion, self.show, self.end) = (motion, show, end)
    startTime = view.layer.atHostTime { CACurrentMediaTime() }
    endCall = DelayedCall(after: motion.duration, in: view.layer) { [weak self] in self?.finish() }
    let link = CADisplayLink { [weak self] link in
      withViews(link) { link in
        if let self { self.tick(at: link.timestamp) } else { link.invalidate() }
      }
    }
    self.link = link
    view.layer.atHostTime { link.add(to: .main, forMode: .common) }
  }

  private func tick(at time: Double) {
    if time - startTime >= motion.duration {
      finish()
    } else {
      show(motion.offset(at: time - startTime))
    }
  }

  private func finish() {
    guard link != nil else { return }
    invalidate()
    show(motion.end)
    // Whoever was shown the end may have begun something else.
    if !isStopped { end() }
  }

  /// Ends it where it is at a time.
  func stop(at time: Double) {
    guard link != nil else { return }
    stop()
    show(motion.offset(at: time - startTime))
  }

  /// Ends it where it was last shown.
  func stop() {
    isStopped = true
    invalidate()
  }

  /// The velocity at the present time.
  var velocity: CGPoint { motion.velocity(at: CACurrentMediaTime() - startTime) }

  private func invalidate() {
    link.take()?.invalidate()
    endCall.take()?.cancel()
  }
}
