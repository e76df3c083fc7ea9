import FrameAnimation
import QuartzCore
import TestSupport
import Testing

@testable import MovingCard

/// The card of FrameAnimation's tutorial, which behaves as the tutorial says.
///
/// The card disables actions, which opens an implicit transaction. Without a stage, each test has to end it.
@Suite struct MovingCardTests {
  private let card = Card()
  private let engine = AnimationEngine()

  @Test func `at a progress of ½ the card is half open`() {
    defer { CATransaction.flush() }
    engine.animate(duration: 0.5, animations: card.show)
    engine.advance(to: 0.25)
    #expect(card.layer.cornerRadius == 18)
    #expect(card.layer.frame == CGRect(x: 25, y: 40, width: 150, height: 84))
    engine.advance(to: 0.5)
    #expect(card.layer.frame == CGRect(x: 30, y: 60, width: 180, height: 120))
  }

  @Test func `a spring overshoots, and ends exactly at the closed card when it's retargeted`() {
    defer { CATransaction.flush() }
    let opening = engine.animate(spring: .bouncy(extraBounce: 0.3), animations: card.show)
    engine.advance(to: 0.27)
    #expect(card.layer.bounds.width > 190)
    engine.retarget(opening, to: 0)
    engine.advance(to: 5)
    #expect(card.layer.frame == CGRect(x: 20, y: 20, width: 120, height: 48))
  }

  @Test func `a drag opens the card in proportion, and then a spring continues`() {
    defer { CATransaction.flush() }
    let opening = engine.animate(duration: 0.5, easing: .easeInOutSine, animations: card.show)
    engine.scrub(opening, to: 60.0 / 120)
    engine.advance(to: 0.1)
    #expect(isClose(Double(card.layer.cornerRadius), 18, within: 1e-9))
    engine.resume(opening)
    engine.advance(to: 0.35)
    #expect(card.layer.cornerRadius == 12 && engine.isIdle)
  }
}
