import Foundation
import QuartzCore

/// Calls a completion once, when an animation with the duration of playback ends or playback is interrupted.
final class PlayCompletion: NSObject, CAAnimationDelegate {
  private weak var layer: LottieAnimationLayer?
  private var completion: LottieCompletionBlock?

  init(of layer: LottieAnimationLayer, _ completion: LottieCompletionBlock?) {
    self.layer = layer
    self.completion = completion
  }

  deinit { report(finished: false) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    layer?.playStopped(self, finished: flag)
    report(finished: flag)
  }

  func report(finished: Bool) { takeCompletion()?(finished) }

  /// Returns the completion, which is from now on the caller's to call.
  func takeCompletion() -> LottieCompletionBlock? {
    defer { completion = nil }
    return completion
  }
}
