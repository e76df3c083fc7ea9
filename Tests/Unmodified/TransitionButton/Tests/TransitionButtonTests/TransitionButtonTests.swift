import Staging
import Testing
import UIKit

@testable import TransitionButton

@MainActor @Suite struct TransitionButtonTests {
  let stage = Stage(size: CGSize(width: 200, height: 60))
  let button = TransitionButton(frame: CGRect(x: 20, y: 10, width: 160, height: 40))

  private func start() {
    stage.perform {
      button.setTitle("Log in", for: .normal)
      stage.layer.addSublayer(button.layer)
      button.startAnimation()
    }
  }

  private var width: CGFloat { button.layer.presentation()!.bounds.width }

  @Test func `the button shrinks to a spinner`() {
    start()
    #expect(width == 160 && button.title(for: .normal) == "")
    stage.advance(to: 0.15)
    #expect(abs(width - 100) < 1e-6 && button.spinner.isHidden)
    stage.advance(to: 0.2)
    #expect(width == 40 && !button.spinner.isHidden)
    stage.advance(to: 0.3)
    let angle = button.spinner.presentation()!.value(forKeyPath: "transform.rotation.z") as! Double
    #expect(abs(angle - .pi / 2) < 1e-6)
  }

  @Test func `it returns after a delay and shakes`() {
    start()
    stage.advance(to: 1)
    var end: Double?
    stage.perform {
      button.stopAnimation(style: .shake, revertAfterDelay: 0.5) { end = CACurrentMediaTime() }
    }
    stage.advance(to: 1.5 + 0.1)
    #expect(width == 160 && button.title(for: .normal) == "Log in")
    #expect(abs(button.layer.presentation()!.position.x - 90) < 1e-6)
    stage.advance(to: 3)
    #expect(end == 1.8 && button.layer.presentation()?.position.x == 100)
  }

  @Test func `it expands over its window`() {
    start()
    stage.advance(to: 1)
    var end: Double?
    stage.perform { button.stopAnimation(style: .expand) { end = CACurrentMediaTime() } }
    stage.advance(to: 2)
    #expect(end == 1.4 && button.layer.presentation()!.transform.m11 == 20)
  }
}
