import LayerTree
import QuartzCore

/// What a block of animations says about each that it brings about.
struct AnimationTraits {
  /// The length of one pass, in seconds; 0 animates nothing.
  var duration: Double
  var delay = 0.0
  var pacing: AnimationPacing
  /// 0 for once.
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var laysOutSubviews = false

  /// - Parameter duration: In seconds, 0 or more.
  init(duration: Double, pacing: AnimationPacing) {
    self.duration = duration
    self.pacing = pacing
  }

  /// Times an animation of a layer.
  func apply(to animation: CAAnimation, in layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.ownTime + delay }
  }
}
