import CoreGraphics
import Testing

@testable import LayerTree

@Suite struct AnimationRecorderTests {
  private let root = CALayer()
  private let layer = CALayer()

  private func animation(_ keyPath: String, _ duration: Double, at beginTime: Double = 0) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.toValue, animation.duration, animation.beginTime) = (1, duration, beginTime)
    return animation
  }

  private func record(until end: Double, _ build: (LayerHost) -> Void) -> AnimationRecorder {
    let host = LayerHost(root: root)
    host.perform {
      root.addSublayer(layer)
      build(host)
    }
    let recorder = AnimationRecorder(host)
    host.advance(to: end)
    return recorder
  }

  @Test func `animations are recorded with their exact times, also those that are added later`() {
    let recorder = record(until: 5) { host in
      layer.add(animation("opacity", 1, at: 0.25), forKey: "fade")
      host.call(after: 2.125) { layer.add(animation("zPosition", 0.5), forKey: nil) }
    }
    #expect(recorder.spans.map(\.begin) == [0.25, 2.125] && recorder.spans.map(\.end) == [1.25, 2.625])
    #expect(recorder.spans.map(\.animation.keyPaths) == [["opacity"], ["zPosition"]])
    #expect(recorder.spans.map(\.layerNumber) == [0, 0] && recorder.spans[1].path.indices == [0])
  }

  @Test func `an animation that is removed ends then, and one that repeats forever doesn't end`() {
    let recorder = record(until: 5) { host in
      layer.add(animation("opacity", 3), forKey: "fade")
      host.call(after: 1.5) { layer.removeAnimation(forKey: "fade") }
      let endless = animation("zPosition", 1)
      endless.repeatCount = .infinity
      root.add(endless, forKey: nil)
    }
    #expect(recorder.spans.first { $0.path.indices == [0] }?.end == 1.5)
    #expect(recorder.spans.first { $0.path.indices.isEmpty }?.end == .infinity)
  }

  @Test func `a change of a layer's speed changes the recorded times`() {
    let recorder = record(until: 5) { host in
      layer.add(animation("opacity", 4), forKey: "fade")
      host.call(after: 0.5) { layer.speed = 2 }
    }
    #expect(recorder.spans[0].end == 2)
  }

  @Test func `a group is recorded with the properties of its members`() {
    let recorder = record(until: 1) { _ in
      let group = CAAnimationGroup()
      group.animations = [animation("opacity", 1), animation("position.x", 1), animation("opacity", 1)]
      layer.add(group, forKey: "both")
    }
    #expect(recorder.spans.map(\.animation.keyPaths) == [["opacity", "position.x"]])
    #expect(recorder.spans[0].animation.key == "both")
  }
}
