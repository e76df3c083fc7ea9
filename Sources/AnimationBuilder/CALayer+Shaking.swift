import AnimationVocabulary
public import QuartzCore

extension CALayer {
  /// Rotates the layer by 0.08 radians to both sides, like a shaking head. Each cycle takes 0.2 s.
  ///
  /// The key of the animation is `shakeAnimation`.
  ///
  /// - Parameter count: The number of times. Default 3.
  public func animateShake(count: Float = 3) {
    animate(forKey: "shakeAnimation") {
      $0.transform.rotation.z.value(from: 0.08, to: -0.08, duration: 0.1)
        .autoreverses().repeat(count: count).timingFunction(.easeInOut)
    }
  }

  /// Jolts the layer by 10 points to both sides and back. Each cycle takes 0.3 s.
  ///
  /// The key of the animation is `shockAnimation`.
  ///
  /// - Parameter count: The number of times. Default 2.
  public func animateShock(count: Float = 2) {
    animate(forKey: "shockAnimation") {
      $0.transform.translation.x.values([0, -10, 10, 0], duration: 0.15)
        .autoreverses().repeat(count: count).timingFunction(.easeInOut)
    }
  }
}
