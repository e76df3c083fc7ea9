import Staging
import Testing

/// Outside of `perform`, `CACurrentMediaTime()` is the system's time; a begin time computed from it is reported.
@Suite struct ForeignTimeTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10))

  private func fade(beginTime: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.beginTime) = (1, beginTime)
    return animation
  }

  private func reports(_ body: () -> Void) -> [String] {
    CoreAnimationDiagnostics.reports {
      body()
      stage.perform {}
    }
  }

  @Test(.enabled(if: CACurrentMediaTime() > 61, "the system's clock is too close to a stage's"))
  func `a begin time on the system's clock is reported once for a key`() {
    let found = reports {
      stage.layer.add(fade(beginTime: CACurrentMediaTime() + 1), forKey: "late")
      stage.layer.add(fade(beginTime: CACurrentMediaTime() + 2), forKey: "late")
      stage.layer.add(fade(beginTime: CACurrentMediaTime()), forKey: nil)
    }
    #expect(found.count == 2)
    #expect(found.first?.contains("animation 'late' is on the system's clock") == true)
    #expect(found.last?.contains("animation 'without a key' is on the system's clock") == true)
  }

  @Test(.enabled(if: CACurrentMediaTime() > 61, "the system's clock is too close to a stage's"))
  func `a begin time is also reported for a layer with a time of its own`() {
    let layer = CALayer()
    (layer.speed, layer.timeOffset) = (2, 5)
    #expect(
      reports {
        stage.layer.addSublayer(layer)
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.add(fade(beginTime: time + 0.5), forKey: "late")
      }.count == 1)
  }

  @Test func `begin times on the stage's clock aren't reported`() {
    stage.advance(to: 3)
    #expect(
      reports {
        stage.layer.add(fade(beginTime: 0), forKey: "now")
        stage.layer.add(fade(beginTime: stage.time + 2), forKey: "soon")
        stage.layer.add(fade(beginTime: -1e6), forKey: "past")
        stage.layer.add(fade(beginTime: 1e9), forKey: "far")
        stage.perform { stage.layer.add(fade(beginTime: CACurrentMediaTime() + 50), forKey: "later") }
      } == [])
  }

  @Test func `begin times aren't reported for layers that are drawn in real time`() {
    let renderer = CARenderer(width: 4, height: 4)
    let layer = CALayer()
    let found = CoreAnimationDiagnostics.reports {
      renderer.layer = layer
      renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
      layer.add(fade(beginTime: CACurrentMediaTime() + 1), forKey: "later")
      renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
    }
    #expect(found == [] && layer.animationKeys() == ["later"])
  }
}
