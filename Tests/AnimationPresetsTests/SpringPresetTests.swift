import AnimationPresets
import QuartzCore
import Staging
import TestSupport
import Testing

/// The motion and the final state of each preset.
@Suite struct SpringPresetTests {
  @Test func `S184: Spring's 27 presets, two zooms without a fade and a move have case-insensitive names`() {
    let names = """
      shake pop morph squeeze wobble swing flipX flipY fall squeezeLeft squeezeRight squeezeDown squeezeUp slideLeft
      slideRight slideDown slideUp fadeIn fadeOut fadeOutIn fadeInLeft fadeInRight fadeInDown fadeInUp zoomIn zoomOut
      flash
      """.split { $0.isWhitespace }.map(String.init)
    #expect(names.count == 27)
    for name in names + ["zoomInOpaque", "zoomOutOpaque", "move"] {
      #expect(SpringPreset(name: name)?.name == name)
      #expect(SpringPreset(name: name.uppercased()) == SpringPreset(name: name))
    }
    #expect(SpringPreset.all.count == 30)
    #expect(SpringPreset(name: "shak") == nil && SpringPreset(name: "") == nil)
  }

  @Test func `S185: the parameters have Spring's defaults`() {
    let preset = SpringPreset.shake
    let values = PresetParameter.all.map { preset[keyPath: $0.keyPath] }
    #expect(
      PresetParameter.all.map(\.name) == [
        "force", "delay", "duration", "damping", "velocity", "repeatCount", "x", "y", "scaleX", "scaleY",
        "rotate", "opacity",
      ])
    #expect(values == [1, 0, 0.7, 0.7, 0.7, 1, 0, 0, 1, 1, 0, 1])
    #expect(PresetParameter.all.map(\.standard) == values && preset.curve == nil)
  }

  @Test(
    "S186: the values at the first peak, a quarter of the cycle, at force 2",
    arguments: [
      (SpringPreset.shake, "position.x", 160.0), (.pop, "transform.scale", 1.4),
      (.wobble, "transform.rotation.z", 0.6), (.wobble, "position.x", 160),
      (.swing, "transform.rotation.z", 0.6),
      (.morph, "transform.scale.x", 1.6), (.morph, "transform.scale.y", 0.49),
      (.squeeze, "transform.scale.x", 2), (.squeeze, "transform.scale.y", 0.25), (.fadeOutIn, "opacity", 0.5),
    ])
  func peaks(_ preset: SpringPreset, _ keyPath: String, _ value: Double) {
    let card = StagedCard()
    let rest = card.layer.number(keyPath)
    card.at { $0.animate(preset(force: 2, curve: .linear)) }
    #expect(card.shows(rest, keyPath, at: 0))
    #expect(card.shows(value, keyPath, at: 0.7 / 4))
    #expect(card.shows(rest, keyPath, at: 0.7) && card.has(rest, keyPath))
    #expect(card.layer.animationKeys() == nil)
  }

  @Test func `S186: shake, morph and squeeze have five values`() {
    let courses: [(SpringPreset, String, [Double])] = [
      (.shake, "position.x", [100, 130, 70, 130, 100]),
      (.pop, "transform.scale", [1, 1.2, 0.8, 1.2, 1]),
      (.morph, "transform.scale.x", [1, 1.3, 0.7, 1.3, 1]),
      (.morph, "transform.scale.y", [1, 0.7, 1.3, 0.7, 1]),
      (.squeeze, "transform.scale.x", [1, 1.5, 0.5, 1.5, 1]),
      (.squeeze, "transform.scale.y", [1, 0.5, 1, 0.5, 1]),
      (.swing, "transform.rotation.z", [0, 0.3, -0.3, 0.3, 0]),
    ]
    for (preset, keyPath, values) in courses {
      let card = StagedCard()
      card.at { $0.animate(preset(duration: 1, curve: .linear)) }
      for (step, value) in values.enumerated() {
        #expect(card.shows(value, keyPath, at: Double(step) / 4), "\(preset.name) \(keyPath) \(step)")
      }
    }
  }

  @Test(
    "S187: a flip turns by half about its axis, the near edge longer than the far one, and stays turned",
    arguments: [SpringPreset.flipX, .flipY, .flipX(force: -1), .flipY(force: 4)], [1.0, 2, 3])
  func flips(_ preset: SpringPreset, repeatCount: Double) throws {
    let card = StagedCard()
    card.at { $0.animate(preset(duration: 1, repeatCount: repeatCount, curve: .linear)) }
    for turn in 0..<Int(repeatCount) {
      for (fraction, sign) in [(0.25, 1.0), (0.75, -1)] {
        card.stage.advance(to: Double(turn) + fraction)
        let edges = try #require(card.layer.presentation()).edges(of: preset.kind)
        #expect(abs(edges.near.depth - edges.far.depth) > 10)
        #expect(edges.near.length > 1.05 * edges.far.length)
        // The center line is foreshortened according to the angle.
        #expect(isClose(edges.cosine, sign * cos(.pi / 4) * (turn == 1 ? -1 : 1), within: 1e-6))
      }
    }
    card.stage.advance(to: repeatCount)
    let isTurned = repeatCount != 2
    let key = preset.kind == .flipX ? "m11" : "m22"
    let transform = card.layer.transform
    #expect(isClose(key == "m11" ? transform.m11 : transform.m22, isTurned ? -1 : 1, within: 1e-12))
    #expect(card.layer.animationKeys() == nil && transform.m34 == 0)
  }

  @Test(
    "S188: entrances begin at their placement and end in place",
    arguments: [
      (SpringPreset.slideLeft, "transform.translation.x", 600.0),
      (.slideRight, "transform.translation.x", -600),
      (.slideDown, "transform.translation.y", -600), (.slideUp, "transform.translation.y", 600),
      (.squeezeLeft, "transform.translation.x", 600), (.squeezeLeft, "transform.scale.x", 5),
      (.squeezeRight, "transform.translation.x", -600), (.squeezeDown, "transform.translation.y", -600),
      (.squeezeUp, "transform.scale.y", 5), (.fadeIn, "opacity", 0),
      (.fadeInLeft, "transform.translation.x", 600),
      (.fadeInRight, "transform.translation.x", -600), (.fadeInDown, "transform.translation.y", -600),
      (.fadeInUp, "opacity", 0), (.zoomIn, "transform.scale.x", 3), (.zoomIn, "opacity", 0),
      (.zoomInOpaque, "transform.scale.y", 3),
    ])
  func entrances(_ preset: SpringPreset, _ keyPath: String, _ begin: Double) {
    let end = keyPath.contains("translation") ? 0.0 : 1
    for curve in [nil, SpringPreset.Curve.linear] {
      let card = StagedCard(opacity: 0.25)
      card.at { $0.animate(preset(force: 2, delay: 0.5, curve: curve)) }
      // The start shows during the delay.
      #expect(card.shows(begin, keyPath, at: 0) && card.shows(begin, keyPath, at: 0.5))
      let half = card.presentationValue(keyPath, at: 0.85)
      #expect(curve == nil || isClose(half, (begin + end) / 2, within: 1e-3))
      #expect(card.shows(end, keyPath, at: 1.2) && card.has(end, keyPath))
      #expect(CATransform3DIsIdentity(card.layer.transform) && card.layer.opacity == 1)
    }
  }

  @Test func `S188: an offset is in points, not multiplied by the scale`() throws {
    let card = StagedCard()
    card.at { $0.animate(.squeezeLeft) }
    let shown = try #require(card.layer.presentation()).transform
    #expect(isClose([shown.m11, shown.m41], [3, 300], within: 1e-9))
  }

  @Test func `S188: exits move to their placement and stay there`() {
    let card = StagedCard()
    card.at { $0.animate(.fall(duration: 1, curve: .linear)) }
    #expect(card.shows(0, "transform.translation.y", at: 0))
    #expect(card.shows(300, "transform.translation.y", at: 0.5))
    #expect(card.shows(.pi / 24, "transform.rotation.z", at: 0.5))
    #expect(card.shows(600, "transform.translation.y", at: 1) && card.has(600, "transform.translation.y"))
    #expect(isClose(card.layer.number("transform.rotation.z"), 0.261799, within: 1e-6))
    // An entrance brings the layer back from anywhere.
    card.at { $0.animate(.fadeIn(curve: .linear)) }
    #expect(card.shows(0, "transform.translation.y", at: 1) && card.shows(0, "opacity", at: 1))
    #expect(card.shows(1, "opacity", at: 2))
  }

  @Test(
    "S187: a half turn that is cut off counts as one, from the cut on",
    arguments: [(0.5, 1), (1.5, 2), (2.25, 3)])
  func cutFlips(repeatCount: Double, halfTurns: Int) {
    let (card, ends) = (StagedCard(), Ends())
    card.at {
      $0.animate(.flipY(duration: 1, repeatCount: repeatCount, curve: .linear), completion: ends.record)
    }
    let side = halfTurns.isMultiple(of: 2) ? 1.0 : -1
    #expect(isClose(Double(card.layer.transform.m22), side, within: 1e-9))
    card.stage.advance(to: repeatCount - 1e-6)
    let turned = cos(.pi * repeatCount)
    #expect(isClose(Double(card.layer.presentation()?.transform.m22 ?? 0), turned, within: 1e-3))
    card.stage.advance(to: repeatCount)
    #expect(isClose(Double(card.layer.presentation()?.transform.m22 ?? 0), side, within: 1e-9))
    #expect(ends.isOne(at: repeatCount))
  }

  @Test(
    "S189: flash blinks within its duration, paced by the curve", arguments: [(1.0, 2), (2, 4), (0.1, 1)])
  func flashes(force: Double, blinks: Int) {
    let card = StagedCard(opacity: 0.8)
    card.at { $0.animate(.flash(force: force, duration: 1, curve: .linear)) }
    for blink in 0..<blinks {
      #expect(card.shows(0.8, "opacity", at: Double(blink) / Double(blinks)))
      #expect(card.shows(0, "opacity", at: (Double(blink) + 0.5) / Double(blinks)))
    }
    #expect(card.shows(0.8, "opacity", at: 1) && card.layer.animationKeys() == nil)
    card.at { $0.animate(.flash(force: force, duration: 1, curve: .easeIn)) }
    // easeIn is 0.09346 after a quarter.
    #expect(card.shows(0.8 * (1 - 2 * Double(blinks) * 0.09346), "opacity", at: 1.25))
  }

  @Test(
    "S190: zooms with and without a fade",
    arguments: [
      (SpringPreset.zoomIn, 2.0, 0.0, 1.0, 1.0), (.zoomInOpaque, 2, 1, 1, 1), (.zoomOut, 1, 1, 2, 0),
      (.zoomOutOpaque, 1, 1, 2, 1),
    ])
  func zooms(_ preset: SpringPreset, scale: Double, opacity: Double, finalScale: Double, finalOpacity: Double)
  {
    let card = StagedCard()
    card.at { $0.animate(preset) }
    #expect(card.shows(scale, "transform.scale.x", at: 0) && card.shows(opacity, "opacity", at: 0))
    #expect(card.shows(finalScale, "transform.scale.x", at: 0.7) && card.has(finalScale, "transform.scale.x"))
    #expect(card.shows(finalOpacity, "opacity", at: 0.7) && card.has(finalOpacity, "opacity"))
  }

  @Test func `without a curve, entrances and exits have UIView's spring`() {
    // The closed form with k 193.330 and c 19.466, the values for ratio 0.7, velocity 0.7 and 0.7 s.
    let card = StagedCard()
    card.at { $0.animate(.slideLeft) }
    let (c, k, v) = (19.466, 193.330, 0.7)
    let damped = (k - c * c / 4).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.4] {
      let left =
        exp(-c / 2 * time) * (cos(damped * time) + (c / 2 - v) / damped * sin(damped * time))
      #expect(isClose(card.presentationValue("transform.translation.x", at: time), 300 * left, within: 0.02))
    }
  }

  @Test func `a call changes the parameters that it names, and no others`() {
    let values = [2, 3, 4, 0.5, 6, 7, 8, 9, 10, 11, 12, 0.25]
    let changed = SpringPreset.pop(
      force: 2, delay: 3, duration: 4, damping: 0.5, velocity: 6, repeatCount: 7, x: 8, y: 9, scaleX: 10,
      scaleY: 11, rotate: 12, opacity: 0.25, curve: .easeIn, direction: .to)
    #expect(PresetParameter.all.map { changed[keyPath: $0.keyPath] } == values)
    #expect(changed.kind == .pop && changed.curve == .easeIn && changed.direction == .to)
    #expect(
      changed() == changed && changed(force: 1).force == 1 && changed(direction: .from).direction == .from)
    #expect(changed(force: 1).delay == 3)
  }

  @Test func `parameters have these ranges`() {
    let ranges = Dictionary(uniqueKeysWithValues: PresetParameter.all.map { ($0.name, $0.range) })
    #expect(
      ranges == [
        "force": -1000...1000, "delay": 0...1_000_000, "duration": 0...1_000_000, "damping": 0...1,
        "velocity": -1000...1000, "repeatCount": 0...(.infinity), "x": -1_000_000...1_000_000,
        "y": -1_000_000...1_000_000, "scaleX": -1000...1000, "scaleY": -1000...1000,
        "rotate": -1_000_000...1_000_000, "opacity": 0...1,
      ])
  }

  @Test(
    arguments: [
      (SpringPreset.flipX, 0.5, 0.5, 200), (.flipX(force: -1), 0.5, 0.5, 200),
      (.flipX(force: 4), 0.5, 0.5, 87.5), (.flipX, 0.25, 0.5, 300), (.flipX, 0.75, 0.5, 300),
      (.flipY, 0.5, 0.5, 100), (.flipY(force: 3), 0.5, 0, 100), (.flipX(force: 0), 0.5, 0.5, .infinity),
    ] as [(SpringPreset, CGFloat, CGFloat, Double)])
  func `S187: at force 1 the eye is twice the layer's extent away, nearer for stronger flips`(
    _ preset: SpringPreset, _ x: CGFloat, _ y: CGFloat, _ distance: Double
  ) throws {
    let card = StagedCard()
    card.layer.anchorPoint = CGPoint(x: x, y: y)
    card.at { $0.animate(preset(duration: 1, curve: .linear)) }
    card.stage.advance(to: 0.5)
    // The layer is seen from the side.
    let transform = try #require(card.layer.presentation()).transform
    let depth = preset.kind == .flipX ? transform.m14 : transform.m24
    #expect(isClose(abs(Double(depth)), 1 / distance, within: 1e-9))
  }

  @Test("S189: a flash blinks at most 50 times", arguments: [(24.7, 49), (25, 50), (1000, 50), (-1000, 50)])
  func manyFlashes(force: Double, blinks: Int) throws {
    let card = StagedCard()
    card.at { $0.animate(.flash(force: force)) }
    let key = try #require(card.layer.animationKeys()?.first)
    let group = card.layer.animation(forKey: key) as? CAAnimationGroup
    #expect((group?.animations?.first as? CAKeyframeAnimation)?.values?.count == 2 * blinks + 1)
  }

  @Test func `the layer has the declared final state at once`() {
    for preset in SpringPreset.all {
      for direction in SpringPreset.Direction.allCases {
        let preset = preset(delay: 1, x: 20, opacity: 0.5, direction: direction)
        let card = StagedCard(transform: CATransform3DMakeScale(2, 2, 1))
        let end = preset.finalState
        let expected = end.transform(after: card.layer.transform)
        card.at { $0.animate(preset) }
        #expect(CATransform3DEqualToTransform(card.layer.transform, expected), "\(preset.name)")
        #expect(isClose(Double(card.layer.opacity), end.opacity ?? 1, within: 1e-6), "\(preset.name)")
        card.stage.advance(to: 3)
        #expect(card.layer.animationKeys() == nil)
        #expect(CATransform3DEqualToTransform(card.layer.transform, expected), "\(preset.name)")
      }
    }
  }

  @Test func `presets that draw attention don't change the layer's own transform`() {
    let card = StagedCard(transform: CATransform3DMakeScale(2, 3, 1))
    card.at { $0.animate(.morph(duration: 1, curve: .linear)) }
    #expect(card.shows(2.3, "transform.scale.x", at: 0.25) && card.shows(2.7, "transform.scale.y", at: 0.25))
    #expect(card.shows(2, "transform.scale.x", at: 1))
  }

  @Test func `with a force of 0 layers neither move nor vanish`() {
    for kind in [
      SpringPreset.Kind.shake, .pop, .morph, .squeeze, .wobble, .swing, .slideLeft, .squeezeUp,
      .zoomInOpaque,
    ] {
      let card = StagedCard()
      card.at { $0.animate(SpringPreset(kind)(force: 0)) }
      for time in [0, 0.1, 0.35, 0.6] {
        card.stage.advance(to: time)
        let shown = card.layer.presentation()
        #expect(shown.map { CATransform3DIsIdentity($0.transform) } == true, "\(kind)")
        #expect(shown?.position == card.layer.position)
      }
    }
  }
}

extension CALayer {
  fileprivate typealias Edge = (length: Double, depth: Double)

  /// Returns the near and the far edge of a flip in perspective, and the foreshortening of the center line.
  fileprivate func edges(of kind: SpringPreset.Kind) -> (near: Edge, far: Edge, cosine: Double) {
    func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double, z: Double) {
      let t = transform
      let w = t.m14 * x + t.m24 * y + t.m44
      return (
        (t.m11 * x + t.m21 * y + t.m41) / w, (t.m12 * x + t.m22 * y + t.m42) / w,
        (t.m13 * x + t.m23 * y + t.m43) / w
      )
    }
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    let isUpright = kind == .flipX
    func edge(_ side: Double) -> Edge {
      let (one, other) =
        isUpright
        ? (seen(side * width, -height), seen(side * width, height))
        : (seen(-width, side * height), seen(width, side * height))
      return (hypot(one.x - other.x, one.y - other.y), (one.z + other.z) / 2)
    }
    let edges = [edge(-1), edge(1)].sorted { $0.depth < $1.depth }
    return (edges[1], edges[0], isUpright ? transform.m11 : transform.m22)
  }
}
