import AnimationChain
import CoreGraphics
import Staging
import TestSupport
import Testing

/// The eleven presets of AXAnimationChain (S195).
@Suite struct ChainPresetTests {
  private let fixture = ChainFixture()
  private var layer: CALayer { fixture.layer }

  private func play(_ chain: Chain) { fixture.stage.perform { _ = layer.animate(chain: chain) } }

  private func presentationValue(_ keyPath: String, at time: Double) -> Double {
    fixture.stage.advance(to: time)
    return fixture.presentationValues(keyPath).first ?? .nan
  }

  @Test func `S195: each of the eleven presets has the length of its definition`() {
    let presets: [(Chain, Double)] = [
      (.tada, 0.65), (.bounce(), 0.5), (.pulse(), 1), (.shake(), 0.4), (.swing, 0.5), (.expand, 0.5),
      (.compress, 0.5), (.drop(), 1), (.morph, 1),
      (.hinge(), max(1.5, CASpringAnimation.settling(mass: 2, damping: 10))),
      (
        .snap(),
        max(
          CASpringAnimation.settling(mass: 1, damping: 10),
          0.5 + CASpringAnimation.settling(mass: 1, damping: 13))
      ),
    ]
    #expect(presets.count == 11)
    for (index, (chain, length)) in presets.enumerated() {
      #expect(isClose(chain.length, length, within: 1e-9), "preset \(index)")
    }
  }

  @Test func `S195: tada grows for 0.5 s, then shrinks`() {
    #expect(isClose(Chain.tada.stageStarts, [0, 0.5], within: 1e-12))
    play(.tada)
    #expect(isClose(presentationValue("transform.rotation", at: 0.1), .pi / 21, within: 1e-9))
    #expect(isClose(presentationValue("transform.scale", at: 0.15), 1.1, within: 1e-9))
    #expect(isClose(presentationValue("transform.rotation", at: 0.2), -.pi / 18, within: 1e-9))
    #expect(isClose(presentationValue("transform.scale", at: 0.5), 1.1, within: 1e-9))
    #expect(isClose(presentationValue("transform.scale", at: 0.65), 1, within: 1e-9))
    #expect(
      CATransform3DIsIdentity(layer.transform)
        || isClose(fixture.model("transform.rotation"), [0], within: 1e-9))
  }

  @Test(arguments: [
    (Chain.Side.top, "position.y", 250.0, 300.0), (.bottom, "position.y", 350, 300),
    (.left, "position.x", 150, 200), (.right, "position.x", 250, 200),
  ]) func `S195: bounce arrives from its side`(
    _ side: Chain.Side, _ keyPath: String, _ start: Double, _ end: Double
  ) {
    play(.bounce(from: side))
    #expect(isClose(presentationValue(keyPath, at: 0), start, within: 1e-9))
    let half = start + (end - start) * 0.765625
    #expect(isClose(presentationValue(keyPath, at: 0.25), half, within: 0.02))
    #expect(
      isClose(presentationValue(keyPath, at: 0.5), end, within: 1e-9) && fixture.model(keyPath) == [end])
  }

  @Test func `S195: pulse grows by a tenth and back`() {
    play(.pulse())
    #expect(
      isClose(
        [0.25, 0.5, 0.75, 1].map { presentationValue("transform.scale", at: $0) }, [1.05, 1.1, 1.05, 1],
        within: 1e-9))
  }

  @Test func `S195: shake moves to both sides one and a half times, then back`() {
    play(.shake())
    let positions = [0, 0.05, 0.1, 0.2, 0.3, 0.35, 0.4].map { presentationValue("position.x", at: $0) }
    #expect(isClose(positions, [180, 200, 220, 180, 220, 210, 200], within: 1e-9))
    #expect(fixture.model("position.x") == [200])
  }

  @Test func `S195: swing rotates to both sides and ends upright`() {
    play(.swing)
    #expect(isClose(presentationValue("transform.rotation", at: 0.1), 0.149600, within: 1e-6))
    #expect(isClose(presentationValue("transform.rotation", at: 0.2), -0.174533, within: 1e-6))
    #expect(isClose(presentationValue("transform.rotation", at: 0.5), 0, within: 1e-9))
  }

  @Test func `S195: expand grows from nothing, compress shrinks to it`() {
    play(.expand)
    #expect(
      presentationValue("transform.scale", at: 0) == 0 && presentationValue("transform.scale", at: 0.5) == 1)
    play(.compress)
    #expect(
      presentationValue("transform.scale", at: 0.5) == 1 && presentationValue("transform.scale", at: 1) == 0)
    #expect(fixture.model("transform.scale.x") == [0])
  }

  @Test func `S195: hinge hangs by its corner at an eighth of a turn, then falls`() {
    play(.hinge())
    #expect(layer.anchorPoint == .zero && fixture.model("position") == [150, 250])
    #expect(presentationValue("position.y", at: 1) == 250)
    #expect(isClose(presentationValue("position.y", at: 1.5), 850, within: 1e-9))
    fixture.stage.advance(to: 4)
    #expect(
      isClose(fixture.model("transform.rotation"), [.pi / 4], within: 1e-9)
        && fixture.model("position.y") == [850])
  }

  @Test(
    arguments: [
      (30.0, 40.0, 0.643501108793284), (100, 0, Double.pi / 2), (0.5, 0, Double.pi / 2), (0, 100, 0),
      (0, 0.5, 0),
      (0, 0, 0),
    ] as [(Double, Double, Double)]) func `S195: a hinge hangs with its diagonal upright`(
      _ width: Double, _ height: Double, _ angle: Double
    )
  {
    layer.bounds.size = CGSize(width: width, height: height)
    play(.hinge(fall: 10))
    fixture.stage.advance(to: 9)
    #expect(isClose(fixture.model("transform.rotation"), [angle], within: 1e-9))
  }

  @Test func `S195: drop tips by 20 degrees about its right corner while it falls`() {
    play(.drop(fall: 100))
    #expect(layer.anchorPoint == CGPoint(x: 1, y: 0) && fixture.model("position") == [250, 250])
    #expect(isClose(presentationValue("position.y", at: 0.5), 350, within: 1e-9))
    #expect(isClose(presentationValue("transform.rotation", at: 1), -0.349066, within: 1e-6))
  }

  @Test(arguments: Chain.Side.allCases) func `S195: snap arrives from its side and restores the frame`(
    _ side: Chain.Side
  ) {
    let frame = layer.frame
    play(.snap(from: side))
    fixture.stage.advance(to: 0)
    // The anchor is in the middle of the edge at that side, 150 points away.
    let start: [Chain.Side: [Double]] = [
      .top: [200, 100], .left: [0, 300], .bottom: [200, 500], .right: [400, 300],
    ]
    #expect(fixture.presentationValues("position") == start[side])
    let shownFrame = layer.presentation()?.frame ?? .zero
    switch side {
    case .left: #expect(shownFrame.midX < frame.midX)
    case .right: #expect(shownFrame.midX > frame.midX)
    case .top: #expect(shownFrame.midY < frame.midY)
    case .bottom: #expect(shownFrame.midY > frame.midY)
    }
    fixture.stage.advance(to: 5)
    let end = layer.frame
    #expect(
      isClose(
        [end.minX, end.minY, end.width, end.height].map { Double($0) }, [150, 250, 100, 100], within: 1e-9))
  }

  @Test func `S195: morph has four shapes`() {
    play(.morph)
    let shapes = [0.25, 0.5, 0.75, 1].flatMap {
      [presentationValue("transform.scale.x", at: $0), presentationValue("transform.scale.y", at: $0)]
    }
    #expect(isClose(shapes, [1.2, 0.8, 0.8, 1.2, 1.2, 0.8, 1, 1], within: 1e-9))
  }

  @Test func `S195: presets repeat, run staggered on several layers, and report their end`() {
    let layers = (0..<3).map { _ in CALayer() }
    let log = Log()
    fixture.stage.perform {
      for layer in layers { fixture.stage.layer.addSublayer(layer) }
      layers.animate(chain: .pulse(by: 1).repeated(2), staggeredBy: 0.25) { log.add("\($0)") }
      layer.animate(chain: .shake().repeated(3)) { log.add("\($0)") }
    }
    fixture.stage.advance(to: 0.75)
    let scales = layers.map { numbers($0.presentation()?.value(forKeyPath: "transform.scale")).first ?? 0 }
    #expect(isClose(scales, [1.5, 2, 1.5], within: 1e-9))
    fixture.stage.advance(to: 9)
    #expect(log.entries == ["finished 1.2000", "finished 2.5000"])
  }
}

extension CASpringAnimation {
  fileprivate static func settling(mass: CGFloat, damping: CGFloat) -> Double {
    let spring = CASpringAnimation()
    (spring.mass, spring.damping) = (mass, damping)
    return spring.settlingDuration
  }
}
