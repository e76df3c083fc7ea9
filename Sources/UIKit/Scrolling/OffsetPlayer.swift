import LayerTree
import QuartzCore

/// Plays a motion of a scroll view's offset, at every frame and at its exact end.
@MainActor
final class OffsetPlayer {
  private let motion: any OffsetMotion
  private let startTime: Double
  private let show: @MainActor (CGPoint) -> Void
  private let end: @MainActor () -> Void
  private var link: CADisplayLink?
  private var endCall: DelayedCall?
  private var isStopped = false

  /// Starts playing.
  ///
  /// - Parameters:
  ///   - motion: The motion to play.
  ///   - view: The view whose stage's time is used.
  ///   - show: A closure that is called with each offset.
  ///   - end: A closure that is called at the end unless the player was stopped.
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
    // The closure can have started another motion.
    if !isStopped { end() }
  }

  /// Stops at the offset of a given time.
  func stop(at time: Double) {
    guard link != nil else { return }
    stop()
    show(motion.offset(at: time - startTime))
  }

  /// Stops at the last offset.
  func stop() {
    isStopped = true
    invalidate()
  }

  /// The current velocity.
  var velocity: CGPoint { motion.velocity(at: CACurrentMediaTime() - startTime) }

  private func invalidate() {
    link.take()?.invalidate()
    endCall.take()?.cancel()
  }
}
