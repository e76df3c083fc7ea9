import Foundation
import LottiePlayer
import UIKit

// Transitions of the program between background and foreground.

extension LottieAnimationView {
  func observeApplication() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("enterBackground", LottieAnimationView.enterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    center.addObserver(
      self, selector: Selector("enterForeground", LottieAnimationView.enterForeground),
      name: UIApplication.willEnterForegroundNotification, object: nil)
  }

  private func enterBackground() {
    lottieAnimationLayer.updateAnimationForBackgroundState(backgroundBehavior: backgroundBehavior)
  }

  private func enterForeground() {
    lottieAnimationLayer.updateAnimationForForegroundState(
      wasWaitingToPlayAnimation: isAnimationQueued, backgroundBehavior: backgroundBehavior)
  }
}
