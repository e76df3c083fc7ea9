import Staging
import Testing

@testable import Confetti

@Suite struct ConfettiLayerTests {
  private let confetti = ConfettiLayer()

  @Test func `the line grows and then sways while it approaches`() {
    let stage = stage(with: confetti)
    stage.at(0.5) { confetti.startConfetti() }
    #expect(stage.shows(1, "emitterSize.width", of: confetti, at: 0.5))
    #expect(stage.shows(-100, "emitterZPosition", of: confetti, at: 0.5))
    #expect(stage.shows(50.5, "emitterSize.width", of: confetti, at: 0.75))
    #expect(stage.shows(100, "emitterSize.width", of: confetti, at: 1))
    #expect(stage.shows(50, "emitterPosition.x", of: confetti, at: 1))
    #expect(stage.shows(-50, "emitterZPosition", of: confetti, at: 1.5))
    #expect(stage.shows(90, "emitterPosition.x", of: confetti, at: 1.75))
    #expect(stage.shows(50, "emitterPosition.x", of: confetti, at: 2.5))
  }

  @Test func `the birth rate starts and stops the confetti, and a cell is addressed by its name`() {
    let stage = stage(with: confetti)
    #expect(confetti.birthRate == 0 && confetti.emitterCells?.count == 5)
    stage.at(0.5) { confetti.startConfetti() }
    #expect(confetti.birthRate == 1 && confetti.animation(forKey: "gust") != nil)
    stage.at(1) { confetti.setBirthRate(3, ofColor: 1) }
    #expect(confetti.emitterCells?.map(\.birthRate) == [12, 3, 12, 12, 12])
    stage.at(2) { confetti.stopConfetti() }
    #expect(confetti.birthRate == 0 && confetti.animation(forKey: "gust") == nil)
  }
}
