import LayerTree
import QuartzCore

/// The settings of an animation block.
struct AnimationTraits {
  /// The duration of one cycle in seconds; 0 disables animation.
  var duration: Double
  var delay = 0.0
  var pacing: AnimationPacing
  /// The number of cycles; 0 counts as 1.
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  var laysOutSubviews = false

  /// Creates settings with a duration in seconds, 0 or more.
  init(duration: Double, pacing: AnimationPacing) {
    self.duration = duration
    self.pacing = pacing
  }

  /// Sets the timing of an animation that will be added to a layer.
  func apply(to animation: CAAnimation, in layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.currentLocalTime + delay }
  }
}
