import Staging
import Testing
import UIKit

@testable import PulseHalo

@MainActor @Suite struct PulseHaloTests {
  let stage = Stage(size: CGSize(width: 120, height: 120))
  let halo = PulseHaloLayer()

  private func start() {
    stage.perform {
      halo.position = CGPoint(x: 60, y: 60)
      halo.animationDuration = 2
      stage.layer.addSublayer(halo)
      halo.start()
    }
  }

  private var scale: Double { halo.effect.presentation()!.value(forKeyPath: "transform.scale.x") as! Double }

  @Test func `the halo grows and fades`() {
    start()
    #expect(scale == 0)
    stage.advance(to: 0.4)
    #expect(abs(scale - 0.2) < 1e-6 && abs(halo.effect.presentation()!.opacity - 0.45) < 1e-6)
    stage.advance(to: 1.2)
    #expect(abs(scale - 0.6) < 1e-6 && abs(halo.effect.presentation()!.opacity - 0.225) < 1e-6)
    stage.advance(to: 2.4)
    #expect(abs(scale - 0.2) < 1e-6)
  }

  @Test func `a change while it pulses starts it again a little later`() {
    start()
    stage.advance(to: 0.5)
    stage.perform { halo.fromValueForRadius = 0.5 }
    #expect(!halo.isPulsing)
    stage.advance(to: 0.51)
    #expect(halo.isPulsing && abs(scale - 0.5) < 1e-6)
    stage.advance(to: 1.51)
    #expect(abs(scale - 0.75) < 1e-6)
  }
}
