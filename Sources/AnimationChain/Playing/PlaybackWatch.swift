import CoreGraphics
import Foundation
import QuartzCore

/// Hears of the end of one animation of a playback, and keeps the playback alive until then.
final class PlaybackWatch: NSObject, CAAnimationDelegate {
  private var playback: ChainPlayback?
  private var onEnd: ((Bool) -> Void)?
  private weak var layer: CALayer?
  private var key = ""

  /// Adds an animation to a layer and watches it.
  ///
  /// - Parameter onEnd: Called once with whether it ended by itself; not if it's retired before.
  static func add(
    _ animation: CAAnimation, to layer: CALayer, of playback: ChainPlayback,
    onEnd: @escaping (Bool) -> Void
  ) -> PlaybackWatch {
    let watch = PlaybackWatch()
    watch.playback = playback
    watch.onEnd = onEnd
    watch.layer = layer
    // One for each animation that is there at a time: the watch lives as long as that.
    watch.key =
      animation is CATransition
      ? kCATransition : "AnimationChain \(UInt(bitPattern: Unmanaged.passUnretained(watch).toOpaque()))"
    animation.delegate = watch
    layer.add(animation, forKey: watch.key)
    return watch
  }

  /// Takes the animation off the layer; nobody is told.
  func retire() {
    // A transition that has ended is gone, and its key may be another one's.
    let isThere = onEnd != nil || key != kCATransition
    forget()
    if isThere { layer?.removeAnimation(forKey: key) }
  }

  private func forget() {
    onEnd = nil
    playback = nil
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let onEnd = onEnd
    let playback = playback
    forget()
    withExtendedLifetime(playback) { onEnd?(flag) }
  }
}
