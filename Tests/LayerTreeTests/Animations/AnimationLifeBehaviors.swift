import LayerTree
import TestSupport
import Testing

/// Behaviors 1 to 4, 6, 13, 34 and 35: the life cycle of an animation.
@Suite struct AnimationLifeBehaviors {
  @Test func `behavior 1: adding an animation stores a deep copy of the same class with the same values`() {
    final class Tagged: CABasicAnimation {
      var tag = ""

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tagged)?.tag = tag
        return copy
      }
    }
    let (hosted, member, group) = (HostedLayer(), Tagged(keyPath: "opacity"), CAAnimationGroup())
    (member.fromValue, member.toValue, member.tag) = (0, 1, "member")
    (group.animations, group.duration) = ([member], 1)
    group.setValue("tag", forKey: "mine")
    hosted.add(group, forKey: "one")
    (member.fromValue, group.duration, group.animations) = (1, 5, [])
    #expect(hosted.opacity(at: 0.5) == 0.5)
    let stored = hosted.layer.animation(forKey: "one") as? CAAnimationGroup
    #expect(stored !== group && stored?.duration == 1 && stored?.value(forKey: "mine") as? String == "tag")
    #expect((stored?.animations?.first as? Tagged)?.tag == "member")
    // The same object, added again, plays with its current values.
    group.animations = [member]
    member.toValue = 0.5
    hosted.add(group, forKey: "two")
    #expect(hosted.opacity(at: 0.5) == 1 && isClose(Double(hosted.opacity(at: 3)), 0.75, within: 1e-6))
  }

  @Test
  func `behavior 2: adding for a used key stops the previous animation unfinished; nil keys coexist`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "key")
    hosted.host.advance(to: 0.5)
    hosted.add(CABasicAnimation.animating("opacity", from: 0.25, to: 0.25), forKey: "key")
    #expect(log.events == ["start", "stop"] && hosted.opacity(at: 0.5) == 0.25)
    hosted.perform { $0.removeAllAnimations() }
    for _ in 0..<3 {
      hosted.add(
        CABasicAnimation.animating("zPosition", from: 1, to: 1) { $0.isAdditive = true }, forKey: nil)
    }
    #expect(hosted.number("zPosition", at: 0.75) == 3 && hosted.layer.animationKeys() == nil)
  }

  @Test
  func `behavior 3: keys are in the order of application; replacing an animation moves its key to the end`() {
    let hosted = HostedLayer()
    for key in ["a", "b", "c", "a"] { hosted.add(CABasicAnimation.fade(), forKey: key) }
    #expect(hosted.layer.animationKeys() == ["b", "c", "a"])
    hosted.add(CABasicAnimation.animating("opacity", from: 0.25, to: 0.25), forKey: "b")
    #expect(hosted.layer.animationKeys() == ["c", "a", "b"] && hosted.opacity(at: 0.5) == 0.25)
  }

  /// S24.
  @Test(arguments: [0, -1, -Double.infinity])
  func `behavior 4: a duration of 0 or less becomes the transaction's, or else 0.25 s`(
    _ duration: Double
  ) {
    let (hosted, group) = (HostedLayer(), CAAnimationGroup())
    hosted.add(CABasicAnimation.fade { $0.duration = duration }, forKey: "plain")
    hosted.perform {
      CATransaction.setAnimationDuration(2)
      $0.add(CABasicAnimation.fade { $0.duration = duration }, forKey: "long")
      CATransaction.setAnimationDuration(0)
      $0.add(CABasicAnimation.fade { $0.duration = duration }, forKey: "none")
    }
    #expect(
      ["plain", "long", "none"].map { hosted.layer.animation(forKey: $0)?.duration } == [0.25, 2, 0.25])
    // In a group it becomes the group's.
    (group.animations, group.duration) = ([CABasicAnimation.fade { $0.duration = duration }], 4)
    hosted.add(group)
    #expect(hosted.opacity(at: 1) == 0.25)
  }

  /// S25, RI-13.
  @Test
  func `behavior 6: a begin time of 0 means the current local time; any other is an absolute local time`() {
    let hosted = HostedLayer()
    hosted.perform { ($0.speed, $0.timeOffset) = (2, 10) }
    hosted.host.advance(to: 3)
    hosted.add(CABasicAnimation.fade { $0.duration = 4 }, forKey: "now")
    #expect(hosted.layer.animation(forKey: "now")?.beginTime == 16)
    #expect(hosted.opacity(at: 3.5) == 0.25)
    hosted.perform { $0.removeAllAnimations() }
    hosted.add(
      CABasicAnimation.fade {
        $0.beginTime = hosted.layer.convertTime(hosted.host.now, from: nil) + 1
        $0.fillMode = .backwards
      })
    #expect(hosted.opacity(at: 3.9) == 0)
    #expect(hosted.opacity(at: 4.25) == 0.5)
  }

  /// S3, S27.
  @Test func `behavior 13: removal on completion ends the effect of an animation, whatever its fill mode`() {
    let hosted = HostedLayer()
    for (key, isRemoved) in [("opacity", true), ("cornerRadius", false)] {
      let animation = CABasicAnimation.animating(key, from: 0, to: 0.5) {
        ($0.fillMode, $0.isRemovedOnCompletion) = (.both, isRemoved)
      }
      hosted.add(animation, forKey: key)
    }
    #expect(hosted.opacity(at: 0.999) < 0.5 && hosted.opacity(at: 1) == 1)
    #expect(hosted.number("cornerRadius", at: 1) == 0.5 && hosted.layer.animationKeys() == ["cornerRadius"])
  }

  /// S40.
  @Test
  func `behavior 34: the delegate is retained and notified at the start, and of a finish only at the end`() {
    weak var retained: EventLog?
    let (hosted, removedLog) = (HostedLayer(), EventLog())
    do {
      let log = EventLog()
      retained = log
      hosted.add(
        CABasicAnimation.fade {
          $0.beginTime = 0.5
          $0.delegate = log
        })
    }
    hosted.add(
      CABasicAnimation.fade {
        $0.duration = 2
        $0.delegate = removedLog
      }, forKey: "cut")
    hosted.host.advance(to: 0.25)
    #expect(retained?.events == [])
    hosted.host.advance(to: 1)
    #expect(retained?.entries == [.init(event: "start", time: 0.5)])
    hosted.perform { $0.removeAnimation(forKey: "cut") }
    hosted.host.advance(to: 2)
    #expect(retained == nil)
    #expect(removedLog.entries == [.init(event: "start", time: 0), .init(event: "stop", time: 1)])
  }

  @Test func `behavior 34: the delegate receives the layer's own copy, with its custom values`() {
    final class Listener: NSObject, CAAnimationDelegate {
      var received: [CAAnimation] = []
      func animationDidStart(_ anim: CAAnimation) { received.append(anim) }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { received.append(anim) }
    }
    let (hosted, listener) = (HostedLayer(), Listener())
    hosted.add(
      CABasicAnimation.fade {
        $0.delegate = listener
        $0.setValue("form", forKey: "name")
      }, forKey: "key")
    let copy = hosted.layer.animation(forKey: "key")
    hosted.host.advance(to: 2)
    #expect(listener.received.count == 2 && listener.received.allSatisfy { $0 === copy })
    #expect(listener.received.last?.value(forKey: "name") as? String == "form")
  }

  @Test func `behavior 35: a layer outside a hosted tree drops animations, and leaving one stops them`() {
    let (hosted, log, stray) = (HostedLayer(), EventLog(), CALayer())
    hosted.host.perform { stray.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade") }
    #expect(log.events == ["stop"] && stray.animationKeys() == nil && stray.presentation() == nil)
    let inner = CALayer()
    hosted.perform {
      $0.addSublayer(inner)
      inner.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade")
    }
    hosted.host.advance(to: 0.5)
    hosted.perform { $0.removeFromSuperlayer() }
    #expect(log.events == ["stop", "start", "stop"] && inner.animationKeys() == nil)
  }

  /// S205.
  @Test func `freezing a layer at its presentation value and animating on from there makes no jump`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade())
    #expect(hosted.opacity(at: 0.4) == 0.4)
    hosted.perform {
      CATransaction.setDisableActions(true)
      $0.opacity = $0.presentation()?.opacity ?? 0
      $0.removeAllAnimations()
    }
    #expect(hosted.opacity(at: 0.4) == 0.4 && hosted.opacity(at: 0.7) == 0.4)
    hosted.add(CABasicAnimation.animating("opacity", from: nil, to: 1))
    #expect(hosted.opacity(at: 0.7) == 0.4 && isClose(Double(hosted.opacity(at: 1.2)), 0.7, within: 1e-6))
  }
}
