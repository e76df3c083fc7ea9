import Staging
import Testing

@testable import TypingDots

@Suite struct TypingBubbleLayerTests {
  private let bubble = TypingBubbleLayer()

  private var dots: [CALayer] { bubble.sublayers ?? [] }

  @Test func `each dot jumps after the one before it, and is squashed as it lands`() {
    let stage = stage(with: bubble)
    stage.at(1) { bubble.beginTyping() }
    #expect(stage.shows(0, "transform.translation.y", of: dots[0], at: 1))
    #expect(stage.shows(-10 * Halfway.easeOut, "transform.translation.y", of: dots[0], at: 1.135))
    #expect(stage.shows(0, "transform.translation.y", of: dots[1], at: 1.15))
    #expect(stage.shows(-10, "transform.translation.y", of: dots[0], at: 1.27))
    #expect(stage.shows(-10, "transform.translation.y", of: dots[1], at: 1.42))
    #expect(stage.shows(0.7, "transform.scale.y", of: dots[0], at: 1.54))
    #expect(stage.shows(1.25, "transform.scale.x", of: dots[0], at: 1.54))
    #expect(stage.shows(-10, "transform.translation.y", of: dots[2], at: 1.57))
    #expect(stage.shows(1, "transform.scale.y", of: dots[0], at: 1.9))
  }

  @Test func `the dots jump again exactly when the last one has landed`() {
    let stage = stage(with: bubble)
    stage.at(1) { bubble.beginTyping() }
    stage.advance(to: 2.199)
    #expect(bubble.rounds == 0)
    stage.advance(to: 2.2)
    #expect(bubble.rounds == 1)
    #expect(stage.shows(-10, "transform.translation.y", of: dots[0], at: 2.47))
  }

  @Test func `the bubble springs up from below`() {
    let stage = stage(with: bubble)
    stage.at(1) { bubble.beginTyping() }
    #expect(stage.shows(0.2, "transform.scale", of: bubble, at: 1))
    #expect(stage.shows(0, "anchorPoint.y", of: bubble, at: 1))
    #expect(stage.shows(0.5 * Halfway.easeOut, "anchorPoint.y", of: bubble, at: 1.15))
    #expect(stage.shows(0.5, "anchorPoint.y", of: bubble, at: 1.3))
    #expect(stage.shows(1, "transform.scale", of: bubble, at: 4))
  }

  @Test func `when typing ends, the dots fade and the bubble remains a pill`() {
    let stage = stage(with: bubble, size: CGSize(width: 80, height: 40))
    stage.at(1) { bubble.beginTyping() }
    stage.at(2) { bubble.endTyping() }
    #expect(stage.shows(80, "bounds.size.width", of: bubble, at: 2))
    #expect(stage.shows(80 - 40 * Halfway.easeIn, "bounds.size.width", of: bubble, at: 2.15))
    #expect(dots.allSatisfy { $0.presented("opacity") == 0 })
    for time in [2.3, 9] {
      #expect(stage.shows(40, "bounds.size.width", of: bubble, at: time))
      #expect(stage.shows(20, "bounds.size.height", of: bubble, at: time))
      #expect(stage.shows(10, "cornerRadius", of: bubble, at: time))
    }
    #expect(bubble.rounds == 1)
  }
}
