import MotionCore
import QuartzCore

extension AnimationTraits {
  /// Creates settings from the parameters of an animation method.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; values that aren't above 0 count as 0.
  ///   - delay: The delay in seconds, likewise.
  ///   - options: The options, whose curve is used without a spring.
  ///   - spring: The spring to use instead of the curve.
  init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [], spring: ViewSpring? = nil)
  {
    self.init(
      duration: duration > 0 ? duration : 0,
      pacing: spring.map(AnimationPacing.spring) ?? .curve(options.curve.timingFunction))
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    if spring == nil, options.curveNumber == AnimationTraits.keyboardCurve {
      pacing = .spring(ViewSpring(.keyboard, velocity: .zero))
      self.duration = AnimationTraits.keyboardDuration
    }
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    laysOutSubviews = options.contains(.layoutSubviews)
  }

  /// The undocumented curve of the keyboard's animations, which is a spring (row SPR-KEYBOARD).
  private static let keyboardCurve = 7
  /// The duration of the keyboard's animations in seconds, which overrides the requested one.
  private static let keyboardDuration = 0.5

  /// Combines the settings with those of the enclosing block, except where the options override them.
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
}

extension UIView.AnimationOptions {
  fileprivate var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: curveNumber) ?? .easeInOut }
}
