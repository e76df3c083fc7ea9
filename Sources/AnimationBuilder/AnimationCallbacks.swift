import QuartzCore

/// The closures that an animation calls at its start and at its end.
final class AnimationCallbacks: NSObject, CAAnimationDelegate {
  var started: [() -> Void] = []
  var stopped: [(Bool) -> Void] = []

  /// Returns the closures of an animation, after setting its delegate if necessary.
  static func of(_ animation: CAAnimation) -> AnimationCallbacks {
    if let callbacks = animation.delegate as? AnimationCallbacks { return callbacks }
    let callbacks = AnimationCallbacks()
    animation.delegate = callbacks
    return callbacks
  }

  func animationDidStart(_ animation: CAAnimation) {
    for closure in started { closure() }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    for closure in stopped { closure(finished) }
  }
}
