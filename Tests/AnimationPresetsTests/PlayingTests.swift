import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing

/// The beginnings and ends of presets, and combinations.
@Suite struct PlayingTests {
  @Test(
    "S191: the completion comes once, after the delay and all repeats",
    arguments: SpringPreset.Kind.allCases)
  func completion(_ kind: SpringPreset.Kind) {
    for (delay, duration, count, end) in [(0, 0.7, 1.0, 0.7), (0.3, 0.5, 3, 1.8), (1, 0.2, 0, 1.2)] {
      let (card, ends) = (StagedCard(), Ends())
      let preset = SpringPreset(kind)(delay: delay, duration: duration, repeatCount: count)
      card.at { $0.animate(preset, completion: ends.record) }
      #expect(isClose(preset.length, end, within: 1e-12))
      card.stage.advance(to: end - 1e-3)
      #expect(ends.all.isEmpty && card.layer.animationKeys()?.count == 1)
      card.stage.advance(to: 10)
      #expect(ends.isOne(at: end))
    }
  }

  @Test func `S191: a preset moves from its placement or to it`() {
    let card = StagedCard()
    let place = SpringPreset.move(
      duration: 1, x: 40, y: -20, scaleX: 3, rotate: 0.5, opacity: 0.5, curve: .linear)
    card.at { $0.animate(place) }
    #expect(card.shows(40, "transform.translation.x", at: 0) && card.shows(0.5, "opacity", at: 0))
    #expect(card.shows(2, "transform.scale.x", at: 0.5) && card.shows(0.25, "transform.rotation.z", at: 0.5))
    #expect(card.shows(0, "transform.translation.y", at: 1) && card.shows(1, "opacity", at: 1))
    card.at { $0.animate(place(direction: .to)) }
    #expect(card.shows(0, "transform.translation.x", at: 1) && card.shows(0.75, "opacity", at: 1.5))
    #expect(card.shows(40, "transform.translation.x", at: 2) && card.shows(0.5, "opacity", at: 3))
  }

  @Test func `S192: a fall begins when the move by −50 has ended`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at {
      let up = SpringPreset.move(duration: 0.5, y: -50, curve: .linear, direction: .to)
      $0.animate(sequence: [up, .fall(duration: 1, curve: .linear)], completion: ends.record)
    }
    #expect(card.shows(-25, "transform.translation.y", at: 0.25))
    #expect(card.shows(-50, "transform.translation.y", at: 0.5))
    #expect(card.shows(275, "transform.translation.y", at: 1))
    #expect(card.shows(600, "transform.translation.y", at: 2) && ends.isOne(at: 1.5))
  }

  @Test func `a sequence stops when one preset ends unfinished`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at { $0.animate(sequence: [.shake, .pop, .fall], completion: ends.record) }
    card.at(1) { $0.removeAllAnimations() }
    card.stage.advance(to: 5)
    #expect(ends.isOne(at: 1, finished: false) && CATransform3DIsIdentity(card.layer.transform))
  }

  @Test func `several presets play together, and end with the last`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at {
      $0.animate(
        together: [
          .fadeIn(curve: .linear), .slideLeft(duration: 1, curve: .linear), .shake(delay: 1, curve: .linear),
        ],
        completion: ends.record)
    }
    #expect(card.shows(0.5, "opacity", at: 0.35) && card.shows(195, "transform.translation.x", at: 0.35))
    #expect(card.shows(130, "position.x", at: 1.175))
    card.stage.advance(to: 5)
    #expect(ends.isOne(at: 1.7))
  }

  @Test func `staggered layers begin one after the other`() {
    let (card, ends) = (StagedCard(), Ends())
    let laterLayers = [CALayer(), CALayer()]
    card.at { layer in
      for laterLayer in laterLayers { layer.addSublayer(laterLayer) }
      ([layer] + laterLayers).animate(.fadeInUp(curve: .linear), staggeredBy: 0.35, completion: ends.record)
    }
    card.stage.advance(to: 0.7)
    let shown = ([card.layer] + laterLayers).map { $0.presentation()?.number("opacity") ?? .nan }
    #expect(isClose(shown, [1, 0.5, 0], within: 1e-5))
    card.stage.advance(to: 3)
    #expect(ends.isOne(at: 1.4))
  }

  @Test func `without presets or layers, the completion is called at once`() {
    let (card, ends) = (StagedCard(), [Ends(), Ends(), Ends()])
    card.at {
      $0.animate(together: [], completion: ends[0].record)
      $0.animate(sequence: [], completion: ends[1].record)
      [CALayer]().animate(.pop, staggeredBy: 1, completion: ends[2].record)
    }
    for end in ends { #expect(end.isOne(at: 0)) }
  }

  @Test func `a second shake restarts, and the first ends unfinished`() {
    let (card, first, second) = (StagedCard(), Ends(), Ends())
    card.at { $0.animate(.shake(curve: .linear), completion: first.record) }
    card.at(0.175) { $0.animate(.shake(curve: .linear), completion: second.record) }
    #expect(card.shows(100, "position.x", at: 0.175) && card.shows(130, "position.x", at: 0.35))
    card.stage.advance(to: 2)
    #expect(first.isOne(at: 0.175, finished: false) && second.isOne(at: 0.875))
  }

  @Test func `morph and squeeze run together`() {
    let (card, ends) = (StagedCard(), [Ends(), Ends()])
    card.at {
      $0.animate(.morph(duration: 1, curve: .linear), completion: ends[0].record)
      $0.animate(.squeeze(duration: 1, curve: .linear), completion: ends[1].record)
    }
    #expect(card.shows(1.8, "transform.scale.x", at: 0.25))
    card.stage.advance(to: 2)
    #expect(ends.allSatisfy { $0.isOne(at: 1) })
  }

  @Test func `an exit continues from the current look, an entrance begins at its start`() {
    let (card, slide) = (StagedCard(), Ends())
    card.at { $0.animate(.slideLeft(duration: 1, curve: .linear), completion: slide.record) }
    card.at(0.5) { $0.animate(.move(duration: 1, x: -100, curve: .linear, direction: .to)) }
    #expect(card.shows(150, "transform.translation.x", at: 0.5))
    #expect(card.shows(-100, "transform.translation.x", at: 1.5) && slide.isOne(at: 1))
    card.at(1.5) { $0.animate(.fall) }
    card.at(1.7) { $0.animate(.slideRight) }
    #expect(card.shows(-300, "transform.translation.x", at: 1.7))
    #expect(
      card.shows(0, "transform.translation.y", at: 1.7) && card.shows(0, "transform.rotation.z", at: 1.7))
  }

  @Test func `S205: a second fall continues without a jump`() {
    let card = StagedCard()
    card.at { $0.animate(.fall(duration: 1, curve: .linear)) }
    card.at(0.5) { $0.animate(.fall(duration: 1, curve: .linear)) }
    #expect(card.shows(300, "transform.translation.y", at: 0.5))
    #expect(card.shows(600, "transform.translation.y", at: 1.5))
  }

  @Test func `S205: a frozen layer keeps its look, and the next preset begins there`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at { $0.animate(.fall(duration: 1, curve: .linear), completion: ends.record) }
    card.at(0.5) {
      let shown = $0.presentation()?.transform ?? CATransform3DIdentity
      $0.removeAllAnimations()
      $0.transform = shown
    }
    #expect(card.shows(300, "transform.translation.y", at: 0.9) && ends.isOne(at: 0.5, finished: false))
    card.at(1) { $0.animate(.fall(duration: 1, curve: .linear)) }
    #expect(
      card.shows(300, "transform.translation.y", at: 1) && card.shows(450, "transform.translation.y", at: 1.5)
    )
  }

  @Test func `S206: a sequel starts exactly at the end, at any frame rate`() {
    for rate in [10.0, 240] {
      let (card, ends) = (StagedCard(), Ends())
      card.at { layer in
        layer.animate(.pop(delay: 0.3, duration: 0.5)) { _ in layer.animate(.shake, completion: ends.record) }
      }
      for frame in 1...Int(2 * rate) { card.stage.advance(to: Double(frame) / rate) }
      #expect(ends.isOne(at: 1.5))
    }
  }
}

/// Parameters out of range, and layers that leave the tree.
@Suite struct BadInputTests {
  @Test("parameters out of range count as the defaults", arguments: SpringPreset.Kind.allCases)
  func parameters(_ kind: SpringPreset.Kind) {
    for value in [-Double.infinity, -1e300, .nan, .infinity, 1e300] {
      for parameter in PresetParameter.all where !parameter.range.contains(value) {
        var preset = SpringPreset(kind)
        preset[keyPath: parameter.keyPath] = value
        #expect(preset.length == 0.7 && preset.finalState == SpringPreset(kind).finalState)
        let (card, ends) = (StagedCard(), Ends())
        card.at { $0.animate(preset, completion: ends.record) }
        card.stage.advance(to: 0.3)
        #expect(card.layer.presentation()?.isFinite == true)
        card.stage.advance(to: 1)
        #expect(ends.isOne(at: 0.7), "\(kind) \(parameter.name) \(value)")
      }
    }
  }

  @Test("both ends of every range are valid", arguments: SpringPreset.Kind.allCases)
  func limits(_ kind: SpringPreset.Kind) {
    for parameter in PresetParameter.all {
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        var preset = SpringPreset(kind)
        preset[keyPath: parameter.keyPath] = value
        let card = StagedCard()
        card.at { $0.animate(preset) }
        for time in [0.0, 0.1, 0.69, 0.71] {
          card.stage.advance(to: time)
          #expect(card.layer.presentation()?.isFinite == true, "\(kind) \(parameter.name) \(value) \(time)")
        }
      }
    }
  }

  @Test func `a duration of 0 shows the end at once`() {
    for kind in SpringPreset.Kind.allCases {
      let (card, ends) = (StagedCard(), Ends())
      card.at { $0.animate(SpringPreset(kind)(duration: 0), completion: ends.record) }
      let shown = card.layer.presentation()
      #expect(shown.map { CATransform3DEqualToTransform($0.transform, card.layer.transform) } == true)
      #expect(shown?.opacity == card.layer.opacity)
      card.stage.advance(to: 0.1)
      #expect(ends.isOne(at: 0))
    }
  }

  @Test func `a preset that repeats forever ends when it is removed`() {
    let (card, ends) = (StagedCard(), Ends())
    card.at { $0.animate(.swing(repeatCount: .infinity), completion: ends.record) }
    card.stage.advance(to: 1e6)
    #expect(ends.all.isEmpty)
    card.at { $0.removeAllAnimations() }
    #expect(ends.isOne(at: 1e6, finished: false))
  }

  @Test("presets work on a layer without a size", arguments: SpringPreset.Kind.allCases)
  func withoutExtent(_ kind: SpringPreset.Kind) {
    let (card, ends) = (StagedCard(), Ends())
    card.layer.bounds = .zero
    card.at { $0.animate(SpringPreset(kind), completion: ends.record) }
    card.stage.advance(to: 0.3)
    #expect(card.layer.presentation()?.isFinite == true)
    _ = card.stage.picture()
    card.stage.advance(to: 1)
    #expect(ends.isOne(at: 0.7))
  }

  @Test func `presets end unfinished on layers that leave the tree or were never in one`() {
    let (card, ends, hidden) = (StagedCard(), Ends(), Ends())
    card.at { $0.animate(sequence: [.fall, .fadeIn], completion: ends.record) }
    card.at(0.2) { $0.removeFromSuperlayer() }
    card.stage.advance(to: 2)
    #expect(ends.isOne(at: 0.2, finished: false))
    card.at { _ in
      let layer = CALayer()
      layer.animate(.zoomOut, completion: hidden.record)
      #expect(layer.opacity == 0)
    }
    #expect(hidden.isOne(at: 2, finished: false))
  }

  @Test func `presets don't retain their layer after their end`() {
    let card = StagedCard()
    weak var (finished, removed): (CALayer?, CALayer?)
    card.at { parent in
      let layers = [CALayer(), CALayer()]
      (finished, removed) = (layers[0], layers[1])
      for layer in layers {
        parent.addSublayer(layer)
        layer.animate(sequence: [.shake, .pop(repeatCount: layer === removed ? .infinity : 1)])
      }
    }
    card.stage.advance(to: 3)
    card.at { _ in
      finished?.removeFromSuperlayer()
      removed?.removeFromSuperlayer()
    }
    card.stage.advance(to: 4)
    #expect(finished == nil && removed == nil)
  }
}

extension CALayer {
  var isFinite: Bool {
    let t = transform
    let numbers = [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    return (numbers + [position.x, position.y, CGFloat(opacity)]).allSatisfy(\.isFinite)
  }
}
