import Foundation
import MotionCore
import Staging
import Testing

@testable import Ripple

@Suite struct RippleButtonLayerTests {
  private let button = RippleButtonLayer(color: .black)

  @Test func `ink spreads to the farthest corner, fades, and is removed`() throws {
    let stage = stage(with: button)
    var ends: [CFTimeInterval] = []
    button.onRippleEnd = { ends.append(CACurrentMediaTime()) }
    stage.at(1) { button.touchDown(at: CGPoint(x: 20, y: 50)) }
    let surface = try #require(button.sublayers?.first)
    let ink = try #require(surface.sublayers?.first as? CAShapeLayer)
    let reach = hypot(80, 50.0)
    let halfWay = 1 + (reach - 1) * UnitBezier(0, 0, 0.2, 1).value(at: 0.5)
    for (time, radius, opacity) in [(1, 1, 1), (1.3, halfWay, 1), (1.599, reach, 1.0 / 300)] {
      #expect(stage.shows(opacity, "opacity", of: ink, at: time))
      let box = ink.presentation()?.path?.boundingBox ?? .null
      #expect(abs(box.width / 2 - radius) < 0.01 && abs(box.midX - 20) < 0.01)
    }
    #expect(ends.isEmpty)
    stage.advance(to: 1.6)
    #expect(ends == [1.6] && surface.sublayers == nil)
  }

  @Test func `the button is raised until it's released`() {
    let stage = stage(with: button)
    stage.at(1) { button.touchDown(at: .zero) }
    let surface = button.sublayers?.first
    #expect(stage.shows(3, "shadowRadius", of: button, at: 1))
    #expect(stage.shows(3 + 5 * Halfway.easeOut, "shadowRadius", of: button, at: 1.15))
    #expect(stage.shows(2 + 6 * Halfway.easeOut, "shadowOffset.height", of: button, at: 1.15))
    #expect(stage.shows(100 + 6 * Halfway.easeOut, "bounds.size.width", of: surface, at: 1.15))
    #expect(stage.shows(8, "shadowRadius", of: button, at: 5))
    #expect(stage.shows(0.5, "shadowOpacity", of: button, at: 5))
    #expect(button.presentation()?.shadowPath?.boundingBox == CGRect(x: 4, y: 4, width: 92, height: 92))
    stage.perform { button.touchUp() }
    #expect(stage.shows(3, "shadowRadius", of: button, at: 5))
    #expect(stage.shows(100, "bounds.size.width", of: surface, at: 5))
    #expect(stage.shows(2, "borderWidth", of: button, at: 5))
    #expect(stage.shows(2 - 2 * Halfway.easeIn, "borderWidth", of: button, at: 5.2))
    #expect(stage.shows(0, "borderWidth", of: button, at: 5.4))
  }
}
