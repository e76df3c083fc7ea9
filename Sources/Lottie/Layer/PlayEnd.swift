import Foundation
import QuartzCore

/// Tells once how a play ended: by the animation that lasts as long, or before by what interrupts it.
final class PlayEnd: NSObject, CAAnimationDelegate {
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

  /// What is to be told, from now on by another.
  func takeCompletion() -> LottieCompletionBlock? {
    defer { completion = nil }
    return completion
  }
}
