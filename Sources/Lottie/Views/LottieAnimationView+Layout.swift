import LottiePlayer
import UIKit

extension LottieAnimationView {
  /// Fits the animation into the bounds.
  func layoutAnimation() {
    let former = lottieAnimationLayer.fit
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lottieAnimationLayer.contentsGravity = layer.contentsGravity
    lottieAnimationLayer.layoutComposition(in: bounds)
    CATransaction.commit()
    animateFit(from: former)
  }

  /// Within an animation block, animates the change from the previous fit, with the duration and the timing function of the
  /// block's transaction.
  ///
  /// The composition has its own time, in which animations of views can't run. Therefore, the layer around it moves from
  /// the transform that makes the new fit *N* look like the previous one *F*: *N*⁻¹ · *F*, in row vectors.
  private func animateFit(from former: CGAffineTransform) {
    let fit = lottieAnimationLayer.fit
    guard animateLayoutChangesWithCurrentCoreAnimationContext, UIView.areAnimationsEnabled,
      UIView.inheritedAnimationDuration > 0, fit != former, fit.a * fit.d != 0
    else { return }
    let (x, y) = (bounds.midX, bounds.midY)
    let start = CGAffineTransform(translationX: x, y: y).concatenating(fit.inverted()).concatenating(former)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeAffineTransform(start)
    animation.toValue = CATransform3DIdentity
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction()
    lottieAnimationLayer.add(animation, forKey: "fit")
  }
}
