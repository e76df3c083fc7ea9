import Staging
import Testing
import UIKit

@testable import HamburgerButton

@MainActor @Suite struct HamburgerButtonTests {
  private final class Target: NSObject {
    var states: [Bool] = []

    @objc func changed(_ sender: HamburgerButton) { states.append(sender.showsMenu) }
  }

  let stage = Stage(size: CGSize(width: 44, height: 44))
  let button = HamburgerButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  @Test func `a touch turns the lines into a cross`() {
    let target = Target()
    stage.perform {
      stage.layer.addSublayer(button.layer)
      button.addTarget(target, action: #selector(Target.changed(_:)), for: .valueChanged)
    }
    stage.perform { button.sendActions(for: .touchUpInside) }
    #expect(target.states == [true])
    #expect(button.middle.presentation()?.opacity == 1)
    stage.advance(to: 0.2)
    #expect(abs(button.middle.presentation()!.opacity - 0.5) < 1e-6)
    let angle = button.top.presentation()!.value(forKeyPath: "transform.rotation.z") as! Double
    #expect(abs(angle - .pi / 8) < 1e-6)
    stage.advance(to: 0.4)
    #expect(button.middle.presentation()?.opacity == 0)
    #expect(button.top.presentation()!.transform.m42 == 8)
    stage.perform { button.sendActions(for: .touchUpInside) }
    stage.advance(to: 1)
    #expect(target.states == [true, false] && CATransform3DIsIdentity(button.bottom.transform))
  }
}
