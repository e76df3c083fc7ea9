import LayerTree
import TestSupport
import Testing

@Suite struct CAKeyframeAnimationTests {
  private func hosted(
    _ keyPath: String, _ values: [Any], _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  )
    -> HostedLayer
  {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    configure(animation)
    let hosted = HostedLayer()
    hosted.add(animation)
    return hosted
  }

  /// S48, S50.
  @Test(arguments: [nil, [0, 0.2, 0.4, 0.6, 0.8, 1], [0.1, 0.25, 0.5, 0.75, 1], [0, 0.5, 0.25, 0.75, 1]])
  func `values are evenly spaced if key times are missing or don't match them`(_ keyTimes: [Double]?) {
    let hosted = hosted("cornerRadius", [0, 30, -30, 30, 0]) {
      $0.keyTimes = keyTimes?.map { NSNumber(value: $0) }
    }
    for (time, value) in [(0.0, 0.0), (0.25, 30), (0.5, -30), (0.75, 30), (0.875, 15)] {
      #expect(hosted.number("cornerRadius", at: time) == value)
    }
  }

  /// S49, with the numbers of the login screen's balloon (D14).
  @Test func `key times are fractions of the duration`() {
    let points = [CGPoint(x: -50, y: 0), CGPoint(x: 425, y: 160), CGPoint(x: -50, y: 297.1)]
    let hosted = hosted("position", points.map { NSValue(cgPoint: $0) }) {
      $0.duration = 12
      $0.keyTimes = [0.0, 0.5, 1.0]
    }
    for (time, point) in [
      (3.0, CGPoint(x: 187.5, y: 80)), (6, CGPoint(x: 425, y: 160)), (9, CGPoint(x: 187.5, y: 228.55)),
    ] {
      hosted.host.advance(to: time)
      let shown = hosted.layer.presentation()?.position ?? .zero
      #expect(isClose([shown.x, shown.y], [point.x, point.y], within: 1e-9))
    }
  }

  /// RI-1.
  @Test func `uneven key times space the values unevenly`() {
    let hosted = hosted("cornerRadius", [0, 10, 100]) { $0.keyTimes = [0, 0.8, 1] }
    #expect(hosted.number("cornerRadius", at: 0.25) == 3.125)
  }

  /// S51.
  @Test func `each segment has its own pacing`() {
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    let hosted = hosted("cornerRadius", [0, 100, 0]) { $0.timingFunctions = [easeIn] }
    #expect(isClose(hosted.number("cornerRadius", at: 0.25), 31.536, within: 5e-4))
    #expect(hosted.number("cornerRadius", at: 0.75) == 50)
  }

  /// RI-2.
  @Test func `discrete values hold until the next key time`() {
    let hosted = hosted("cornerRadius", [10, 20]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.25, 1]
    }
    #expect(hosted.number("cornerRadius", at: 0.2) == 10)
    #expect(hosted.number("cornerRadius", at: 0.3) == 20)
  }

  /// S56.
  @Test func `additive keyframes are relative to the model's value`() {
    let layer = CALayer()
    layer.position.x = 100
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, CGFloat(30), -30.0, NSNumber(value: 30), 0]
    shake.duration = 1
    shake.isAdditive = true
    let hosted = HostedLayer(layer)
    hosted.add(shake)
    #expect(hosted.number("position.x", at: 0.25) == 130)
  }

  @Test func `transforms are interpolated by their components`() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let hosted = hosted("transform", [CATransform3DIdentity, turned, CATransform3DIdentity])
    hosted.host.advance(to: 0.25)
    let m11 = hosted.layer.presentation()?.transform.m11 ?? 0
    #expect(isClose(Double(m11), 0.5.squareRoot(), within: 1e-12))
  }

  @Test func `keyframes with invalid values have no effect`() {
    for values in [[], ["a", "b"], [0, "b"], [CGPoint.zero]] as [[Any]] {
      #expect(hosted("cornerRadius", values).number("cornerRadius", at: 0.5) == 0)
    }
    #expect(hosted("cornerRadius", [7]).number("cornerRadius", at: 0.5) == 7)
  }
}
