import AnimationChain
import CoreGraphics
import Staging
import TestSupport
import Testing

/// Playbacks: their ends, and their controls (S161–S163, S166).
@Suite struct ChainPlaybackTests {
  private let fixture = ChainFixture()
  private var layer: CALayer { fixture.layer }
  private let log = Log()

  /// A chain that moves right by 100 points in a second, then down by 100 in a second.
  private var chain: Chain {
    let first = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(1)
      .complete { [log] in log.add("right \($0)") }
    first.nextToBasic.property("position.y").byValue(100).linear.duration(1).complete { [log] in
      log.add("down \($0)")
    }
    return Chain(first)
  }

  private func play(_ chain: Chain, after delay: Double = 0) -> ChainPlayback {
    fixture.stage.perform { layer.animate(chain: chain, delay: delay) { [log] in log.add("\($0)") } }
  }

  private func position(at time: Double) -> [Double] {
    fixture.stage.advance(to: time)
    return fixture.presentationValues("position")
  }

  @Test func `S161, S162: each end is reported once, the chain's last`() {
    _ = play(chain)
    fixture.stage.advance(to: 9)
    #expect(log.entries == ["right true 1.0000", "down true 2.0000", "finished 2.0000"])
  }

  @Test func `S161: closures, methods and selectors are called alike, and targets aren't retained`() {
    final class Listener {
      var heard: [String] = []
      func ended(_ animator: ChainAnimator) { heard.append("\(type(of: animator)) \(CACurrentMediaTime())") }
      func endedToo(_ animator: ChainAnimator, _ isFinished: Bool) { heard.append("\(isFinished)") }
    }
    let listener = Listener()
    weak var weakListener: Listener?
    fixture.stage.perform {
      let gone = Listener()
      weakListener = gone
      layer.chainAnimator.basic.property("opacity").toValue(0).duration(1)
        .target(listener).complete(Selector(Listener.ended)).complete(listener, Listener.endedToo)
        .target(gone).complete(Selector(Listener.ended)).completeWithBlock(nil)
        .completeWithBlock { listener.heard.append("block") }.animate()
    }
    #expect(weakListener == nil)
    fixture.stage.advance(to: 2)
    #expect(listener.heard == ["BasicChainAnimator 1.0", "true", "block"])
  }

  @MainActor @Test func `S161: a task waits for the end`() async {
    let playback = play(chain)
    let stage = fixture.stage
    let task = Task { @MainActor in await playback.waitForEnd() }
    await stage.run(until: 3)
    #expect(await task.value == .finished && playback.end == .finished)
    #expect(await playback.waitForEnd() == .finished)
  }

  @MainActor @Test func `S161: a task waits for one animator's end, or learns that it has none`() async {
    let first = layer.chainAnimator.basic.property("opacity").toValue(0).duration(1)
    let second = first.nextToBasic.property("opacity").toValue(1).duration(1)
    let playback = fixture.stage.perform { first.animate() }
    let stage = fixture.stage
    let task = Task { @MainActor in
      let isFinished = await playback?.waitForEnd(of: first)
      return (isFinished, CACurrentMediaTime())
    }
    let other = Task { @MainActor in await playback?.waitForEnd(of: second) }
    await stage.run(until: 1.5)
    #expect(await task.value.0 == true)
    stage.perform { playback?.cancel() }
    #expect(await other.value == false)
    #expect(await playback?.waitForEnd(of: first) == true)
    #expect(await playback?.waitForEnd(of: ChainAnimator()) == false)
  }

  @Test func `S163: a stage begins with the end values of the one before, which the model has`() {
    _ = play(chain)
    #expect(isClose(position(at: 0.5), [250, 300], within: 1e-9) && fixture.model("position") == [200, 300])
    #expect(isClose(position(at: 1), [300, 300], within: 1e-9) && fixture.model("position") == [300, 300])
    #expect(isClose(position(at: 1.5), [300, 350], within: 1e-9))
    #expect(isClose(position(at: 2), [300, 400], within: 1e-9) && fixture.model("position") == [300, 400])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `S163: the presentation doesn't depend on the steps of time`() {
    let other = ChainFixture()
    other.stage.perform { _ = other.layer.animate(chain: chain) }
    _ = play(chain)
    for frame in 0...250 {
      let time = Double(frame) / 100
      other.stage.advance(to: time)
      if frame % 37 == 0 || frame == 250 {
        #expect(isClose(position(at: time), other.presentationValues("position"), within: 1e-9), "\(time)")
      }
    }
  }

  @Test func `S163: a reversed member leaves its start value, a removed one no value`() {
    let root = ChainAnimator.basic.property("opacity").toValue(0).autoreverses.duration(1)
    root.combineBasic.property("cornerRadius").toValue(9).removedOnCompletion.duration(1)
    root.combineBasic.property("borderWidth").toValue(9).fillMode(.backwards).duration(1)
    root.combineBasic.property("zPosition").toValue(9).autoreverses.linear.duration(1).repeatCount(1.5)
    _ = play(Chain(root))
    fixture.stage.advance(to: 1.9)
    #expect(
      fixture.presentationValues("cornerRadius") == [0] && fixture.presentationValues("borderWidth") == [0])
    fixture.stage.advance(to: 9)
    #expect(
      fixture.model("opacity") == [1] && fixture.model("cornerRadius") == [0]
        && fixture.model("borderWidth") == [0])
    // One and a half cycles with reverses end at the far end.
    #expect(isClose(fixture.model("zPosition"), [9], within: 1e-9))
  }

  @Test func `a shorter member holds its end value until the stage is over`() {
    let root = ChainAnimator.basic.property("position.x").toValue(0).duration(0.5)
    root.combineBasic.property("opacity").toValue(0).duration(2)
    _ = play(Chain(root))
    fixture.stage.advance(to: 1)
    #expect(fixture.presentationValues("position.x") == [0] && fixture.model("position.x") == [200])
    fixture.stage.advance(to: 2)
    #expect(fixture.presentationValues("position.x") == [0] && fixture.model("position.x") == [0])
  }

  @Test func `a member may have stages of its own, for which the stage waits`() {
    let root = ChainAnimator.basic.property("opacity").toValue(0).duration(0.5)
    let member = ChainAnimator.basic.property("position.x").byValue(10).linear.duration(1)
    member.nextToBasic.property("position.x").byValue(20).linear.duration(1)
    root.combineWith(member)
    root.nextToBasic.property("position.x").byValue(40).linear.duration(1)
    _ = play(Chain(root))
    let positions = [0.5, 1, 1.5, 2, 2.5, 3].map { position(at: $0)[0] }
    #expect(isClose(positions, [205, 210, 220, 230, 250, 270], within: 1e-9))
  }

  @Test func `S166: removing an animation ends the chain, unfinished`() {
    let playback = play(chain)
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform { layer.removeAllAnimations() }
    fixture.stage.advance(to: 5)
    #expect(log.entries == ["right false 0.5000", "down false 0.5000", "interrupted 0.5000"])
    #expect(
      playback.end == .interrupted && fixture.model("position") == [200, 300] && layer.animationKeys() == nil)
  }

  @Test func `S166: canceling ends the chain, and earlier end values stay`() {
    let playback = play(chain)
    fixture.stage.advance(to: 1.5)
    fixture.stage.perform { playback.cancel() }
    #expect(log.entries == ["right true 1.0000", "down false 1.5000", "cancelled 1.5000"])
    #expect(fixture.presentationValues("position") == [300, 300])
    playback.cancel()
    fixture.stage.advance(to: 5)
    #expect(log.entries.count == 3)
  }

  @Test func `S166: a layer that leaves the tree or was never in one interrupts the chain`() {
    _ = play(chain)
    fixture.stage.advance(to: 0.25)
    fixture.stage.perform { layer.removeFromSuperlayer() }
    fixture.stage.advance(to: 1)
    #expect(log.entries.last == "interrupted 0.2500")
    _ = fixture.stage.perform { CALayer().animate(chain: chain) { [log] in log.add("\($0)") } }
    #expect(log.entries.last == "interrupted 1.0000")
  }

  @Test func `S205: freezing stops a chain with its current look`() {
    let playback = play(chain)
    fixture.stage.advance(to: 1.25)
    fixture.stage.perform { layer.freezeAnimations() }
    #expect(playback.end == .interrupted && isClose(fixture.model("position"), [300, 325], within: 1e-9))
    fixture.stage.perform { layer.center(to: .zero).linear.duration(1).animate() }
    #expect(isClose(fixture.presentationValues("position"), [300, 325], within: 1e-9))
    fixture.stage.advance(to: 1.75)
    #expect(isClose(fixture.presentationValues("position"), [150, 162.5], within: 1e-9))
  }

  @Test func `a paused chain keeps its look, and resumes from there`() {
    let playback = play(chain)
    fixture.stage.advance(to: 0.25)
    fixture.stage.perform { playback.pause() }
    #expect(playback.isPaused && isClose(playback.time, 0.25, within: 1e-12))
    #expect(isClose(position(at: 7), [225, 300], within: 1e-9))
    fixture.stage.perform { playback.resume() }
    #expect(isClose(position(at: 7.5), [275, 300], within: 1e-9))
    #expect(isClose(position(at: 8.25), [300, 350], within: 1e-9))
    fixture.stage.advance(to: 20)
    #expect(log.entries == ["right true 7.7500", "down true 8.7500", "finished 8.7500"])
  }

  @Test func `a chain that seeks to a time shows the look at that time, and continues`() {
    let playback = play(chain)
    fixture.stage.perform { playback.seek(to: 1.5) }
    #expect(isClose(fixture.presentationValues("position"), [300, 350], within: 1e-9))
    fixture.stage.perform { playback.seek(to: 0.5) }
    #expect(
      isClose(fixture.presentationValues("position"), [250, 300], within: 1e-9)
        && fixture.model("position") == [200, 300])
    #expect(isClose(position(at: 1), [300, 350], within: 1e-9))
    fixture.stage.perform { playback.seek(to: 99) }
    #expect(playback.end == .finished && fixture.model("position") == [300, 400])
    #expect(log.entries == ["right true 0.5000", "down true 1.0000", "finished 1.0000"])
  }

  @Test func `S162: a chain that is paused at either end is over when it resumes`() {
    for (position, isReversed) in [(2.0, false), (0, true)] {
      let fixture = ChainFixture()
      var end: Double?
      let playback = fixture.stage.perform {
        fixture.layer.animate(chain: chain) { _ in end = CACurrentMediaTime() }
      }
      fixture.stage.advance(to: 0.5)
      fixture.stage.perform {
        playback.pause()
        if isReversed { playback.reverse() }
        playback.seek(to: position)
      }
      fixture.stage.advance(to: 3)
      #expect(
        playback.isPaused
          && isClose(fixture.model("position"), [200 + 50 * position, 300 + 50 * position], within: 1e-9))
      fixture.stage.perform { playback.resume() }
      #expect(playback.end == .finished && end == 3)
    }
  }

  @Test func `a repeated chain that seeks to its length begins the next repetition`() {
    let playback = play(chain.repeated(2))
    fixture.stage.perform { playback.seek(to: 2) }
    #expect(playback.end == nil && fixture.model("position") == [200, 300])
    #expect(isClose(position(at: 0.5), [250, 300], within: 1e-9))
    fixture.stage.advance(to: 9)
    #expect(log.entries == ["right true 1.0000", "down true 2.0000", "finished 2.0000"])

    let there = play(chain.repeated(1, autoreverses: true))
    fixture.stage.perform { there.seek(to: .infinity) }
    #expect(there.end == nil)
    #expect(isClose(fixture.presentationValues("position"), [400, 500], within: 1e-9))
    fixture.stage.advance(to: 11)
    #expect(there.end == .finished && fixture.model("position") == [300, 400])
  }

  @Test func `of two animations of one property the later one wins, also after a pause and a seek`() {
    let root = ChainAnimator()
    let early = ChainAnimator().duration(1)
    early.nextToBasic.property("opacity").fromValue(0.4).toValue(0.2).linear.duration(1)
    root.combineWith(early)
    root.combineBasic.property("opacity").fromValue(1).toValue(0.9).linear.duration(2)
    let playback = play(Chain(root))
    fixture.stage.advance(to: 1.5)
    #expect(isClose(fixture.presentationValues("opacity"), [0.3], within: 1e-6))
    fixture.stage.perform { playback.pause() }
    #expect(isClose(fixture.presentationValues("opacity"), [0.3], within: 1e-6))
    fixture.stage.perform { playback.seek(to: 1.75) }
    #expect(isClose(fixture.presentationValues("opacity"), [0.25], within: 1e-6))
    fixture.stage.perform { playback.resume() }
    fixture.stage.advance(to: 3)
    #expect(isClose(fixture.model("opacity"), [0.2], within: 1e-6))
  }

  @Test func `a reversed chain returns to its initial values`() {
    let playback = play(chain)
    fixture.stage.advance(to: 1.5)
    fixture.stage.perform { playback.reverse() }
    #expect(isClose(fixture.presentationValues("position"), [300, 350], within: 1e-9))
    #expect(
      isClose(position(at: 1.75), [300, 325], within: 1e-9)
        && isClose(position(at: 2), [300, 300], within: 1e-9))
    #expect(
      isClose(position(at: 2.5), [250, 300], within: 1e-9)
        && isClose(fixture.stage.perform { playback.time }, 0.5, within: 1e-9))
    fixture.stage.advance(to: 3)
    #expect(playback.end == .finished && fixture.model("position") == [200, 300])
    #expect(log.entries.last == "finished 3.0000" && layer.animationKeys() == nil)
  }

  @Test func `a chain that is reversed twice ends later by the detour`() {
    let playback = play(chain)
    fixture.stage.advance(to: 1.5)
    fixture.stage.perform { playback.reverse() }
    fixture.stage.advance(to: 2.25)
    fixture.stage.perform { playback.reverse() }
    #expect(isClose(position(at: 2.5), [300, 300], within: 1e-9))
    fixture.stage.advance(to: 9)
    #expect(log.entries.last == "finished 3.5000" && fixture.model("position") == [300, 400])
  }

  @Test func `each repetition begins with the initial values`() {
    let playback = play(chain.repeated(3))
    #expect(chain.repeated(3).length == 6 && playback.length == 2)
    #expect(
      isClose(position(at: 2.5), [250, 300], within: 1e-9)
        && isClose(position(at: 5.5), [300, 350], within: 1e-9))
    fixture.stage.advance(to: 9)
    #expect(log.entries == ["right true 1.0000", "down true 2.0000", "finished 6.0000"])
    #expect(fixture.model("position") == [300, 400])
  }

  @Test func `a chain that autoreverses ends with its initial values`() {
    _ = play(chain.repeated(2, autoreverses: true))
    let presentedPositions = [0.5, 1.5, 2.5, 3.5, 4.5, 7.5].map { position(at: $0) }
    let positions: [[Double]] = [
      [250, 300], [300, 350], [300, 350], [250, 300], [250, 300], [250, 300],
    ]
    for (one, other) in zip(presentedPositions, positions) { #expect(isClose(one, other, within: 1e-9)) }
    fixture.stage.advance(to: 8)
    #expect(log.entries.last == "finished 8.0000" && fixture.model("position") == [200, 300])
  }

  @Test func `a chain that repeats forever ends when it is canceled`() {
    let playback = play(chain.repeated(.infinity))
    #expect(chain.repeated(.infinity).length == .infinity)
    #expect(isClose(position(at: 200.5), [250, 300], within: 1e-6) && playback.end == nil)
    let endless = ChainAnimator.basic.property("opacity").toValue(0).autoreverses.repeatCount(.infinity)
      .duration(1)
    endless.nextToBasic.property("opacity").toValue(1).duration(1)
    #expect(Chain(endless).length == .infinity && Chain(endless).stageStarts == [0])
    let other = play(Chain(endless))
    fixture.stage.advance(to: 300)
    #expect(other.end == nil)
    fixture.stage.perform {
      playback.cancel()
      other.pause()
      other.cancel()
    }
    #expect(other.end == .cancelled && layer.animationKeys() == nil)
  }

  @Test func `an endless stage can be reversed`() {
    let endless = ChainAnimator.basic.property("opacity").toValue(0).linear.repeatCount(.infinity).duration(1)
    let playback = play(Chain(endless))
    fixture.stage.advance(to: 1.75)
    fixture.stage.perform { playback.reverse() }
    fixture.stage.advance(to: 2.25)
    #expect(isClose(fixture.presentationValues("opacity"), [0.75], within: 1e-6))
    fixture.stage.advance(to: 4)
    #expect(playback.end == .finished && log.entries == ["finished 3.5000"])
  }

  @Test func `on several layers each begins a little later`() {
    let layers = (0..<3).map { _ in CALayer() }
    fixture.stage.perform {
      for layer in layers { fixture.stage.layer.addSublayer(layer) }
      layers.animate(chain: chain, staggeredBy: 0.5) { [log] in log.add("all \($0)") }
      [CALayer]().animate(chain: chain, staggeredBy: 1) { [log] in log.add("none \($0)") }
    }
    fixture.stage.advance(to: 1.25)
    #expect(isClose(layers.map { Double($0.presentation()?.position.x ?? -1) }, [100, 75, 25], within: 1e-9))
    fixture.stage.advance(to: 5)
    #expect(log.entries.first == "none finished 0.0000" && log.entries.last == "all finished 3.0000")
  }

  @Test func `members may animate other layers`() {
    let other = CALayer()
    fixture.stage.perform {
      fixture.stage.layer.addSublayer(other)
      let root = layer.chainAnimator.basic.property("opacity").toValue(0).duration(1)
      root.combineWith(other.chainAnimator.basic.property("zPosition").toValue(4).linear.duration(2))
      root.animate()
    }
    fixture.stage.advance(to: 1)
    #expect(other.presentation()?.zPosition == 2)
    fixture.stage.advance(to: 2)
    #expect(other.zPosition == 4 && layer.opacity == 0)
  }

  @Test func `a callback may cancel its own chain or play another`() {
    let first = ChainAnimator.basic.property("position.x").byValue(10).duration(1)
    first.nextToBasic.property("position.x").byValue(10).duration(1)
    var playback: ChainPlayback?
    first.complete { _ in playback?.cancel() }
    playback = play(Chain(first))
    fixture.stage.advance(to: 5)
    #expect(log.entries == ["cancelled 1.0000"] && fixture.model("position.x") == [210])
  }

  @Test(arguments: [false, true]) func `a chain that a callback pauses continues with the next stage`(
    _ resumesAtOnce: Bool
  ) {
    let first = ChainAnimator.basic.property("position.x").byValue(100).linear.duration(1)
    first.combineBasic.property("zPosition").toValue(5).duration(1).complete { [log] _ in log.add("other") }
    first.nextToBasic.property("position.y").byValue(100).linear.duration(1)
    var playback: ChainPlayback?
    first.complete { _ in
      playback?.pause()
      if resumesAtOnce { playback?.resume() }
    }
    playback = play(Chain(first))
    fixture.stage.advance(to: 1)
    #expect(playback?.isPaused == !resumesAtOnce && playback?.end == nil)
    if !resumesAtOnce {
      #expect(isClose(position(at: 3), [300, 300], within: 1e-9) && log.entries == ["other 1.0000"])
      fixture.stage.perform { playback?.resume() }
    }
    let start = fixture.stage.time
    #expect(isClose(position(at: start + 0.5), [300, 350], within: 1e-9))
    fixture.stage.advance(to: 9)
    #expect(log.entries.last == (resumesAtOnce ? "finished 2.0000" : "finished 4.0000"))
    #expect(fixture.model("position") == [300, 400] && fixture.model("zPosition") == [5])
  }

  @Test func `a chain that its last callback pauses ends when it resumes`() {
    let only = ChainAnimator.basic.property("opacity").toValue(0).duration(1)
    var playback: ChainPlayback?
    only.complete { _ in playback?.pause() }
    playback = play(Chain(only))
    fixture.stage.advance(to: 2)
    #expect(playback?.isPaused == true && log.entries.isEmpty)
    fixture.stage.perform { playback?.resume() }
    #expect(playback?.end == .finished && log.entries == ["finished 2.0000"])
  }

  @Test func `a chain whose transition has ended leaves other transitions alone`() {
    let fade = ChainAnimator.transition.duration(1)
    fade.nextToBasic.property("opacity").toValue(0).duration(1)
    let playback = play(Chain(fade))
    fixture.stage.advance(to: 1.5)
    fixture.stage.perform {
      let other = CATransition()
      other.duration = 9
      layer.add(other, forKey: kCATransition)
      playback.cancel()
    }
    #expect(layer.animationKeys() == [kCATransition])
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.both, 0.25, 0.75), (.backwards, 0.25, 1), (.forwards, 1, 0.75), (.removed, 1, 1),
  ]) func `a fill mode applies within the stage`(
    _ mode: CAMediaTimingFillMode, _ before: Double, _ after: Double
  ) {
    let root = ChainAnimator().duration(3)
    root.combineBasic.property("opacity").fromValue(0.25).toValue(0.75).duration(1).beginTime(1).fillMode(
      mode)
    _ = play(Chain(root))
    fixture.stage.advance(to: 0.5)
    #expect(fixture.presentationValues("opacity") == [before])
    fixture.stage.advance(to: 2.5)
    #expect(fixture.presentationValues("opacity") == [after])
    fixture.stage.advance(to: 4)
    #expect(fixture.model("opacity") == [after])
  }

  @Test func `a decay begins at the layer's value, or at its own`() {
    for (from, start) in [(nil, 200), (50, 50)] as [(Double?, Double)] {
      let fixture = ChainFixture()
      let decay = DecayChainAnimator(layer: fixture.layer, velocity: 1000, from: from).property("position.x")
      fixture.stage.perform { _ = decay.animate() }
      #expect(fixture.presentationValues("position.x") == [start])
      fixture.stage.advance(to: 9)
      #expect(isClose(fixture.model("position.x"), [start + 496.505], within: 1e-3))
    }
  }

  @Test func `empty chains end at once`() {
    let playback = play(Chain(ChainAnimator()))
    #expect(playback.end == .finished && log.entries == ["finished 0.0000"])
    _ = play(Chain(ChainAnimator()).repeated(.infinity, autoreverses: true))
    fixture.stage.perform { ChainStatement(layer: layer).animate { [log] in log.add("empty \($0)") } }
    #expect(log.entries == ["finished 0.0000", "finished 0.0000", "empty finished 0.0000"])
  }

  @Test func `the changes of a transition happen when it begins`() {
    layer.backgroundColor = .black
    let wait = ChainAnimator().duration(1)
    wait.nextToTransition.type(.fade).changes { $0.backgroundColor = .white }.beginTime(0.5).duration(1)
    let playback = play(Chain(wait))
    fixture.stage.advance(to: 1.4)
    #expect(layer.backgroundColor == .black)
    fixture.stage.advance(to: 1.5)
    #expect(layer.backgroundColor == .white && layer.animation(forKey: kCATransition) is CATransition)
    fixture.stage.advance(to: 3)
    #expect(playback.end == .finished && log.entries == ["finished 2.5000"])
  }

  @Test func `S155: a transition continues while the chain is paused, and ends when the chain seeks`() {
    func isThere() -> Bool { layer.animation(forKey: kCATransition) is CATransition }
    var count = 0
    let fade = ChainAnimator.transition.changes { _ in count += 1 }.duration(1)
    fade.nextToBasic.property("position.x").byValue(100).linear.duration(1)
    let playback = play(Chain(fade))
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform { playback.pause() }
    #expect(isThere())
    fixture.stage.advance(to: 1.5)
    #expect(!isThere() && playback.time == 0.5 && playback.end == nil)
    fixture.stage.perform { playback.resume() }
    #expect(isClose(position(at: 2.5), [250, 300], within: 1e-9))
    fixture.stage.perform { playback.seek(to: 0) }
    #expect(isThere() && count == 2)
    fixture.stage.perform { playback.seek(to: 0.25) }
    #expect(!isThere() && count == 3)
    fixture.stage.advance(to: 9)
    #expect(log.entries == ["finished 4.2500"] && fixture.model("position.x") == [300])
  }

  @Test func `Core Animation reports wrong values and key paths, which still take their duration`() {
    let reports = CoreAnimationDiagnostics.reports {
      _ = play(Chain(ChainAnimator.basic.property("position").toValue(3).easeOutBounce.duration(1)))
      _ = play(Chain(ChainAnimator.basic.property("nonsense.x").toValue(3).duration(1)))
      fixture.stage.advance(to: 0.5)
    }
    #expect(!reports.isEmpty && fixture.presentationValues("position") == [200, 300])
    fixture.stage.advance(to: 2)
    #expect(
      log.entries == ["finished 1.0000", "finished 1.0000"] && fixture.model("position") == [200, 300])
  }

  @Test func `a playback lives exactly as long as it plays`() {
    weak var playback: ChainPlayback?
    playback = play(chain)
    fixture.stage.advance(to: 1.9)
    #expect(playback != nil)
    fixture.stage.advance(to: 2.1)
    #expect(playback == nil)
  }
}
