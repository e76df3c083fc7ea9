import QuartzCore

/// The animation of an interactive transition, as a driver plays it.
@MainActor
protocol TransitionDriver: AnyObject {
  /// The shown fraction of the animation, 0…1.
  var progress: Double { get set }

  /// Plays the rest of the animation forward, or back to the start.
  ///
  /// At the end, the animation's completions are called.
  ///
  /// - Parameters:
  ///   - isReversed: Whether the animation plays back to the start.
  ///   - speed: The speed relative to the animation's, above 0.
  ///   - curve: The curve of the rest.
  func play(isReversed: Bool, speed: Double, curve: any UITimingCurveProvider)
  /// Stops playing at the current progress.
  func pause()
}

/// Drives an animation that the animator provides as a property animator.
@MainActor
final class AnimatorDriver: TransitionDriver {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    animator.pauseAnimation()
  }

  var progress: Double {
    get { Double(animator.fractionComplete) }
    set { animator.fractionComplete = CGFloat(newValue) }
  }

  func play(isReversed: Bool, speed: Double, curve: any UITimingCurveProvider) {
    let remaining = isReversed ? progress : 1 - progress
    animator.isReversed = isReversed
    animator.continueAnimation(withTimingParameters: curve, durationFactor: CGFloat(remaining / speed))
  }

  func pause() {
    animator.pauseAnimation()
    animator.isReversed = false
  }
}
