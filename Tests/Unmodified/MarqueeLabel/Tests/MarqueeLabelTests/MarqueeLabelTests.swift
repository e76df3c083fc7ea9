import Staging
import Testing
import UIKit

@testable import MarqueeLabel

@MainActor @Suite(.serialized) struct MarqueeLabelTests {
  let stage = Stage(size: CGSize(width: 60, height: 20))
  let view = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))

  private func show(_ text: String) {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.text = text
    }
  }

  private var offset: Double {
    view.replica.presentation()!.value(forKeyPath: "sublayerTransform.translation.x") as! Double
  }

  @Test func `a long text scrolls after a delay`() {
    show("A rather long text for such a small view")
    let distance = Double(view.distance)
    stage.advance(to: 1)
    #expect(offset == 0 && view.replica.instanceCount == 2)
    stage.advance(to: 1 + distance / 80)
    #expect(abs(offset + distance / 2) < 1e-6)
  }

  @Test func `a short text rests`() {
    show("Hi")
    stage.advance(to: 3)
    #expect(view.replica.animationKeys() == nil && view.replica.instanceCount == 1)
  }

  @Test func `a notification restarts every label`() {
    show("A rather long text for such a small view")
    stage.advance(to: 2)
    #expect(abs(offset + 40) < 1e-6)
    stage.perform { MarqueeLabel.restartLabels() }
    #expect(offset == 0)
    stage.advance(to: 3.5)
    #expect(abs(offset + 20) < 1e-6)
  }
}
