import CoreGraphics
import MotionCore
import TestSupport
import Testing

@testable import LayerTree

@Suite struct EmissionRatesTests {
  private let layer = CAEmitterLayer()
  private let spark = CAEmitterCell()

  init() {
    (spark.name, spark.birthRate) = ("spark", 8)
    layer.emitterCells = [spark]
  }

  private func rates() -> EmissionRates {
    guard case .emitter(let values, _) = TreeSnapshot(of: layer, presentation: true).layers[0].content else {
      return EmissionRates()
    }
    return values.rates
  }

  private func rate(_ names: [String] = [], at times: [Double]) -> [Double] {
    times.map { rates()[names]?.value(at: $0) ?? -1 }
  }

  @Test func `the rates of a layer that enters a host apply to all earlier times`() {
    layer.birthRate = 3
    let hosted = HostedLayer(layer)
    hosted.host.advance(to: 2)
    #expect(rate(at: [0, 1, 2]) == [3, 3, 3] && rate(["spark"], at: [0, 2]) == [8, 8])
    #expect(rates()[["nobody"]] == nil)
  }

  @Test func `a layer can lose its animations and move to another host in one transaction`() {
    let (hosted, other) = (HostedLayer(layer), HostedLayer())
    // These animations make the number of the layer's channel invalid in the other host.
    for keyPath in ["position", "bounds", "transform"] { hosted.add(RandomTree.animation(keyPath)) }
    hosted.add(RandomTree.animation("birthRate"))
    other.perform { otherLayer in
      layer.removeAllAnimations()
      otherLayer.addSublayer(layer)
    }
    #expect(layer.channels.isEmpty && rate(at: [0]) == [1])
    other.perform { _ in layer.add(RandomTree.animation("birthRate"), forKey: nil) }
    other.host.advance(to: 0.35)
    #expect(layer.presentation()?.birthRate == 2.5)
  }

  @Test func `a change is recorded with its time`() {
    let hosted = HostedLayer(layer)
    hosted.host.advance(to: 1)
    hosted.perform { layer in
      CATransaction.setDisableActions(true)
      layer.setValue(0, forKey: "birthRate")
      layer.setValue(2, forKeyPath: "emitterCells.spark.birthRate")
    }
    hosted.host.advance(to: 5)
    #expect(rate(at: [0.5, 0.999, 1, 4]) == [1, 1, 0, 0])
    #expect(rate(["spark"], at: [0.5, 0.999, 1, 4]) == [8, 8, 2, 2])
  }

  @Test func `a change is recorded in the layer's local time`() {
    (layer.speed, layer.timeOffset) = (2, 3)
    let hosted = HostedLayer(layer)
    hosted.host.advance(to: 1)
    hosted.perform { _ in
      CATransaction.setDisableActions(true)
      layer.birthRate = 0
    }
    #expect(rate(at: [4.999, 5]) == [1, 0])
  }

  @Test func `animated rates are recorded during the animation and remain after it`() {
    let hosted = HostedLayer(layer)
    hosted.host.advance(to: 0.7)
    hosted.add(CABasicAnimation.animating("birthRate", from: 5, to: 9))
    for now in [1.2, 1.69, 1.7, 3] {
      hosted.host.advance(to: now)
      #expect(isClose(rate(at: [0.6, 0.7, 0.95, 1.2]), [1, 5, 6, 7], within: 1e-9), "\(now)")
    }
    #expect(rate(at: [1.7, 3]) == [1, 1])
  }

  @Test func `recorded rates don't depend on the times at which they are read`() {
    func history(readingAt times: [Double]) -> RateHistory? {
      let other = EmissionRatesTests()
      let hosted = HostedLayer(other.layer)
      let animation = CAKeyframeAnimation(keyPath: "emitterCells.spark.birthRate")
      (animation.values, animation.duration) = ([5, 0, 30], 2.3)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      hosted.add(animation)
      for time in times {
        hosted.host.advance(to: time)
        _ = other.rates()
      }
      hosted.host.advance(to: 4)
      return other.rates()[["spark"]]
    }
    let frequentlyRead = history(readingAt: (1...90).map { Double($0) / 31 })
    #expect(frequentlyRead == history(readingAt: []) && frequentlyRead?.value(at: 3) == 30)
  }

  /// Returns the history of a rate that rises from 0 to 8 in 8 s of a clock that jumps from 1 to 3.
  private func historyOfJump(ofOwnClock isOwnClock: Bool, readingAt times: [Double]) -> RateHistory? {
    let other = EmissionRatesTests()
    let hosted = HostedLayer()
    hosted.perform { $0.addSublayer(other.layer) }
    hosted.perform { _ in
      other.layer.add(
        CABasicAnimation.animating("birthRate", from: 0, to: 8) { $0.duration = 8 }, forKey: nil)
    }
    for time in Set(times + [1, 2]).sorted() {
      hosted.host.advance(to: time)
      if times.contains(time) { _ = other.rates() }
      if time == 1 { hosted.perform { (isOwnClock ? other.layer : $0).timeOffset = 2 } }
    }
    return other.rates()[[]]
  }

  @Test(arguments: [false, true])
  func `rates are recorded in the time that the layer's clock showed`(_ isOwnClock: Bool) {
    let history = historyOfJump(ofOwnClock: isOwnClock, readingAt: [])
    let rates = [0.5, 1, 2, 3, 3.5, 4].map { history?.value(at: $0) ?? .nan }
    #expect(isClose(rates, [0.5, 1, 1, 3, 3.5, 4], within: 1e-9))
    #expect(historyOfJump(ofOwnClock: isOwnClock, readingAt: [0.3, 1, 1.21, 1.9]) == history)
  }

  @Test func `an endless animation records a limited number of rates, even at extreme times`() {
    let hosted = HostedLayer(layer)
    let animation = CABasicAnimation.animating("birthRate", from: 0, to: 1)
    animation.repeatCount = .infinity
    hosted.add(animation)
    for time in [1e6, 1e15, 1e18, 1e300] {
      hosted.host.advance(to: time)
      #expect((rates()[[]]?.knots.count ?? 0) <= RateHistory.maximumCount)
    }
  }
}
