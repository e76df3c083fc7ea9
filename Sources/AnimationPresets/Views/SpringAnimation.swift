#if canImport(UIKit)
  public import UIKit

  /// Animates what a closure changes about views, by a spring of damping ratio 0.7 and initial velocity 0.7, or by a curve.
  ///
  /// ```swift
  /// SpringAnimation.spring(duration: 0.7) { card.transform = .identity }
  /// ```
  @preconcurrency @MainActor
  public enum SpringAnimation {
    /// Animates by a spring.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - animations: What changes views; called right now.
    public static func spring(duration: TimeInterval, animations: @MainActor () -> Void) {
      spring(duration, delay: 0, animations, completion: nil)
    }

    /// Animates by a spring, after a delay in seconds.
    public static func springWithDelay(
      duration: TimeInterval, delay: TimeInterval, animations: @MainActor () -> Void
    ) {
      spring(duration, delay: delay, animations, completion: nil)
    }

    /// Animates by a spring, and tells at its end whether it came to it.
    public static func springWithCompletion(
      duration: TimeInterval, animations: @MainActor () -> Void,
      completion: @escaping @MainActor (Bool) -> Void
    ) {
      spring(duration, delay: 0, animations, completion: completion)
    }

    /// Animates slowly at the begin, without a spring.
    public static func springEaseIn(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn, animations: animations)
    }

    /// Animates slowly at the end, without a spring.
    public static func springEaseOut(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: animations)
    }

    /// Animates slowly at both ends, without a spring.
    public static func springEaseInOut(duration: TimeInterval, animations: @MainActor () -> Void) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: animations)
    }

    /// Animates evenly, without a spring.
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
