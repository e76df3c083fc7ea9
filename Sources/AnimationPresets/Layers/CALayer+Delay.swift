public import QuartzCore

extension CALayer {
  /// Calls a closure after a delay in the layer's time, at exactly that time. A layer that isn't rendered never calls it.
  ///
  /// - Parameters:
  ///   - seconds: The delay. If the delay isn't finite or isn't above 0, the closure is called at the next commit.
  ///   - body: The closure. It isn't called if the layer or its animations are removed first.
  public func delay(_ seconds: Double, perform body: @escaping () -> Void) {
    let pause = CAAnimationGroup()
    pause.duration = seconds > 0 && seconds.isFinite ? seconds : 1e-9
    pause.delegate = PresetDelegate { finished in if finished { body() } }
    add(pause, forKey: nil)
  }
}
