import LayerTree
import MotionCore
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

  /// - Parameters:
  ///   - duration: In seconds; what isn't above 0 counts as 0.
  ///   - delay: In seconds, likewise.
  ///   - spring: What paces instead of the options' curve.
  init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], spring: ViewSpring? = nil)
  {
    self.duration = duration > 0 ? duration : 0
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    pacing = spring.map(AnimationPacing.spring) ?? .curve(options.curve.timingFunction)
    if spring == nil, options.curveNumber == AnimationTraits.keyboardCurve {
      pacing = .spring(ViewSpring(.keyboard, velocity: .zero))
      self.duration = AnimationTraits.keyboardDuration
    }
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    laysOutSubviews = options.contains(.layoutSubviews)
  }

  /// - Parameter duration: In seconds, 0 or more.
  init(duration: Double, pacing: AnimationPacing) {
    self.duration = duration
    self.pacing = pacing
  }

  /// The curve of the keyboard's animations, which is a spring: row SPR-KEYBOARD.
  private static let keyboardCurve = 7
  /// How long they last, whatever duration is asked for: the same row.
  private static let keyboardDuration = 0.5

  /// Takes over from the block around this one what the options don't keep.
  func inheriting(from outer: AnimationTraits?, _ options: UIView.AnimationOptions) -> AnimationTraits {
    guard let outer else { return self }
    var traits = self
    if !options.contains(.overrideInheritedDuration) { traits.duration = outer.duration }
    if options.isDisjoint(with: [.overrideInheritedCurve, .overrideInheritedOptions]) {
      traits.pacing = outer.pacing
    }
    if !options.contains(.overrideInheritedOptions) {
      if outer.repeatCount > 0 { traits.repeatCount = outer.repeatCount }
      traits.autoreverses = autoreverses || outer.autoreverses
      traits.beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
      traits.laysOutSubviews = laysOutSubviews || outer.laysOutSubviews
    }
    traits.delay += outer.delay
    return traits
  }

  /// Times an animation of a layer.
  func time(_ animation: CAAnimation, in layer: CALayer) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if delay > 0 { animation.beginTime = layer.ownTime + delay }
  }
}

extension UIView.AnimationOptions {
  fileprivate var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: curveNumber) ?? .easeInOut }
}
