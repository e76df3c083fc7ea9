import QuartzCore

/// The closures that an animation calls at its start and at its end.
final class AnimationCallbacks: NSObject, CAAnimationDelegate {
  var started: [() -> Void] = []
  var stopped: [(Bool) -> Void] = []

  /// The closures of an animation, which has room for some from now on.
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
