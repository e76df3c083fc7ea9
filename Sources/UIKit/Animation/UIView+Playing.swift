import AwaitedEnds
public import QuartzCore

extension UIView {
  /// Animates the changes that a block makes to views, and waits for the end of the animations.
  ///
  /// It's the asynchronous counterpart of ``animate(withDuration:delay:options:animations:completion:)``. It has a
  /// separate name because an asynchronous overload would be preferred wherever `await` is possible.
  ///
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func play(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @MainActor () -> Void
  ) async -> Bool {
    await awaitEnd { end in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: end)
    }
  }

  /// Animates the changes that a block makes to views with a spring, and waits for the end of the animations.
  ///
  /// - Returns: Whether all animations finished.
  @discardableResult
  public static func play(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat = 0, options: AnimationOptions = [],
    animations: @MainActor () -> Void
  ) async -> Bool {
    await awaitEnd { end in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations, completion: end)
    }
  }

  /// Commits the animations that `start` begins, and waits for their end.
  private static func awaitEnd(_ start: (@escaping @MainActor (Bool) -> Void) -> Void) async -> Bool {
    let end = AwaitedEnd<Bool>()
    start { end.finish($0) }
    CATransaction.flush()
    return await end.value()
  }
}

extension UIViewPropertyAnimator {
  /// Starts or continues the animator, and waits for its end.
  ///
  /// - Returns: The end position; ``UIViewAnimatingPosition/current`` if the animator was stopped without finishing
  ///   or released.
  @discardableResult
  public func play() async -> UIViewAnimatingPosition {
    let end = AwaitedEnd<UIViewAnimatingPosition>()
    observeEnd { end.finish($0) }
    startAnimation()
    CATransaction.flush()
    return await end.value()
  }
}
