import CoreGraphics
import Foundation
import QuartzCore

/// Observes the end of one animation of a playback, and retains the playback until then.
final class AnimationObserver: NSObject, CAAnimationDelegate {
  private var playback: ChainPlayback?
  private var onEnd: ((Bool) -> Void)?
  private weak var layer: CALayer?
  private var key = ""

  /// Adds an animation to a layer and observes it.
  ///
  /// - Parameter onEnd: Called once with whether the animation ran to its end, unless ``removeAnimation()`` is called first.
  static func add(
    _ animation: CAAnimation, to layer: CALayer, for playback: ChainPlayback,
    onEnd: @escaping (Bool) -> Void
  ) -> AnimationObserver {
    let observer = AnimationObserver()
    observer.playback = playback
    observer.onEnd = onEnd
    observer.layer = layer
    // Unique as long as the animation is on the layer, because the observer lives as long.
    observer.key =
      animation is CATransition
      ? kCATransition : "AnimationChain \(UInt(bitPattern: Unmanaged.passUnretained(observer).toOpaque()))"
    animation.delegate = observer
    layer.add(animation, forKey: observer.key)
    return observer
  }

  /// Removes the animation from the layer without a call of `onEnd`.
  func removeAnimation() {
    // A transition that has ended was removed from its layer, and another one may have its key.
    let isOnLayer = onEnd != nil || key != kCATransition
    stopObserving()
    if isOnLayer { layer?.removeAnimation(forKey: key) }
  }

  private func stopObserving() {
    onEnd = nil
    playback = nil
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let onEnd = onEnd
    let playback = playback
    stopObserving()
    withExtendedLifetime(playback) { onEnd?(flag) }
  }
}
