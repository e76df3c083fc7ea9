import LayerTree
import TestSupport
import Testing

@Suite struct CAKeyframeAnimationModesTests {
  private func keyframes(
    _ keyPath: String, _ values: [Any]?, _ mode: CAAnimationCalculationMode,
    _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> HostedLayer {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.calculationMode = mode
    animation.duration = 1
    configure(animation)
    let hosted = HostedLayer()
    hosted.add(animation)
    return hosted
  }

  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  /// S53.
  @Test(
    arguments: [
      (.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.paced, nil, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.cubic, nil, [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    ] as [(CAAnimationCalculationMode, [Double]?, [Double])])
  func `each calculation mode interpolates as in Core Animation`(
    _ mode: CAAnimationCalculationMode, _ keyTimes: [Double]?, _ expected: [Double]
  ) {
    let hosted = keyframes("cornerRadius", [0, 1, 0.5, 0.7], mode) {
      $0.keyTimes = keyTimes?.map { NSNumber(value: $0) }
    }
    let shown = Self.times.map { hosted.number("cornerRadius", at: $0) }
    #expect(isClose(shown, expected, within: 1e-5))
  }

  /// KB-1, KB-3, KB-4, KB-6, S54.
  @Test func `behavior 21: tension, continuity and bias shape a smooth curve; missing numbers are 0`() {
    func half(_ configure: (CAKeyframeAnimation) -> Void) -> Double {
      keyframes("cornerRadius", [0, 1, 4, 9], .cubic, configure).number("cornerRadius", at: 0.5)
    }
    #expect(isClose(half { _ in }, 2.25, within: 1e-12))
    #expect(isClose(half { $0.continuityValues = [0, 1, 0, 0] }, 2.125, within: 1e-12))
    #expect(isClose(half { $0.biasValues = [0, 0, 1, 0] }, 2.375, within: 1e-12))
    // The tangent at an end is the whole first difference, not half of it.
    #expect(
      isClose(
        keyframes("cornerRadius", [0, 1, 4, 9], .cubic).number("cornerRadius", at: 1.0 / 6), 0.375,
        within: 1e-12))
    // Without tangents, half the time is half the distance.
    #expect(isClose(half { $0.tensionValues = [0, 1, 1] }, 2.5, within: 1e-12))
    #expect(keyframes("cornerRadius", [0, 1], .cubic).number("cornerRadius", at: 0.5) == 0.5)
  }

  /// KB-8.
  @Test func `a smooth curve passes through points`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]
    let shown: CGPoint? = keyframes("position", points, .cubic).value("position", at: 0.75)
    #expect(shown == CGPoint(x: 10.625, y: 13.125))
  }

  /// KB-10, KB-11.
  @Test func `paced modes derive key times from distances`() {
    let smooth = keyframes("cornerRadius", [0, 80, 20, 100], .cubicPaced)
    #expect(isClose(smooth.number("cornerRadius", at: 0.35), 79.382188, within: 1e-5))
    let sizes = [CGSize(), CGSize(width: 6, height: 8), CGSize(width: 6, height: 38)]
    let straight = keyframes("bounds.size", sizes, .paced) { $0.keyTimes = [0, 0.9, 1] }
    #expect(straight.value("bounds.size", at: 0.5) == CGSize(width: 6, height: 18))
  }

  /// KB-12.
  @Test func `whole transforms have no distance, so paced modes don't animate them`() {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      let (layer, animation) = (CALayer(), CAKeyframeAnimation(keyPath: "transform"))
      layer.transform = CATransform3DMakeScale(5, 1, 1)
      animation.values = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)]
      (animation.calculationMode, animation.duration) = (mode, 1)
      let hosted = HostedLayer(layer)
      hosted.add(animation)
      for time in [0, 0.5, 0.9] {
        #expect(agree(hosted.value("transform", at: time), CATransform3DMakeScale(5, 1, 1)))
      }
    }
    let values = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)]
    #expect(keyframes("transform", values, .cubic).number("transform.scale.x", at: 0.5) == 2)
    #expect(keyframes("transform.scale.x", [1, 3, 1], .paced).number("transform.scale.x", at: 0.25) == 2)
  }

  @Test func `tension, continuity and bias of any count and size give finite values`() {
    for numbers in [[], [1e300], [Double.nan, .infinity, -1e300, 2, 3, 4, 5, 6, 7]] as [[Double]] {
      let shape = numbers.map { NSNumber(value: $0) }
      for mode in [CAAnimationCalculationMode.cubic, .cubicPaced, CAAnimationCalculationMode(rawValue: "?")] {
        let hosted = keyframes("cornerRadius", [0, 1e308, -1e308, 3], mode) {
          ($0.tensionValues, $0.continuityValues, $0.biasValues) = (shape, shape, shape)
        }
        for time in Self.times { #expect(hosted.number("cornerRadius", at: time).isFinite) }
      }
    }
  }

  @Test func `keyframes with values that aren't finite have no effect`() {
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(keyframes("cornerRadius", [1, value, 2], .linear).number("cornerRadius", at: 0.5) == 0)
      let point = CGPoint(x: 1, y: value)
      #expect(keyframes("position", [point, point], .linear).number("position.y", at: 0.5) == 0)
    }
  }

  @Test func `modes have Core Animation's names and can be accessed by key`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    #expect(animation.value(forKey: "calculationMode") as? String == "linear")
    #expect(animation.rotationMode == nil && animation.path == nil && animation.tensionValues == nil)
    for mode in ["linear", "discrete", "paced", "cubic", "cubicPaced"] {
      animation.setValue(mode, forKey: "calculationMode")
      #expect(animation.calculationMode.rawValue == mode)
    }
    animation.setValue("autoReverse", forKey: "rotationMode")
    #expect(animation.rotationMode == .rotateAutoReverse)
    animation.setValue(nil, forKey: "rotationMode")
    #expect(animation.rotationMode == nil)
    for key in ["tensionValues", "continuityValues", "biasValues"] {
      animation.setValue([NSNumber(value: 0.5)], forKey: key)
      #expect((animation.copy() as? CAKeyframeAnimation)?.value(forKey: key) as? [NSNumber] == [0.5])
    }
  }
}
