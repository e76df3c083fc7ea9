import LayerTree
import TestSupport
import Testing

/// Behaviors 5 and 7 to 12: the local times of layers and animations.
@Suite struct LocalTimeBehaviors {
  /// Returns the value of an animation from 0 to 1; nil if the model's value, −1, shows.
  private func progress(at time: Double, _ configure: (CABasicAnimation) -> Void) -> Double? {
    let layer = CALayer()
    layer.zPosition = -1
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("zPosition", from: 0, to: 1, configure))
    let shown = hosted.number("zPosition", at: time)
    return shown == -1 ? nil : shown
  }

  @Test func `behavior 5: active local time is (parent − begin)·speed + offset, repeated and autoreversed`() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let begin = random.double(in: 0.1...2)
      let speed = Float(random.double(in: 0.25...3))
      let offset = random.double(in: 0...3)
      let duration = random.double(in: 0.2...2)
      let autoreverses = Bool.random(using: &random)
      let time = random.double(in: 0...6)
      let shown = progress(at: time) {
        ($0.beginTime, $0.speed, $0.timeOffset, $0.duration) = (begin, speed, offset, duration)
        ($0.autoreverses, $0.repeatCount) = (autoreverses, .infinity)
      }
      guard time >= begin else {
        #expect(shown == nil, "seed \(seed)")
        continue
      }
      let local = (time - begin) * Double(speed) + offset
      let cycles: Double = local / duration
      let phase = cycles.truncatingRemainder(dividingBy: 1)
      let isBackward = autoreverses && Int(cycles) % 2 == 1
      #expect(isClose(shown ?? -1, isBackward ? 1 - phase : phase, within: 1e-9), "seed \(seed)")
    }
  }

  /// The laws behind rows CT and CTQ.
  @Test
  func `behavior 7: time conversions go through all ancestors, are invertible and work between trees`() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let layers = (0..<4).map { _ in
        let layer = CALayer()
        (layer.speed, layer.timeOffset) = (Float(random.double(in: 0.25...3)), random.double(in: 0...3))
        layer.beginTime = random.double(in: -3...0)
        return layer
      }
      layers[0].addSublayer(layers[1])
      layers[1].addSublayer(layers[2])
      layers[0].addSublayer(layers[3])
      let time = random.double(in: 10...20)
      let expected = layers[...2].reduce(time) { (time: Double, layer: CALayer) -> Double in
        (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
      }
      let leaf = layers[2]
      #expect(isClose(leaf.convertTime(time, from: nil), expected, within: 1e-9), "seed \(seed)")
      #expect(isClose(leaf.convertTime(expected, to: nil), time, within: 1e-9), "seed \(seed)")
      let cousin = leaf.convertTime(expected, to: layers[3])
      #expect(isClose(cousin, layers[3].convertTime(time, from: nil), within: 1e-9), "seed \(seed)")
      #expect(isClose(layers[3].convertTime(cousin, to: leaf), expected, within: 1e-9), "seed \(seed)")
      #expect(leaf.convertTime(time, from: leaf) == time && leaf.convertTime(time, to: leaf) == time)
      let stranger = CALayer()
      #expect(isClose(stranger.convertTime(expected, from: leaf), time, within: 1e-9), "seed \(seed)")
    }
  }

  /// CTQ-14, CTQ-15.
  @Test
  func `behavior 7: a layer whose speed is 0 has one local time, which converts to 0 in its superlayer`() {
    let (outer, stopped) = (CALayer(), CALayer())
    outer.addSublayer(stopped)
    (stopped.speed, stopped.timeOffset) = (0, 7)
    #expect([0, 3, 1e9].map { stopped.convertTime($0, from: nil) } == [7, 7, 7])
    #expect([0, 7, 9].map { stopped.convertTime($0, to: outer) } == [0, 0, 0])
  }

  /// S22.
  @Test
  func `behavior 8: pausing a layer freezes all its descendants, and resuming it doesn't make them jump`() {
    let (hosted, log, inner, leaf) = (HostedLayer(), EventLog(), CALayer(), CALayer())
    hosted.perform {
      $0.addSublayer(inner)
      inner.addSublayer(leaf)
      inner.speed = 2
    }
    hosted.host.advance(to: 1)
    hosted.perform { _ in
      for layer in [inner, leaf] {
        let fade = CABasicAnimation.fade {
          $0.duration = 4
          $0.delegate = log
        }
        layer.add(fade, forKey: nil)
      }
    }
    func shown(at time: Double) -> [Double] {
      hosted.host.advance(to: time)
      return [inner, leaf].map { Double($0.presentation()?.opacity ?? -1) }
    }
    #expect(shown(at: 1.5) == [0.25, 0.25])
    for pause in 1...3 {
      let start = hosted.host.now
      let before = shown(at: start)
      hosted.perform {
        let now = $0.convertTime(CACurrentMediaTime(), from: nil)
        ($0.speed, $0.timeOffset) = (0, now)
      }
      #expect(
        isClose(shown(at: start), before, within: 1e-6) && isClose(shown(at: start + 5), before, within: 1e-6)
      )
      hosted.perform {
        let paused = $0.timeOffset
        ($0.speed, $0.timeOffset, $0.beginTime) = (1, 0, 0)
        $0.beginTime = $0.convertTime(CACurrentMediaTime(), from: nil) - paused
      }
      #expect(isClose(shown(at: start + 5), before, within: 1e-6), "pause \(pause)")
      #expect(isClose(shown(at: start + 5.25), before.map { $0 + 0.125 }, within: 1e-6), "pause \(pause)")
    }
    #expect(log.events == ["start", "start"])
    hosted.host.advance(to: 30)
    #expect(log.entries.suffix(2) == [.init(event: "end", time: 18), .init(event: "end", time: 18)])
  }

  /// S21, S33, RI-12.
  @Test func `behavior 9: speed scales everything in a layer or group; a negative speed plays backward`() {
    let (hosted, group) = (HostedLayer(), CAAnimationGroup())
    (group.animations, group.speed, group.duration) = ([CABasicAnimation.fade { $0.speed = 2 }], 0.5, 1)
    hosted.perform { $0.speed = 0.5 }
    hosted.add(group)
    #expect(hosted.opacity(at: 0.5) == 0.25 && hosted.opacity(at: 1.9) == 0.95)
    let backward: (CABasicAnimation) -> Void = { $0.speed = -1 }
    #expect(progress(at: 0.25, backward) == 0.75)
    #expect(progress(at: 1, backward) == nil)
    let fromTheMiddle: (CABasicAnimation) -> Void = { ($0.speed, $0.timeOffset) = (-1, 0.5) }
    #expect(progress(at: 0.25, fromTheMiddle) == 0.25)
    let late: (CABasicAnimation) -> Void = {
      ($0.beginTime, $0.duration, $0.speed, $0.timeOffset) = (20, 2, -1, 2)
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    #expect(progress(at: 21, late) == 0.5)
    #expect(progress(at: 22, late) == 0)
  }

  @Test func `behavior 9: a layer with a negative speed plays its animations from end to begin`() {
    let (hosted, log) = (HostedLayer(), EventLog())
    hosted.perform { ($0.speed, $0.timeOffset) = (-1, 10) }
    hosted.add(
      CABasicAnimation.fade {
        ($0.beginTime, $0.duration) = (7, 2)
        $0.delegate = log
      })
    #expect(
      hosted.opacity(at: 0.5) == 1 && hosted.opacity(at: 1.5) == 0.75 && hosted.opacity(at: 2.5) == 0.25)
    #expect(hosted.opacity(at: 3.5) == 1)
    #expect(log.entries == [.init(event: "start", time: 1), .init(event: "end", time: 3)])
  }

  /// S28, S29, S32.
  @Test
  func `behavior 10: repeat counts may be fractional; 0 means once, infinity and the largest float endless`()
  {
    func shown(_ time: Double, repeats count: Float) -> Double? {
      progress(at: time) { $0.repeatCount = count }
    }
    #expect(shown(2.25, repeats: 2.5) == 0.25)
    #expect(shown(2.5, repeats: 2.5) == nil)
    #expect(shown(0.75, repeats: 0) == 0.75)
    #expect(shown(1, repeats: 0) == nil)
    for forever in [Float.greatestFiniteMagnitude, .infinity] {
      #expect(shown(1e6 + 0.25, repeats: forever) == 0.25)
    }
    let limited: (CABasicAnimation) -> Void = { $0.repeatDuration = 1.75 }
    #expect(progress(at: 1.5, limited) == 0.5)
    #expect(progress(at: 1.75, limited) == nil)
    func end(_ count: Float) -> Double? {
      progress(at: 9) { ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (count, .forwards, false) }
    }
    #expect(end(2.5) == 0.5 && end(2) == 1)
  }

  /// S30, S31, RI-10, RI-11.
  @Test func `behavior 11: autoreversing doubles the cycle, which ends at the start value`() {
    func shown(_ time: Double) -> Double? {
      progress(at: time) {
        ($0.autoreverses, $0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (true, 2, .forwards, false)
      }
    }
    #expect([0.25, 1.25, 2.25, 3.75, 4, 9].map(shown) == [0.25, 0.75, 0.25, 0.25, 0, 0])
    let limited: (CABasicAnimation) -> Void = {
      ($0.autoreverses, $0.repeatDuration, $0.fillMode, $0.isRemovedOnCompletion) = (
        true, 2.5, .forwards, false
      )
    }
    #expect(progress(at: 9, limited) == 0.5)
  }

  /// S26.
  @Test func `behavior 12: the fill mode determines the value outside the active duration`() {
    let modes: [CAMediaTimingFillMode] = [.removed, .backwards, .forwards, .both, .init(rawValue: "odd")]
    func shown(_ mode: CAMediaTimingFillMode, at time: Double) -> Double? {
      progress(at: time) {
        ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1, mode, false)
      }
    }
    #expect(modes.map { shown($0, at: 0.5) } == [nil, 0, nil, 0, nil])
    #expect(modes.map { shown($0, at: 1) } == [0, 0, 0, 0, 0])
    #expect(modes.map { shown($0, at: 1.5) } == [0.5, 0.5, 0.5, 0.5, 0.5])
    #expect(modes.map { shown($0, at: 2) } == [nil, nil, 1, 1, nil])
    #expect(modes.map { shown($0, at: 99) } == [nil, nil, 1, 1, nil])
  }

  /// TM-DEF-LAYER, TM-DEF-ANIM.
  @Test func `defaults of layers and animations are Core Animation's`() {
    for timing: any CAMediaTiming in [CALayer(), CAAnimation(), CAAnimationGroup(), CASpringAnimation()] {
      #expect(timing.beginTime == 0 && timing.timeOffset == 0 && timing.speed == 1)
      #expect(timing.repeatCount == 0 && timing.repeatDuration == 0 && !timing.autoreverses)
      #expect(timing.fillMode == .removed && timing.duration == (timing is CALayer ? .infinity : 0))
    }
    #expect(CAAnimation().isRemovedOnCompletion && CAAnimation().timingFunction == nil)
  }
}
