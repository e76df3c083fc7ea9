import LayerTree
import TestSupport
import Testing

@Suite struct CAAnimationGroupTests {
  @Test func `an array that contains the group itself is ignored`() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    let fade = CABasicAnimation.fade()
    outer.animations = [fade, inner]
    inner.animations = [outer]
    #expect(inner.animations == nil)
    outer.animations = [outer]
    #expect(outer.animations == [fade, inner])
    let hosted = HostedLayer()
    (outer.duration, inner.duration) = (1, 1)
    hosted.add(outer)
    #expect(hosted.opacity(at: 0.5) == 0.5)
  }

  private func nested(_ depth: Int) -> CAAnimation {
    var animation: CAAnimation = CABasicAnimation.fade()
    for _ in 0..<depth { animation = group([animation]) }
    return animation
  }

  @Test func `groups can be nested at most 64 deep`() {
    let hosted = HostedLayer()
    hosted.add(nested(64))
    #expect(hosted.opacity(at: 0.5) == 0.5)
    #expect(group([nested(64)]).animations == nil)
  }

  @Test func `a chain of 100,000 groups, built from the outermost inward, can be added and released`() {
    let outermost = CAAnimationGroup()
    var group = outermost
    for _ in 0..<100_000 {
      let inner = CAAnimationGroup()
      group.animations = [inner]
      group = inner
    }
    let hosted = HostedLayer()
    hosted.add(outermost, forKey: "deep")
    #expect(hosted.opacity(at: 0.1) == 1)
    #expect((hosted.layer.animation(forKey: "deep") as? CAAnimationGroup)?.animations == nil)
  }

  @Test func `a group that occurs several times counts each time`() {
    var pair = group([CABasicAnimation.fade(), CABasicAnimation.fade()])
    var depth = 1
    while true {
      let outer = group([pair, pair])
      if outer.animations == nil { break }
      (pair, depth) = (outer, depth + 1)
    }
    // Σ 2ᵏ for k = 2…depth is at most 100,000.
    #expect(depth == 15)
  }

  @Test func `a group with an infinite duration plays its animations`() {
    for pacing in [nil, CAMediaTimingFunction(name: .easeIn)] {
      let (hosted, group) = (HostedLayer(), CAAnimationGroup())
      group.duration = .infinity
      group.timingFunction = pacing
      group.animations = [CABasicAnimation.fade { $0.beginTime = 0.5 }]
      hosted.add(group)
      #expect(hosted.opacity(at: 1) == 0.5 && hosted.opacity(at: 9) == 1)
    }
  }

  private func group(_ animations: [CAAnimation], _ configure: (CAAnimationGroup) -> Void = { _ in })
    -> CAAnimationGroup
  {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = 1
    configure(group)
    return group
  }

  /// S36, with the group of the login button (D8).
  @Test func `members share the group's pacing and take its duration`() {
    let parts = [("transform.scale", 3.5, 1.0), ("transform.rotation", .pi / 4, 0), ("opacity", 0, 1)]
    let members = parts.map { keyPath, from, to in
      CABasicAnimation.animating(keyPath, from: from, to: to) { $0.duration = 0 }
    }
    let hosted = HostedLayer()
    hosted.add(
      group(members) {
        $0.duration = 0.5
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      })
    // The published value of easeIn(0.5) has five digits.
    #expect(isClose(hosted.number("transform.scale", at: 0.25), 2.71160, within: 1.3e-5))
    #expect(isClose(hosted.number("transform.rotation", at: 0.25), 0.537716, within: 5e-6))
    #expect(isClose(Double(hosted.opacity(at: 0.25)), 0.31536, within: 5e-6))
  }

  /// S37.
  @Test func `a member's begin time is relative to the group's begin`() {
    let shape = CAShapeLayer()
    let hosted = HostedLayer(shape)
    let start = CABasicAnimation.animating("strokeStart", from: 0, to: 1) { $0.beginTime = 0.5 }
    hosted.add(group([start]) { $0.duration = 1.5 })
    #expect(hosted.number("strokeStart", at: 0.25) == 0)
    #expect(hosted.number("strokeStart", at: 1) == 0.5)
  }

  /// S38.
  @Test func `members are cut off at the end of the group`() {
    let hosted = HostedLayer()
    let long = CABasicAnimation.animating("cornerRadius", from: 0, to: 10) { $0.duration = 2 }
    hosted.add(group([long]))
    #expect(isClose(hosted.number("cornerRadius", at: 0.9999), 4.9995, within: 1e-9))
    #expect(hosted.number("cornerRadius", at: 1) == 0)
  }

  @Test func `a group that isn't removed holds the end values of its members`() {
    let hosted = HostedLayer()
    let grow = CABasicAnimation.animating("cornerRadius", from: 0, to: 10)
    hosted.add(
      group([grow]) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      })
    #expect(hosted.number("cornerRadius", at: 5) == 10)
  }

  /// S4.
  @Test func `an animation that is changed and added several times keeps each begin time`() {
    let (hosted, fade) = (HostedLayer(), CABasicAnimation.fade())
    let layers = (0..<3).map { _ in CALayer() }
    hosted.perform { root in
      for (layer, delay) in zip(layers, [0.3, 0.4, 0.5]) {
        root.addSublayer(layer)
        fade.beginTime = CACurrentMediaTime() + delay
        layer.add(fade, forKey: "fade")
      }
    }
    #expect(layers.map { $0.animation(forKey: "fade")?.beginTime } == [0.3, 0.4, 0.5])
    hosted.host.advance(to: 0.8)
    #expect(isClose(layers.map { Double($0.presentation()?.opacity ?? -1) }, [0.5, 0.4, 0.3], within: 1e-6))
  }

  /// S4, S39, S5.
  @Test func `one group can be added to three layers with different begin times and custom values`() {
    let root = CALayer()
    let layers = [CALayer(), CALayer(), CALayer()]
    for layer in layers { root.addSublayer(layer) }
    let hosted = HostedLayer(root)
    let log = TagLog()
    hosted.perform { _ in
      let shared = group([CABasicAnimation.fade { $0.duration = 0 }]) {
        $0.duration = 0.5
        $0.fillMode = .backwards
      }
      shared.delegate = log
      shared.setValue("form", forKey: "name")
      for (layer, delay) in zip(layers, [0, 0.3, 0.4]) {
        shared.beginTime = CACurrentMediaTime() + delay
        shared.setValue(layer, forKey: "layer")
        layer.add(shared, forKey: nil)
      }
    }
    hosted.host.advance(to: 0.45)
    let shown = layers.map { Double($0.presentation()?.opacity ?? -1) }
    #expect(isClose(shown, [0.9, 0.3, 0.1], within: 1e-6))
    hosted.host.advance(to: 2)
    #expect(log.names == ["form", "form", "form"])
    #expect(log.layers.map { ObjectIdentifier($0) } == layers.map { ObjectIdentifier($0) })
    #expect(isClose(log.times, [0.5, 0.8, 0.9], within: 1e-12))
  }

  @Test func `a copy is deep`() {
    let member = CABasicAnimation.fade()
    let original = group([member])
    let hosted = HostedLayer()
    hosted.add(original, forKey: "g")
    member.toValue = 7
    let copy =
      (hosted.layer.animation(forKey: "g") as? CAAnimationGroup)?.animations?.first as? CABasicAnimation
    #expect(copy?.toValue as? Int == 1)
  }
}

private final class TagLog: NSObject, CAAnimationDelegate {
  var names: [String] = []
  var layers: [CALayer] = []
  var times: [Double] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if let name = anim.value(forKey: "name") as? String { names.append(name) }
    if let layer = anim.value(forKey: "layer") as? CALayer { layers.append(layer) }
    times.append(CACurrentMediaTime())
  }
}
