import QuartzCore

/// Tells how an animation ended.
final class PresetEnd: NSObject, CAAnimationDelegate {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { body.take()?(finished) }
}

/// The end of several things, of which the last to end tells.
final class SharedEnd {
  private var remaining: Int
  private var isFinished = true
  private let completion: ((Bool) -> Void)?

  /// - Parameter count: How many things there are; with none it's over at once.
  init(of count: Int, _ completion: ((Bool) -> Void)?) {
    remaining = count
    self.completion = completion
    if count == 0 { completion?(true) }
  }

  /// One of them has ended.
  func settle(_ finished: Bool) {
    remaining -= 1
    if !finished { isFinished = false }
    if remaining == 0 { completion?(isFinished) }
  }
}
