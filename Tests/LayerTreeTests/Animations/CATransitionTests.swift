@testable import LayerTree
import TestSupport
import Testing

@Suite struct CATransitionTests {
  private func hosted(_ configure: (CATransition) -> Void = { _ in }) -> HostedLayer {
    let transition = CATransition()
    transition.duration = 1
    configure(transition)
    let hosted = HostedLayer()
    hosted.add(transition, forKey: "whatever")
    return hosted
  }

  private func shown(_ hosted: HostedLayer, at time: Double) -> LayerTransition? {
    hosted.host.advance(to: time)
    return TreeSnapshot(of: hosted.layer, presentation: true).layers.first?.transition
  }

  private func progress(at time: Double, _ configure: (CATransition) -> Void = { _ in }) -> Double? {
    shown(hosted(configure), at: time)?.progress
  }

  /// S60, DEF-TRANSITION.
  @Test func `a transition is a fade from progress 0 to 1 by default`() {
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1 && transition.duration == 0)
    #expect(transition.value(forKey: "filter") == nil)
    let seen = shown(hosted(), at: 0.25)
    #expect(seen?.type == .fade && seen?.subtype == nil && seen?.progress == 0.25)
  }

  @Test func `behavior 45: a transition always has the key 'transition' and replaces the previous one`() {
    let hosted = hosted { $0.type = .push }
    #expect(hosted.layer.animationKeys() == ["transition"] && kCATransition == "transition")
    let first = shown(hosted, at: 0.5)
    hosted.perform {
      let reveal = CATransition()
      (reveal.type, reveal.subtype, reveal.duration) = (.reveal, .fromTop, 1)
      $0.add(reveal, forKey: nil)
    }
    let second = shown(hosted, at: 0.75)
    #expect(hosted.layer.animationKeys() == ["transition"])
    #expect(first?.type == .push && second?.type == .reveal && second?.subtype == .fromTop)
    #expect(second?.progress == 0.25 && first?.id != second?.id)
    hosted.perform { $0.removeAnimation(forKey: "transition") }
    #expect(shown(hosted, at: 0.8) == nil)
  }

  @Test func `behavior 45: start and end progress select a part of the effect`() {
    #expect(progress(at: 0.5) { ($0.startProgress, $0.endProgress) = (0.25, 0.75) } == 0.5)
    #expect(progress(at: 0.25) { ($0.startProgress, $0.endProgress) = (0.5, 1) } == 0.625)
    #expect(progress(at: 0.5) { ($0.startProgress, $0.endProgress) = (-7, .nan) } == 0.5)
    #expect(progress(at: 0.5) { ($0.startProgress, $0.endProgress) = (.infinity, 9) } == 1)
  }

  @Test func `a transition has the timing of any animation`() {
    #expect(progress(at: 1) == nil)
    let eased = progress(at: 0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    #expect(isClose(eased ?? .nan, 0.31536, within: 5e-5))
    #expect(progress(at: 0.5) { $0.beginTime = 1 } == nil)
    #expect(progress(at: 1.25) { ($0.beginTime, $0.speed) = (1, 2) } == 0.5)
    #expect(progress(at: 1.25) { ($0.autoreverses, $0.repeatCount) = (true, 2) } == 0.75)
    #expect(progress(at: 5) { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) } == 1)
    #expect(progress(at: 0.125) { $0.duration = 0 } == 0.5)
  }

  @Test func `a transition's delegate and transaction are notified`() {
    let log = EventLog()
    let hosted = HostedLayer()
    hosted.perform {
      CATransaction.setCompletionBlock { log.record("block") }
      let transition = CATransition()
      transition.delegate = log
      $0.add(transition, forKey: kCATransition)
    }
    hosted.host.advance(to: 1)
    #expect(log.events == ["start", "block", "end"])
  }

  @Test func `a transition adds itself as an action and has no effect in a group`() {
    let hosted = HostedLayer()
    hosted.perform {
      $0.actions = ["contents": CATransition()]
      $0.contents = NSObject()
    }
    #expect(hosted.layer.animationKeys() == ["transition"])
    let grouped = HostedLayer()
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([CATransition()], 1)
    grouped.add(group)
    #expect(shown(grouped, at: 0.5) == nil)
  }

  @Test func `a layer without a transition has none in its snapshots, and neither has the model`() {
    let plain = HostedLayer()
    plain.add(CABasicAnimation.fade())
    #expect(shown(plain, at: 0.5) == nil)
    let hosted = hosted()
    hosted.host.advance(to: 0.5)
    #expect(TreeSnapshot(of: hosted.layer, presentation: false).layers.first?.transition == nil)
  }

  @Test func `every property can be accessed by key and is copied`() {
    let transition = CATransition()
    transition.setValue("cube", forKey: "type")
    transition.setValue("fromLeft", forKey: "subtype")
    transition.setValue(0.25, forKey: "startProgress")
    transition.setValue("late", forKey: "endProgress")
    let copy = transition.copy() as? CATransition
    #expect(copy?.type == CATransitionType(rawValue: "cube") && copy?.subtype == .fromLeft)
    #expect(copy?.startProgress == 0.25 && copy?.endProgress == 1)
    #expect(copy?.value(forKey: "type") as? String == "cube")
    #expect(copy?.value(forKey: "subtype") as? String == "fromLeft")
    #expect(copy?.value(forKey: "startProgress") as? Float == 0.25)
    #expect(copy?.value(forKey: "endProgress") as? Float == 1)
    transition.setValue(NSNull(), forKey: "type")
    transition.setValue(nil, forKey: "subtype")
    #expect(transition.type.rawValue == "cube" && transition.subtype == nil)
    for name in ["fade", "moveIn", "push", "reveal"] {
      transition.type = CATransitionType(rawValue: name)
      #expect([.fade, .moveIn, .push, .reveal].contains(transition.type))
    }
    let subtypes: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect(subtypes.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
  }
}
