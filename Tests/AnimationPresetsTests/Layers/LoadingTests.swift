import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing

@Suite struct LoadingTests {
  @Test func `S196: the loading indicator fades in, turns in 0.9 s, and fades out while it grows`()
    throws
  {
    let card = StagedCard()
    card.at { layer in
      layer.showLoading()
      layer.showLoading()
    }
    let wheel = try #require(card.layer.sublayers?.first)
    let arc = try #require(wheel.sublayers?.first)
    func presentationValue(_ layer: CALayer, _ keyPath: String, at time: Double) -> Double {
      card.stage.advance(to: time)
      return layer.presentation()?.number(keyPath) ?? .nan
    }
    #expect(card.layer.sublayers?.count == 1 && card.layer.isShowingLoading)
    #expect(presentationValue(wheel, "opacity", at: 0) == 0)
    #expect(isClose(presentationValue(arc, "transform.rotation.z", at: 0.225), .pi / 2, within: 1e-4))
    #expect(isClose(presentationValue(arc, "transform.rotation.z", at: 9.225), .pi / 2, within: 1e-4))
    #expect(presentationValue(wheel, "opacity", at: 9.225) == 1)
    card.at(10) { $0.hideLoading() }
    #expect(!card.layer.isShowingLoading && card.layer.sublayers?.count == 1)
    #expect(isClose(presentationValue(wheel, "transform.scale.x", at: 10.6999), 3, within: 0.01))
    card.stage.advance(to: 10.7)
    #expect(card.layer.sublayers == nil)
    card.at { $0.hideLoading() }
  }

  @Test func `S196: the loading indicator is three quarters of a circle in the center`() throws {
    let card = StagedCard()
    card.at { $0.showLoading() }
    let wheel = try #require(card.layer.sublayers?.first)
    #expect(
      wheel.bounds == CGRect(x: 0, y: 0, width: 40, height: 40) && wheel.position == CGPoint(x: 50, y: 25))
    #expect(wheel.zPosition == 1)
    let arc = try #require(wheel.sublayers?.first as? CAShapeLayer)
    #expect(arc.frame == wheel.bounds && arc.lineWidth == 4 && arc.lineCap == .round)
    #expect(arc.strokeColor?.components == [0.5, 1] && arc.fillColor == nil)
    // The stroke of 4 points lies within the 40 points, and ends at the top.
    let (box, end) = (try #require(arc.path).boundingBoxOfPath, try #require(arc.path).currentPoint)
    #expect(
      isClose([box.minX, box.minY, box.width, box.height].map { Double($0) }, [2, 2, 36, 36], within: 1e-3))
    #expect(isClose([Double(end.x), Double(end.y)], [20, 2], within: 1e-9))
  }

  @Test func `a loading indicator that is shown during a fade-out is a new one`() {
    let card = StagedCard()
    card.at { $0.showLoading() }
    card.at(1) { $0.hideLoading() }
    card.at(1.1) { $0.showLoading() }
    card.stage.advance(to: 3)
    #expect(card.layer.sublayers?.count == 1 && card.layer.isShowingLoading)
  }
}

@Suite struct SceneTransitionTests {
  @Test(
    "S196: transitions of layers, whole and reduced", arguments: SceneTransition.allCases,
    MotionPolicy.allCases)
  func transition(_ scene: SceneTransition, _ policy: MotionPolicy) {
    let (card, screen) = (StagedCard(), CALayer())
    let (come, gone) = (Ends(), Ends())
    card.at { former in
      screen.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      former.superlayer?.addSublayer(screen)
      scene.present(screen, over: former, under: policy, completion: come.record)
    }
    card.stage.advance(to: 1)
    #expect(come.isOne(at: scene.duration) && CATransform3DIsIdentity(screen.transform))
    card.at(1) { scene.dismiss(screen, revealing: $0, under: policy, completion: gone.record) }
    card.stage.advance(to: 3)
    #expect(gone.isOne(at: 1 + scene.duration))
    #expect(CATransform3DIsIdentity(card.layer.transform) && card.layer.opacity == 1)
  }
}

@Suite struct DelayTests {
  @Test("S201: a delayed call comes at exactly its time", arguments: [10.0, 240])
  func delay(rate: Double) {
    let card = StagedCard()
    var calls: [Double] = []
    card.at { layer in
      layer.delay(0.5) { calls.append(CACurrentMediaTime()) }
      layer.delay(-1) { calls.append(CACurrentMediaTime()) }
    }
    for frame in 1...Int(rate) { card.stage.advance(to: Double(frame) / rate) }
    #expect(isClose(calls, [0, 0.5], within: 1e-8))
  }

  @Test(
    "S201: a delay that isn't finite and above 0 ends at the next commit",
    arguments: [0, -0.0, -3, .nan, .infinity])
  func shortDelay(_ seconds: Double) {
    let card = StagedCard()
    var calls: [Double] = []
    card.at { $0.delay(seconds) { calls.append(CACurrentMediaTime()) } }
    card.stage.advance(to: 1)
    #expect(isClose(calls, [0], within: 1e-8))
  }

  @Test func `a layer that leaves the tree drops its delayed calls`() {
    let card = StagedCard()
    card.at { $0.delay(1) { Issue.record("called") } }
    card.at(0.5) { $0.removeFromSuperlayer() }
    card.stage.advance(to: 3)
  }
}
