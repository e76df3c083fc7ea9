import AnimationPresets
import QuartzCore
import TestSupport
import Testing

@Suite struct CurveTests {
  @Test func `S97: the 29 curves have case-insensitive names, and unknown names give nil`() {
    #expect(SpringPreset.Curve.allCases.count == 29)
    for curve in SpringPreset.Curve.allCases {
      #expect(SpringPreset.Curve(name: curve.rawValue.uppercased()) == curve)
    }
    #expect(SpringPreset.Curve(name: "EaseOut") == .easeOut && SpringPreset.Curve(name: "bogus") == nil)
  }

  @Test(
    "S96: the spring curve depends on the force",
    arguments: [(1.0, 0.91428), (2, 1.06223)])
  func spring(force: Double, half: Double) {
    let function = SpringPreset.Curve.spring.timingFunction(force: force)
    #expect((SpringPreset.Curve.spring.timingFunction() == function) == (force == 1))
    for invalid in [Double.nan, .infinity] {
      #expect((SpringPreset.Curve.spring.timingFunction(force: invalid) == function) == (force == 1))
    }
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.5, Float(1.1 + force / 3)])
    // From 0 to 1 over the first quarter of a cycle: the keyframes' second value.
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    animation.timingFunction = function
    let card = StagedCard()
    card.at { $0.add(animation, forKey: nil) }
    #expect(isClose(card.presentationValue("zPosition", at: 0.5), half, within: 1e-5))
  }

  @Test(
    "every preset has the timing function of its curve",
    arguments: SpringPreset.Kind.allCases.filter { $0 != .move })
  func pacing(_ kind: SpringPreset.Kind) {
    let keys = [
      "position.x", "opacity", "transform.translation.x", "transform.translation.y", "transform.scale.x",
      "transform.rotation.z", "transform.rotation.y", "transform.rotation.x",
    ]
    func course(_ curve: SpringPreset.Curve) -> [Double] {
      let card = StagedCard()
      card.at { $0.animate(SpringPreset(kind)(duration: 1, curve: curve)) }
      return [0.1, 0.2, 0.3].flatMap { time in keys.map { card.presentationValue($0, at: time) } }
    }
    #expect(!isClose(course(.linear), course(.easeInQuint), within: 1e-3))
    #expect(!isClose(course(.easeOutBack), course(.easeInQuint), within: 1e-3))
  }
}
