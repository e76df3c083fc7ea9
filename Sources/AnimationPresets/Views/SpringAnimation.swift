#if canImport(UIKit)
  public import UIKit

  /// Animations of views with a spring of damping ratio 0.7 and initial velocity 0.7, or with a timing function.
  ///
  /// ```swift
  /// SpringAnimation.spring(duration: 0.7) { card.transform = .identity }
  /// ```
  @preconcurrency @MainActor
  public enum SpringAnimation {
    /// Animates with a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - animations: Changes views; called immediately.
    public static func spring(duration: TimeInterval, animations: @MainActor () -> Void) {
      spring(duration, delay: 0, animations, completion: nil)
    }

    /// Animates with a spring after a delay in seconds.
    public static func springWithDelay(
      duration: TimeInterval, delay: TimeInterval, animations: @MainActor () -> Void
    ) {
      spring(duration, delay: delay, animations, completion: nil)
    }

    /// Animates with a spring, and calls a closure at the end with whether the animation ran to it.
    public static func springWithCompletion(
      duration: TimeInterval, animations: @MainActor () -> Void,
      completion: @escaping @MainActor (Bool) -> Void
    ) {
      spring(duration, delay: 0, animations, completion: completion)
    }

    /// Animates with the `easeIn` timing function, without a spring.
    public static func springEaseIn(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn, animations: animations)
    }

    /// Animates with the `easeOut` timing function, without a spring.
    public static func springEaseOut(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: animations)
    }

    /// Animates with the `easeInOut` timing function, without a spring.
    public static func springEaseInOut(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: animations)
    }

    /// Animates with the `linear` timing function, without a spring.
    public static func springLinear(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: animations)
    }

    private static func spring(
      _ duration: TimeInterval, delay: TimeInterval, _ animations: @MainActor () -> Void,
      completion: (@MainActor (Bool) -> Void)?
    ) {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.7,
        animations: animations, completion: completion)
    }
  }
#endif
