import Staging
import Testing
import UIKit

@testable import BadgeView

@MainActor @Suite struct BadgeTests {
  let stage = Stage(size: CGSize(width: 60, height: 60))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

  private var label: UILabel? { view.subviews.first as? UILabel }

  @Test func `a badge pops up at the corner`() throws {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.badgeColor = .blue
      view.setBadge("3", animated: true)
    }
    let label = try #require(label)
    #expect(view.badge == "3" && label.center == CGPoint(x: 40, y: 0) && label.backgroundColor == .blue)
    let scale = { label.layer.presentation()!.value(forKeyPath: "transform.scale.x") as! Double }
    #expect(abs(scale() - 0.2) < 1e-6)
    stage.advance(to: 0.2)
    #expect(scale() > 1)
    stage.advance(to: 5)
    #expect(scale() == 1)
  }

  @Test func `a removed badge shrinks and leaves`() {
    stage.perform {
      stage.layer.addSublayer(view.layer)
      view.badge = "9"
    }
    stage.perform { view.setBadge(nil, animated: true) }
    #expect(view.badge == nil && view.subviews.count == 1)
    stage.advance(to: 0.125)
    #expect(abs(label!.layer.presentation()!.transform.m11 - 0.55) < 1e-6)
    stage.advance(to: 0.25)
    #expect(view.subviews.isEmpty)
  }
}
