import LayerTree
import TestSupport
import Testing

/// The timing of an opacity animation from 0 to 1 on a layer whose model value is 0.5.
@Suite struct CAAnimationTimingTests {
  private func hosted(_ configure: (CABasicAnimation) -> Void) -> HostedLayer {
    let layer = CALayer()
    layer.opacity = 0.5
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.fade(configure))
    return hosted
  }

  private func expect(
    _ expected: [Double], at times: [Double], _ configure: (CABasicAnimation) -> Void
  ) {
    let hosted = hosted(configure)
    #expect(isClose(times.map { Double(hosted.opacity(at: $0)) }, expected, within: 1e-6))
  }

  /// S23.
  @Test func `defaults are Core Animation's`() {
    let animation = CABasicAnimation()
    #expect(animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1)
    #expect(animation.timeOffset == 0 && animation.repeatCount == 0 && animation.repeatDuration == 0)
    #expect(!animation.autoreverses && animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion && animation.timingFunction == nil)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.keyPath == nil)
  }

  /// S24.
  @Test func `an animation without a duration takes 0.25 s`() {
    expect([0, 0.8, 0.5], at: [0, 0.2, 0.26]) { $0.duration = 0 }
  }

  /// S25.
  @Test func `a begin time delays an animation`() {
    expect([0.5, 0, 0.5], at: [0.29, 0.3, 0.8]) { $0.beginTime = 0.3 }
    expect([0, 0, 0.5], at: [0.29, 0.3, 0.8]) {
      $0.beginTime = 0.3
      $0.fillMode = .backwards
    }
  }

  /// S26.
  @Test func `the fill mode determines the value before and after the active duration`() {
    let times = [0, 0.5, 1, 1.5, 2.5]
    let rows: [(CAMediaTimingFillMode, [Double])] = [
      (.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
      (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
    ]
    for (mode, expected) in rows {
      expect(expected, at: times) {
        $0.beginTime = 1
        $0.fillMode = mode
        $0.isRemovedOnCompletion = false
      }
    }
  }

  /// S27, S3.
  @Test func `an animation that is removed on completion has no effect afterward, whatever its fill mode`() {
    let hosted = hosted { $0.fillMode = .forwards }
    #expect(hosted.opacity(at: 1.1) == 0.5)
    #expect(hosted.layer.animationKeys() == nil)
  }

  /// S28, S29, S30, S31, S33, S34.
  @Test func `repeats, reversal, speed and time offset combine as in Core Animation`() {
    let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3]
    expect([0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5], at: times) { $0.autoreverses = true }
    expect([0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5], at: times) { $0.repeatCount = 2.5 }
    expect([0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5], at: times) { $0.repeatDuration = 1.7 }
    expect([0, 0.4, 0.5, 0.5], at: [0, 0.2, 0.5, 0.9]) { $0.speed = 2 }
    expect([0.3, 0.5, 0.8, 0.2, 0.5], at: [0, 0.2, 0.5, 0.9, 1.2]) { $0.timeOffset = 0.3 }
    expect([0, 0.8, 0.5, 0.1, 0.5], at: [0, 0.2, 0.5, 0.9, 1.2]) { $0.speed = -1 }
    let back = hosted {
      $0.duration = 5
      $0.repeatCount = 2.5
      $0.autoreverses = true
    }
    #expect(isClose(Double(back.opacity(at: 22)), 0.4, within: 1e-6))
    #expect(isClose(Double(back.opacity(at: 24.5)), 0.9, within: 1e-6))
    #expect(back.opacity(at: 25) == 0.5 && back.layer.animationKeys() == nil)
  }

  /// S32.
  @Test func `an endless repetition doesn't stop until it's removed`() {
    let log = EventLog()
    let hosted = hosted {
      $0.repeatCount = .greatestFiniteMagnitude
      $0.delegate = log
    }
    #expect(isClose(Double(hosted.opacity(at: 100_000.25)), 0.25, within: 1e-6))
    #expect(log.events == ["start"])
    hosted.perform { $0.removeAllAnimations() }
    #expect(log.events == ["start", "stop"])
  }

  /// S35.
  @Test func `a timing function paces each cycle`() {
    for time in [0.5, 1.5] {
      let hosted = hosted {
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        $0.repeatCount = 2
      }
      #expect(isClose(Double(hosted.opacity(at: time)), 0.31536, within: 5e-6))
    }
  }

  /// S21.
  @Test func `a layer's speed scales the time of its sublayers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.opacity = 0.5
    let hosted = HostedLayer(outer)
    let log = EventLog()
    hosted.perform { _ in inner.add(CABasicAnimation.fade { $0.delegate = log }, forKey: nil) }
    hosted.host.advance(to: 0.25)
    #expect(inner.presentation()?.opacity == 0.5)
    hosted.host.advance(to: 0.4)
    #expect(isClose(Double(inner.presentation()?.opacity ?? 0), 0.8, within: 1e-6))
    hosted.host.advance(to: 1)
    #expect(log.entries == [.init(event: "start", time: 0), .init(event: "end", time: 0.5)])
  }

  /// S22.
  @Test func `a paused layer freezes and resumes where it was paused`() {
    let hosted = hosted { _ in }
    hosted.host.advance(to: 0.4)
    hosted.perform {
      let paused = $0.convertTime(CACurrentMediaTime(), from: nil)
      $0.speed = 0
      $0.timeOffset = paused
    }
    #expect(isClose(Double(hosted.opacity(at: 0.4)), 0.4, within: 1e-6))
    #expect(isClose(Double(hosted.opacity(at: 7)), 0.4, within: 1e-6))
    hosted.perform {
      let paused = $0.timeOffset
      $0.speed = 1
      $0.timeOffset = 0
      $0.beginTime = 0
      $0.beginTime = $0.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(isClose(Double(hosted.opacity(at: 7)), 0.4, within: 1e-6))
    #expect(isClose(Double(hosted.opacity(at: 7.1)), 0.5, within: 1e-6))
    #expect(hosted.opacity(at: 7.7) == 0.5 && hosted.layer.animationKeys() == nil)
  }

  @Test func `invalid timing never takes a value out of its range`() {
    for odd in [Double.nan, -.infinity, .infinity, -1] {
      let hosted = hosted {
        $0.duration = odd
        $0.beginTime = odd
        $0.timeOffset = odd
        $0.repeatDuration = odd
        $0.repeatCount = Float(odd)
        $0.speed = Float(odd)
      }
      let opacity = hosted.opacity(at: 0.1)
      #expect(opacity >= 0 && opacity <= 1, "\(odd)")
    }
  }
}

/// Rows CT and CTQ.
@Suite struct CALayerTimeConversionTests {
  private func layer(_ begin: Double, _ speed: Float, _ offset: Double, in superlayer: CALayer? = nil)
    -> CALayer
  {
    let layer = CALayer()
    layer.beginTime = begin
    layer.speed = speed
    layer.timeOffset = offset
    superlayer?.addSublayer(layer)
    return layer
  }

  @Test func `a time is converted through all layers in between`() {
    let root = CALayer()
    let middle = layer(2, 3, 0.25, in: root)
    let leaf = layer(1, 2, 0.5, in: middle)
    #expect(leaf.convertTime(10, from: middle) == 18.5)  // CT-1
    #expect(leaf.convertTime(10, to: middle) == 5.75)  // CT-3
    #expect(isClose(leaf.convertTime(10, to: root), 3.8333333, within: 1e-5))  // CT-4
    #expect(isClose(leaf.convertTime(10, to: nil), 3.8333333, within: 1e-5))  // CT-5
  }

  @Test func `a root layer's timing applies, and local time before the begin time is 0`() {
    let root = layer(1, 2, 3)
    let first = layer(6, 4, 5, in: root)
    let second = layer(8, 0.5, 7, in: root)
    #expect(root.convertTime(10, from: nil) == 21)  // CTQ-3
    #expect(first.convertTime(10, from: nil) == 65)  // CTQ-5
    #expect(first.convertTime(10, to: nil) == 3.125)  // CTQ-6
    #expect(first.convertTime(10, from: root) == 21)  // CTQ-7
    #expect(second.convertTime(10, from: first) == 0)  // CTQ-9
    #expect(first.convertTime(10, from: second) == 37)  // CTQ-10
    let plain = CALayer()
    let late = layer(8, 0.5, 7, in: plain)
    #expect(late.convertTime(7, from: plain) == 0)  // CTQ-11
    #expect(late.convertTime(8, from: plain) == 7)  // CTQ-12
  }

  @Test func `a layer whose speed is 0 has one local time`() {
    let root = layer(1, 2, 3)
    let still = layer(8, 0, 7, in: root)
    #expect(still.convertTime(10, from: root) == 7)  // CTQ-14
    #expect(root.convertTime(10, from: still) == 0)  // CTQ-15
    #expect(still.convertTime(10, to: nil) == -0.5)  // CTQ-16
  }
}
