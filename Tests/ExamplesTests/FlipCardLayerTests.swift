import Foundation
import MotionCore
import Staging
import Testing

@testable import FlipCard

@Suite struct FlipCardLayerTests {
  private let card = FlipCardLayer()

  @Test func `a flip rotates the card about the vertical axis and lifts it`() {
    let stage = stage(with: card)
    stage.at(1) { card.flip() }
    let halfWay = .pi * UnitBezier(0.45, 0, 0.15, 1).value(at: 0.5)
    #expect(stage.shows(1, \.transform.m11, of: card, at: 1))
    #expect(stage.shows(cos(halfWay), \.transform.m11, of: card, at: 1.4))
    #expect(stage.shows(-sin(halfWay), \.transform.m13, of: card, at: 1.4))
    #expect(stage.shows(60, \.transform.m43, of: card, at: 1.4))
    #expect(stage.shows(-1, \.transform.m11, of: card, at: 1.8))
    #expect(stage.shows(-1, \.transform.m11, of: card, at: 9))
  }

  @Test func `the card nods after a flip`() {
    let stage = stage(with: card)
    stage.at(1) { card.flip() }
    #expect(stage.shows(1, \.transform.m22, of: card, at: 1.8))
    #expect(stage.shows(cos(.pi / 16), \.transform.m22, of: card, at: 1.9))
    #expect(stage.shows(0.75, "transform.scale.z", of: card, at: 1.9))
    #expect(stage.shows(1, \.transform.m22, of: card, at: 2.2))
  }

  @Test func `a flip during another one begins exactly when that is over`() {
    let stage = stage(with: card)
    stage.at(1) { card.flip() }
    stage.at(1.2) { card.flip() }
    stage.advance(to: 1.79)
    #expect(card.isFlipped)
    stage.advance(to: 1.8)
    #expect(!card.isFlipped)
    #expect(stage.shows(60, \.transform.m43, of: card, at: 2.2))
    #expect(stage.shows(1, \.transform.m11, of: card, at: 2.6))
  }

  @Test func `a dealt card waits outside and overshoots`() {
    let stage = stage(with: card)
    stage.perform { card.deal(after: 0.5) }
    #expect(stage.shows(-160, \.transform.m42, of: card, at: 0.2))
    #expect(stage.shows(.pi / 3, "transform.rotation.z", of: card, at: 0.5))
    #expect(stage.shows(-77, \.transform.m42, of: card, at: 0.71))
    #expect(stage.shows(6, \.transform.m42, of: card, at: 0.92))
    #expect(stage.shows(1.1, \.transform.m11, of: card, at: 0.92))
    #expect(stage.shows(0, \.transform.m42, of: card, at: 1.1))
  }
}
