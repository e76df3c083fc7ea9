public import QuartzCore

extension UIView {
  /// Animates what a block changes about views, and waits until the last of the animations has ended.
  ///
  /// It does what ``animate(withDuration:delay:options:animations:completion:)`` does under a name of its own: an
  /// asynchronous function of that name would be called instead wherever one can wait.
  ///
  /// - Returns: Whether all of them ran to their end.
  @discardableResult
  public static func play(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @MainActor () -> Void
  ) async -> Bool {
    await untilEnd { end in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: end)
    }
  }

  /// Animates what a block changes about views with a spring, and waits until the last of the animations has ended.
  ///
  /// - Returns: Whether all of them ran to their end.
  @discardableResult
  public static func play(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat = 0, options: AnimationOptions = [],
    animations: @MainActor () -> Void
  ) async -> Bool {
    await untilEnd { end in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: end)
    }
  }

  /// Commits what `start` begins and waits for the end of it.
  private static func untilEnd(_ start: (@escaping @MainActor (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: $0) }
      CATransaction.flush()
    }
  }
}

extension UIViewPropertyAnimator {
  /// Starts the animator, or lets it go on, and waits for its end.
  ///
  /// - Returns: Where it ended; in between also where it was stopped without finishing, or let go of.
  @discardableResult
  public func play() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      observeEnd { continuation.resume(returning: $0) }
      startAnimation()
      CATransaction.flush()
    }
  }
}
