import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing

@Suite struct MotionPolicyTests {
  @Test(
    "reduced, nothing moves, grows or turns, and it takes as long", arguments: SpringPreset.Kind.allCases)
  func reduced(_ kind: SpringPreset.Kind) {
    for direction in SpringPreset.Direction.allCases {
      let (card, ends) = (StagedCard(), Ends())
      let preset = SpringPreset(kind)(
        force: 2, delay: 0.2, duration: 1, repeatCount: 2, x: 30, rotate: 1, direction: direction)
      card.at { $0.animate(preset, under: .reduced, completion: ends.record) }
      var opacities: Set<Float> = []
      for step in 0...22 {
        card.stage.advance(to: Double(step) / 10)
        guard let shown = card.layer.presentation() else { continue }
        opacities.insert(shown.opacity)
        #expect(CATransform3DEqualToTransform(shown.transform, card.layer.transform), "\(kind) \(step)")
        #expect(shown.position == card.layer.position)
      }
      #expect(opacities.count > 5 && ends.isOne(at: 2.2))
      // Only a move changes the transform, to its placement.
      #expect(
        CATransform3DIsIdentity(card.layer.transform) || (kind == .move && direction == .to), "\(kind)")
    }
  }

  @Test func `entrances end visible, exits hidden, and other presets unchanged`() {
    for kind in SpringPreset.Kind.allCases {
      let card = StagedCard(opacity: 0.5)
      card.at { $0.animate(SpringPreset(kind), under: .reduced) }
      let expected: Float =
        switch kind {
        case .fall, .fadeOut, .zoomOut, .zoomOutOpaque: 0
        case .shake, .pop, .morph, .squeeze, .wobble, .swing, .flash, .fadeOutIn, .flipX, .flipY: 0.5
        default: 1
        }
      #expect(card.layer.opacity == expected, "\(kind)")
    }
  }

  @Test func `reduced, a move to a place fades in there, unless it ends hidden`() {
    let card = StagedCard()
    let move = SpringPreset.move(duration: 1, x: 30, opacity: 0.5, curve: .linear, direction: .to)
    card.at { $0.animate(move, under: .reduced) }
    #expect(card.has(30, "transform.translation.x") && card.shows(30, "transform.translation.x", at: 0))
    #expect(card.shows(0, "opacity", at: 0) && card.shows(0.25, "opacity", at: 0.5))
    #expect(card.shows(0.5, "opacity", at: 1))
    card.at { $0.animate(move(opacity: 1), under: .reduced) }
    #expect(card.has(30, "transform.translation.x") && card.shows(1, "opacity", at: 2))
    let hidden = StagedCard()
    hidden.at { $0.animate(move(opacity: 0), under: .reduced) }
    #expect(CATransform3DIsIdentity(hidden.layer.transform) && hidden.shows(0.5, "opacity", at: 0.5))
    #expect(hidden.shows(0, "opacity", at: 1))
  }

  @Test func `the default policy is full motion`() { #expect(MotionPolicy.standard == .full) }

  @Test func `all presets of a sequence are reduced, in order`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at {
      $0.animate(
        sequence: [.slideLeft(curve: .linear), .fall(curve: .linear)], under: .reduced,
        completion: ends.record)
    }
    #expect(card.shows(0.5, "opacity", at: 0.35) && card.shows(1, "opacity", at: 0.7))
    #expect(card.shows(0.5, "opacity", at: 1.05) && card.shows(0, "opacity", at: 1.4) && ends.isOne(at: 1.4))
  }
}
