public import QuartzCore

extension CALayer {
  /// Turns the layer to and fro, as one shakes a head: 0.08 radians to either side, 0.2 s each time.
  ///
  /// It's added by the key `shakeAnimation`.
  ///
  /// - Parameter count: How often; default 3.
  public func animateShake(count: Float = 3) {
    animate(forKey: "shakeAnimation") {
      $0.transform.rotation.z.value(from: 0.08, to: -0.08, duration: 0.1)
        .autoreverses().repeat(count: count).timingFunction(.easeInOut)
    }
  }

  /// Jolts the layer sideways: 10 points to either side and back the same way, 0.3 s each time.
  ///
  /// It's added by the key `shockAnimation`.
  ///
  /// - Parameter count: How often; default 2.
  public func animateShock(count: Float = 2) {
    animate(forKey: "shockAnimation") {
      $0.transform.translation.x.values([0, -10, 10, 0], duration: 0.15)
        .autoreverses().repeat(count: count).timingFunction(.easeInOut)
    }
  }
}
