import QuartzCore
import Staging
import TestSupport
import Testing

@testable import Scenes

@Suite struct OpeningCardTests {
  private let stage = CardScene().stage()

  private func card(at time: Double) throws -> CALayer {
    stage.advance(to: time)
    return try #require(stage.layer.sublayers?.first?.presentation())
  }

  @Test func `five properties change from the closed card's to the opened card's, permanently`() throws {
    #expect(try card(at: 0.24).frame == OpeningCard.closed)
    let eased = 0.6846432
    let halfWay = try card(at: 0.5)
    #expect(isClose(Double(halfWay.cornerRadius), 16 * eased, within: 1e-5))
    #expect(isClose(Double(halfWay.bounds.width), 60 + 80 * eased, within: 1e-4))
    #expect(isClose(Double(halfWay.position.x), 50 + 50 * eased, within: 1e-4))
    #expect(isClose(Double(halfWay.shadowOpacity), 0.8 * eased, within: 1e-5))
    #expect(isClose(Double(halfWay.shadowColor?.alpha ?? 0), eased, within: 1e-5))
    let open = try card(at: 1)
    #expect(open.frame == OpeningCard.opened && open.cornerRadius == 16)
    #expect(try card(at: 2).frame == OpeningCard.closed)
  }
}
