public import QuartzCore

extension CALayer {
  /// Calls a closure after some of the layer's seconds, at exactly that instant; never, where the layer isn't shown.
  ///
  /// - Parameters:
  ///   - seconds: How many; what isn't above 0 is the next commit.
  ///   - body: What is to happen; it's dropped when the layer is taken away, or its animations are removed.
  public func delay(_ seconds: Double, perform body: @escaping () -> Void) {
    let pause = CAAnimationGroup()
    pause.duration = seconds > 0 && seconds.isFinite ? seconds : 1e-9
    pause.delegate = PresetEnd { finished in if finished { body() } }
    add(pause, forKey: nil)
  }
}
