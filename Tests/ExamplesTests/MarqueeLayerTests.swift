import Staging
import Testing

@testable import Marquee

@Suite struct MarqueeLayerTests {
  /// Creates a marquee that pauses for 0.5 s and then moves by 200 points in 2 s.
  private func marquee() -> MarqueeLayer {
    let marquee = MarqueeLayer(text: "", fontSize: 10, width: 160)
    marquee.rate = 100
    return marquee
  }

  @Test func `the text pauses, scrolls, and repeats`() {
    let marquee = marquee()
    let stage = stage(with: marquee)
    stage.perform { marquee.startScrolling() }
    let runner = marquee.sublayers?.first
    for (time, offset) in [(0, 0), (0.5, 0), (1, -50), (1.5, -100), (2.5, 0), (3, 0), (4, -100.0)] {
      #expect(stage.shows(offset, "transform.translation.x", of: runner, at: time))
    }
  }

  @Test func `a paused marquee continues from its position`() {
    let marquee = marquee()
    let stage = stage(with: marquee)
    stage.perform { marquee.startScrolling() }
    let runner = marquee.sublayers?.first
    stage.at(1.5) { marquee.pauseScrolling() }
    #expect(stage.shows(-100, "transform.translation.x", of: runner, at: 3))
    stage.at(4) { marquee.resumeScrolling() }
    #expect(stage.shows(-100, "transform.translation.x", of: runner, at: 4))
    #expect(stage.shows(-125, "transform.translation.x", of: runner, at: 4.25))
  }

  @Test func `the leading edge is faded only while the text scrolls`() {
    let marquee = marquee()
    let stage = stage(with: marquee)
    stage.perform { marquee.startScrolling() }
    func leadingAlpha(at time: CFTimeInterval) -> CGFloat? {
      stage.advance(to: time)
      let edges = marquee.mask?.presentation() as? CAGradientLayer
      return (edges?.colors?.first as? CGColor)?.alpha
    }
    #expect(leadingAlpha(at: 0.25) == 1)
    #expect(abs((leadingAlpha(at: 0.5625) ?? 0) - 0.5) < 1e-9)
    #expect(leadingAlpha(at: 1.5) == 0)
    #expect(leadingAlpha(at: 2.5) == 1)
  }
}
