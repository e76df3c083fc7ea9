import LayerTree
import TestSupport
import Testing

/// The order and the times of a host's events.
@Suite struct LayerHostTests {
  /// S40.
  @Test func `an animation reports its start and its end once, at the exact times`() {
    for rate in [10.0, 240] {
      let (hosted, log) = (HostedLayer(), EventLog())
      hosted.add(
        CABasicAnimation.fade {
          $0.beginTime = 0.25
          $0.delegate = log
        })
      for frame in 0...Int(2 * rate) { hosted.host.advance(to: Double(frame) / rate) }
      #expect(log.entries == [.init(event: "start", time: 0.25), .init(event: "end", time: 1.25)])
    }
  }

  @Test func `an animation removed before its begin time reports a stop but no start`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(
      CABasicAnimation.fade {
        $0.beginTime = 1
        $0.delegate = log
      }, forKey: "fade")
    hosted.host.advance(to: 0.5)
    hosted.perform { $0.removeAnimation(forKey: "fade") }
    hosted.host.advance(to: 9)
    #expect(log.entries == [.init(event: "stop", time: 0.5)])
  }

  /// S40, S6.
  @Test func `an animation removed or replaced while it runs stops unfinished`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade")
    hosted.host.advance(to: 0.3)
    hosted.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade")
    hosted.host.advance(to: 0.6)
    hosted.perform { $0.removeAllAnimations() }
    #expect(log.events == ["start", "stop", "start", "stop"])
    #expect(log.entries.map(\.time) == [0, 0.3, 0.3, 0.6])
  }

  /// S6.
  @Test func `keys are listed in order, replaced and removed, and animations without keys accumulate`() {
    let hosted = HostedLayer()
    hosted.perform {
      $0.add(CABasicAnimation.animating("position.x", from: 0, to: 1), forKey: "infoappear")
      $0.add(CABasicAnimation.fade(), forKey: "fadein")
      $0.add(CABasicAnimation.animating("zPosition", from: 0, to: 10) { $0.isAdditive = true }, forKey: nil)
      $0.add(CABasicAnimation.animating("zPosition", from: 0, to: 10) { $0.isAdditive = true }, forKey: nil)
    }
    #expect(hosted.layer.animationKeys() == ["infoappear", "fadein"])
    #expect(hosted.number("zPosition", at: 0.5) == 10)
    hosted.perform { $0.removeAnimation(forKey: "infoappear") }
    #expect(hosted.layer.animationKeys() == ["fadein"])
    #expect(hosted.opacity(at: 0.5) == 0.5)
    hosted.perform { $0.removeAllAnimations() }
    #expect(hosted.layer.animationKeys() == nil && hosted.number("zPosition", at: 0.6) == 0)
  }

  /// S41.
  @Test func `an animation that isn't removed on completion reports its end once`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(
      CABasicAnimation.fade {
        $0.isRemovedOnCompletion = false
        $0.fillMode = .forwards
        $0.delegate = log
      }, forKey: "fade")
    hosted.host.advance(to: 5)
    #expect(log.events == ["start", "end"] && hosted.layer.animationKeys() == ["fade"])
    hosted.perform { $0.removeAllAnimations() }
    hosted.host.advance(to: 6)
    #expect(log.events == ["start", "end"])
  }

  /// S41, regardless of the rounding of begin times, durations and local times.
  @Test func `at its end an animation shows its final state, whether it's removed or not`() {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (hosted, sublayer) = (HostedLayer(), CALayer())
      hosted.perform {
        $0.speed = Float([1, 0.5, 1.5, 0.3][seed % 4])
        $0.timeOffset = seed % 8 < 4 ? 0 : random.double(in: 0...1)
      }
      let (isRetained, fills) = (seed % 3 > 0, seed % 3 > 1)
      var shown: [Float?] = []
      hosted.perform { $0.addSublayer(sublayer) }
      hosted.add(
        CABasicAnimation.animating("opacity", from: 0, to: 0.25) {
          $0.beginTime = hosted.layer.convertTime(random.double(in: 0...2), from: nil)
          $0.duration = random.double(in: 0.1...2)
          $0.isRemovedOnCompletion = !isRetained
          $0.fillMode = fills ? .forwards : .removed
          $0.delegate = StopHandler {
            shown.append(hosted.layer.presentation()?.opacity)
            // A change of timing at the same instant schedules all animations again.
            sublayer.timeOffset = 1
            hosted.host.call(after: 0) { shown.append(hosted.layer.presentation()?.opacity) }
          }
        })
      hosted.host.advance(to: 20)
      #expect(shown == [fills ? 0.25 : 1, fills ? 0.25 : 1], "seed \(seed)")
    }
  }

  @Test func `an animation that isn't removed shows again when its layer's time moves backward`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade { $0.isRemovedOnCompletion = false })
    hosted.host.advance(to: 1)
    #expect(hosted.layer.presentation()?.opacity == 1)
    hosted.perform {
      $0.speed = 0
      $0.timeOffset = 0.25
    }
    #expect(hosted.layer.presentation()?.opacity == 0.25)
  }

  @Test func `S206: an animation added at another's end starts at the exact end at any frame rate`() {
    for rate in [3.0, 10, 240] {
      let hosted = HostedLayer()
      let stopHandler = StopHandler {
        hosted.layer.add(CABasicAnimation.animating("cornerRadius", from: 0, to: 8), forKey: nil)
      }
      hosted.add(
        CABasicAnimation.fade {
          $0.duration = 0.5
          $0.beginTime = 0.3
          $0.delegate = stopHandler
        })
      for frame in 0..<Int(rate) { hosted.host.advance(to: Double(frame) / rate) }
      #expect(isClose(hosted.number("cornerRadius", at: 1.05), 2, within: 1e-12), "\(rate) fps")
    }
  }

  /// S201.
  @Test func `a delayed call happens at its exact time at any frame rate`() {
    for rate in [10.0, 240] {
      let (hosted, log) = (HostedLayer(), EventLog())
      hosted.host.advance(to: 0.125)
      hosted.perform { _ in hosted.host.call(after: 0.5) { log.record("call") } }
      for frame in Int(rate)...Int(2 * rate) { hosted.host.advance(to: Double(frame) / rate) }
      #expect(log.entries == [.init(event: "call", time: 0.625)])
    }
  }

  @Test func `a layer that is removed from the tree loses its animations`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade")
    hosted.host.advance(to: 0.5)
    hosted.perform { $0.removeFromSuperlayer() }
    #expect(log.events == ["start", "stop"])
    #expect(hosted.layer.animationKeys() == nil && hosted.layer.presentation() == nil)
  }

  @Test func `a layer that moves within the tree keeps its animations`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade(), forKey: "fade")
    hosted.perform { layer in
      let group = CALayer()
      layer.superlayer?.addSublayer(group)
      group.addSublayer(layer)
    }
    #expect(hosted.opacity(at: 0.5) == 0.5)
  }

  @Test func `moving a layer to another host stops its animations but plays one added with the move`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    let other = HostedLayer()
    hosted.add(CABasicAnimation.fade { $0.delegate = log })
    other.host.perform {
      other.host.root.addSublayer(hosted.layer)
      hosted.layer.add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil)
    }
    hosted.host.perform {}
    #expect(log.events == ["start", "start", "stop"])
    other.host.advance(to: 0.5)
    #expect(hosted.layer.presentation()?.opacity == 0.5)
    other.host.advance(to: 2)
    #expect(log.events == ["start", "start", "stop", "end"])
  }

  @Test func `an animation of a layer without a host stops at the commit`() {
    let (layer, log) = (CALayer(), EventLog())
    layer.add(CABasicAnimation.fade { $0.delegate = log }, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    CATransaction.flush()
    #expect(log.events == ["stop"] && layer.animationKeys() == nil && layer.presentation() == nil)
  }

  @Test func `closing a host stops running animations`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = log })
    hosted.host.advance(to: 0.5)
    hosted.host.close()
    #expect(log.events == ["start", "stop"])
    #expect(hosted.layer.presentation() == nil)
  }

  @Test func `a host closed inside a transaction stops running animations at the commit`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = log })
    CATransaction.begin()
    hosted.host.close()
    CATransaction.commit()
    #expect(log.events == ["start", "stop"])
  }

  @Test func `a host closed by an event reports what has happened and drops later events`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.add(CABasicAnimation.fade { $0.delegate = StopHandler { hosted.host.close() } })
    hosted.add(CABasicAnimation.fade { $0.delegate = log })
    hosted.add(
      CABasicAnimation.fade {
        $0.delegate = log
        $0.duration = 1.5
      })
    hosted.host.call(after: 1) { log.record("call") }
    hosted.host.advance(to: 2)
    #expect(log.events == ["start", "start", "end", "stop"])
    #expect(log.entries.allSatisfy { $0.time == 0 || $0.time == 1 } && hosted.host.now == 2)
  }

  @Test func `a transaction's completion block runs before the delegates of the same instant`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("block") }
      layer.add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil)
      CATransaction.commit()
    }
    hosted.host.advance(to: 2)
    #expect(log.events == ["start", "block", "end"])
  }

  @Test func `events of one instant are ends, then completion blocks, stops, starts and delayed calls`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    func fade(_ name: String, at begin: Double) -> CABasicAnimation {
      CABasicAnimation.fade {
        $0.beginTime = begin
        $0.delegate = NamedLog(name, log)
      }
    }
    hosted.perform { layer in
      hosted.host.call(after: 1) { log.record("call, \(layer.animationKeys() ?? [])") }
      layer.add(fade("late", at: 1), forKey: "late")
      for name in ["first", "second"] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.record("block of \(name), \(layer.animationKeys() ?? [])") }
        layer.add(fade(name, at: 0), forKey: name)
        CATransaction.commit()
      }
    }
    hosted.host.advance(to: 1)
    #expect(
      log.events == [
        "first start", "second start", #"block of first, ["late"]"#, #"block of second, ["late"]"#,
        "first end",
        "second end", "late start", #"call, ["late"]"#,
      ])
    #expect(log.entries.suffix(6).allSatisfy { $0.time == 1 })
  }

  /// The number of stops equals the number of added animations once the host is closed.
  @Test func `every added animation reports exactly one stop`() {
    for seed in 1...20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (hosted, log) = (HostedLayer(), EventLog())
      var added = 0
      for _ in 0..<200 {
        let key = Bool.random(using: &random) ? "\(Int.random(in: 0..<4, using: &random))" : nil
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
          added += 1
          hosted.add(
            CABasicAnimation.fade {
              $0.duration = random.double(in: 0.01...0.5)
              $0.beginTime = hosted.host.now + random.double(in: -0.1...0.3)
              $0.isRemovedOnCompletion = Bool.random(using: &random)
              $0.delegate = log
            }, forKey: key)
        case 3: hosted.perform { $0.removeAnimation(forKey: key ?? "0") }
        case 4: hosted.perform { $0.speed = Float(random.double(in: 0...2)) }
        default: hosted.host.advance(to: hosted.host.now + random.double(in: 0...0.2))
        }
      }
      hosted.host.close()
      let stops = log.events.filter { $0 != "start" }.count
      #expect(stops == added, "seed \(seed)")
      #expect(log.entries.map(\.time) == log.entries.map(\.time).sorted(), "seed \(seed)")
    }
  }

  @Test func `moving time backward, to infinity or from an event traps`() async {
    await #expect(processExitsWith: .failure) {
      let host = LayerHost(root: CALayer())
      host.advance(to: 1)
      host.advance(to: 0.5)
    }
    await #expect(processExitsWith: .failure) { LayerHost(root: CALayer()).advance(to: .infinity) }
    await #expect(processExitsWith: .failure) {
      let host = LayerHost(root: CALayer())
      host.call(after: 0.1) { host.advance(to: 5) }
      host.advance(to: 1)
    }
  }

  @Test func `a call that repeats itself without delay traps`() async {
    await #expect(processExitsWith: .failure) {
      let host = LayerHost(root: CALayer())
      func again() { host.call(after: 0, again) }
      again()
      host.advance(to: 1)
    }
  }
}

private final class StopHandler: NSObject, CAAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { body() } }
}

/// A delegate that records its calls under a name in another log.
private final class NamedLog: NSObject, CAAnimationDelegate {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) { (self.name, self.log) = (name, log) }

  func animationDidStart(_ anim: CAAnimation) { log.record("\(name) start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.record("\(name) \(flag ? "end" : "stop")")
  }
}
