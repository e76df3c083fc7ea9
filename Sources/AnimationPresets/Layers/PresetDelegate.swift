import QuartzCore

/// A delegate that calls a closure once, with whether an animation ran to its end.
final class PresetDelegate: NSObject, CAAnimationDelegate {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { body.take()?(finished) }
}

/// The end of a set of animations, which calls a closure after the last one has ended.
final class SharedEnd {
  private var remaining: Int
  private var isFinished = true
  private let completion: ((Bool) -> Void)?

  /// - Parameter count: The number of animations; if it's 0, the closure is called immediately.
  init(of count: Int, _ completion: ((Bool) -> Void)?) {
    remaining = count
    self.completion = completion
    if count == 0 { completion?(true) }
  }

  /// Reports the end of one animation.
  func finish(_ finished: Bool) {
    remaining -= 1
    if !finished { isFinished = false }
    if remaining == 0 { completion?(isFinished) }
  }
}
