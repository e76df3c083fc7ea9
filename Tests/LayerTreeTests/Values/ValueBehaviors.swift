import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

/// Behaviors 14 to 17, 24, 26, 27, 36 and 37: the values of animations.
@Suite struct ValueBehaviors {
  /// Returns the value halfway through an animation, over a model value of 0.5 or an animation underneath with the
  /// value `under`.
  private func half(over under: Double? = nil, _ configure: (CABasicAnimation) -> Void) -> Double {
    let layer = CALayer()
    layer.cornerRadius = 0.5
    let hosted = HostedLayer(layer)
    if let under { hosted.add(CABasicAnimation.animating("cornerRadius", from: under, to: under)) }
    hosted.add(CABasicAnimation.animating("cornerRadius", from: nil, to: nil, configure))
    return hosted.number("cornerRadius", at: 0.5)
  }

  /// S44, S45, S46, S47: the table in the documentation, over the model and over another animation.
  @Test func `behavior 14: missing values of an animation are the current value underneath`() {
    for under in [0.5, 8] {
      let rows: [(Double, (CABasicAnimation) -> Void)] = [
        (3, { ($0.fromValue, $0.toValue) = (2, 4) }), (3.5, { ($0.fromValue, $0.byValue) = (2, 3) }),
        (2.5, { ($0.toValue, $0.byValue) = (4, 3) }), ((2 + under) / 2, { $0.fromValue = 2 }),
        ((under + 4) / 2, { $0.toValue = 4 }), (under + 1.5, { $0.byValue = 3 }), (under, { _ in }),
        (3, { ($0.fromValue, $0.toValue, $0.byValue) = (2, 4, 100) }),
      ]
      for (index, row) in rows.enumerated() {
        #expect(half(over: under == 0.5 ? nil : under, row.1) == row.0, "row \(index) over \(under)")
      }
    }
  }

  /// S35, S92.
  @Test
  func `behavior 15: animations are linear by default, implicit animations use the default curve`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.fade())
    hosted.perform { layer in
      CATransaction.setAnimationDuration(1)
      layer.cornerRadius = 1
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(CABasicAnimation.animating("borderWidth", from: 0, to: 1), forKey: "eased")
      layer.zPosition = 1
    }
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    #expect(hosted.layer.animation(forKey: "eased")?.timingFunction == easeIn)
    #expect(hosted.layer.animation(forKey: "zPosition")?.timingFunction == easeIn)
    #expect(
      hosted.layer.animation(forKey: "cornerRadius")?.timingFunction == CAMediaTimingFunction(name: .default))
    for time in [0.25, 0.5, 0.75] {
      #expect(Double(hosted.opacity(at: time)) == time)
      let paced = Double(easeIn.value(at: Float(time)))
      #expect(isClose(hosted.number("borderWidth", at: time), paced, within: 5e-6))
      #expect(isClose(hosted.number("zPosition", at: time), paced, within: 5e-6))
    }
  }

  /// S56, RI-8.
  @Test
  func `behavior 16: an additive animation adds to the value underneath; transforms are concatenated`() {
    func half(_ keyPath: String, _ model: Any, from: Any, to: Any) -> Any? {
      let layer = CALayer()
      layer.setValue(model, forKeyPath: keyPath)
      let hosted = HostedLayer(layer)
      hosted.add(CABasicAnimation.animating(keyPath, from: from, to: to) { $0.isAdditive = true })
      hosted.host.advance(to: 0.5)
      return layer.presentation()?.value(forKeyPath: keyPath)
    }
    #expect(half("zPosition", 100, from: 0, to: 30) as? CGFloat == 115)
    #expect(
      half("position", CGPoint(x: 1, y: 2), from: CGPoint.zero, to: CGPoint(x: 10, y: 20)) as? CGPoint
        == CGPoint(x: 6, y: 12))
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    let model = CATransform3DMakeScale(2, 3, 1)
    let shown = half("transform", model, from: turn, to: turn) as? CATransform3D
    let expected = CATransform3DConcat(turn, model)
    #expect(isClose(shown?.numbers ?? [], expected.numbers, within: 1e-12))
    #expect(self.half(over: 7) { ($0.fromValue, $0.toValue, $0.isAdditive) = (0, 1, true) } == 7.5)
  }

  /// S57, RI-8, RI-9.
  @Test
  func `behavior 17: a cumulative cycle starts at the last one's end, with autoreversing too`() {
    let hosted = HostedLayer()
    hosted.add(
      CABasicAnimation.animating("zPosition", from: 0, to: 10) {
        ($0.isCumulative, $0.repeatCount) = (true, 3)
      })
    #expect([0.5, 1.5, 2.5].map { hosted.number("zPosition", at: $0) } == [5, 15, 25])
    let turning = HostedLayer()
    turning.add(
      CABasicAnimation.animating("zPosition", from: 10, to: 20) {
        ($0.isCumulative, $0.repeatCount, $0.autoreverses) = (true, 3, true)
      })
    #expect([0.5, 1.5, 2.5, 4.5].map { turning.number("zPosition", at: $0) } == [15, 15, 25, 35])
  }

  /// S84, S85, S86.
  @Test func `whole transforms rotate the shorter way, flip edge-on, and keep their perspective`() {
    func shown(_ to: CATransform3D, from: CATransform3D = CATransform3DIdentity, at time: Double)
      -> CATransform3D
    {
      let hosted = HostedLayer()
      hosted.add(CABasicAnimation.animating("transform", from: from, to: to))
      hosted.host.advance(to: time)
      return hosted.layer.presentation()?.transform ?? CATransform3D()
    }
    let threeQuarters = shown(CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1), at: 0.25)
    #expect(isClose(Double(threeQuarters.m12), -0.38268, within: 5e-6))
    #expect(isClose(Double(shown(CATransform3DMakeRotation(.pi, 0, 1, 0), at: 0.5).m11), 0, within: 1e-12))
    #expect(isClose(Double(shown(CATransform3DMakeRotation(.pi, 1, 0, 0), at: 0.5).m22), 0, within: 1e-12))
    var (start, end) = (CATransform3DIdentity, CATransform3DMakeTranslation(9, 0, 0))
    (start.m34, end.m34) = (-0.005, -0.005)
    for time in [0, 0.25, 0.5, 0.99] {
      #expect(isClose(Double(shown(end, from: start, at: time).m34), -0.005, within: 1e-15))
    }
    #expect(isClose(Double(shown(end, at: 0.5).m34), -0.0025, within: 1e-15))
  }

  /// S20, S84, S85, RI-4, RI-14.
  @Test func `behavior 24: rotation components make full turns, whole transforms rotate the shorter way`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.animating("transform.rotation", from: 0, to: 6 * Double.pi))
    #expect(isClose(hosted.number("transform.rotation.z", at: 0.125), 0.75 * .pi, within: 1e-12))
    let whole = HostedLayer()
    let threeQuarters = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
    whole.add(CABasicAnimation.animating("transform", from: CATransform3DIdentity, to: threeQuarters))
    #expect(isClose(whole.number("transform.rotation.z", at: 0.5), -0.25 * .pi, within: 1e-12))
    // Animated components are replaced; the others don't change.
    let layer = CALayer()
    layer.transform = CATransform3DScale(CATransform3DMakeTranslation(7, 8, 9), 2, 3, 4)
    let mixed = HostedLayer(layer)
    mixed.add(CABasicAnimation.animating("transform.scale.y", from: 3, to: 5))
    mixed.add(
      CABasicAnimation.animating(
        "transform.translation", from: CGSize.zero, to: CGSize(width: 10, height: 20)))
    let parts = ["scale.x", "scale.y", "scale.z", "scale", "translation.x", "translation.y", "translation.z"]
    let shown = parts.map { mixed.number("transform.\($0)", at: 0.5) }
    #expect(isClose(shown, [2, 4, 4, 10.0 / 3, 5, 10, 9], within: 1e-12))
    #expect(mixed.value("transform.translation", at: 0.5) == CGSize(width: 5, height: 10))
  }

  /// S19.
  @Test func `behavior 26: components of structures animate independently, and any key can have a value`() {
    let rows: [(String, String, Any)] = [
      ("position.x", "position", CGPoint(x: 5, y: 2)),
      ("bounds.size.width", "bounds", CGRect(x: 1, y: 2, width: 5, height: 4)),
      ("bounds.origin.y", "bounds", CGRect(x: 1, y: 5, width: 3, height: 4)),
      ("shadowOffset.height", "shadowOffset", CGSize(width: 1, height: 5)),
      ("anchorPoint.y", "anchorPoint", CGPoint(x: 0.5, y: 5)),
    ]
    for (keyPath, key, expected) in rows {
      let layer = CALayer()
      (layer.position, layer.bounds) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
      layer.shadowOffset = CGSize(width: 1, height: 2)
      let hosted = HostedLayer(layer)
      hosted.add(CABasicAnimation.animating(keyPath, from: 0, to: 10))
      #expect(hosted.number(keyPath, at: 0.5) == 5)
      let shown = layer.presentation()?.value(forKey: key)
      #expect("\(shown ?? "nothing")" == "\(expected)", "\(keyPath)")
    }
    for container: any NSObject & KeyValueStoring in [CALayer(), CABasicAnimation()] {
      container.setValue("form", forKey: "name of mine")
      #expect(container.value(forKey: "name of mine") as? String == "form")
      container.setValue(nil, forKey: "name of mine")
      #expect(container.value(forKey: "name of mine") == nil)
    }
  }

  /// S36, S37, S38.
  @Test
  func `behavior 27: members of a group aren't scaled, are cut off at its end and report to no delegate`() {
    let (hosted, log, groupLog) = (HostedLayer(), EventLog(), EventLog())
    let group = CAAnimationGroup()
    let long = CABasicAnimation.animating("zPosition", from: 0, to: 4) {
      $0.duration = 4
      $0.delegate = log
      $0.isRemovedOnCompletion = false
    }
    let late = CABasicAnimation.animating("cornerRadius", from: 0, to: 1) {
      $0.beginTime = 0.5
      $0.delegate = log
    }
    (group.animations, group.duration, group.repeatCount, group.delegate) = ([long, late], 1, 2, groupLog)
    hosted.add(group, forKey: "group")
    #expect([0.5, 0.75, 1.5].map { hosted.number("zPosition", at: $0) } == [0.5, 0.75, 0.5])
    #expect(hosted.number("cornerRadius", at: 1.75) == 0.25)
    hosted.host.advance(to: 2)
    #expect(hosted.number("zPosition", at: 2) == 0 && hosted.layer.animationKeys() == nil)
    #expect(log.events == [] && groupLog.events == ["start", "end"])
  }

  /// S62, S63, S66, S68, VEL-1.
  @Test func `behavior 36: a spring follows its equation of motion and ends after its duration`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.mass = random.double(in: 0.5...3)
      spring.stiffness = random.double(in: 20...200)
      spring.damping = random.double(in: 0...1.9) * (spring.mass * spring.stiffness).squareRoot()
      spring.initialVelocity = random.double(in: -5...5)
      (spring.fromValue, spring.toValue, spring.duration) = (10, 30, 0.5)
      let hosted = HostedLayer()
      hosted.add(spring)
      // Underdamped: x = 1 − e^(−γt)·(cos ωt + (γ − v)/ω·sin ωt), γ = c/2m, ω² = k/m − γ².
      let (gamma, velocity) = (spring.damping / (2 * spring.mass), spring.initialVelocity)
      let omega = (spring.stiffness / spring.mass - gamma * gamma).squareRoot()
      for time in [0.1, 0.25, 0.49] {
        let swing = cos(omega * time) + (gamma - velocity) / omega * sin(omega * time)
        let expected = 10 + 20 * (1 - exp(-gamma * time) * swing)
        #expect(isClose(hosted.number("zPosition", at: time), Double(expected), within: 1e-9), "seed \(seed)")
      }
      #expect(hosted.number("zPosition", at: 0.5) == 0)
      #expect(spring.duration == 0.5 && spring.settlingDuration != 0.5)
    }
  }

  /// S64.
  @Test func `behavior 36: overdamping counts as critical damping unless it's allowed`() {
    func shown(damping: CGFloat, _ allows: Bool) -> Double {
      let (hosted, spring) = (HostedLayer(), CASpringAnimation(keyPath: "zPosition"))
      (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 1)
      (spring.damping, spring.allowsOverdamping) = (damping, allows)
      hosted.add(spring)
      return hosted.number("zPosition", at: 0.1)
    }
    #expect(
      isClose(
        [shown(damping: 20, false), shown(damping: 30, false)], [0.26424112, 0.26424112], within: 1e-8))
    #expect(isClose(shown(damping: 30, true), 0.21335440, within: 1e-8))
  }

  /// S77, S78.
  @Test func `behavior 37: colors, including grays, are mixed component by component in encoded sRGB`() {
    let hosted = HostedLayer()
    let (gray, red) = (CGColor(gray: 1, alpha: 0.5), CGColor(srgbRed: 1, green: 0, blue: 0.5, alpha: 1))
    hosted.add(CABasicAnimation.animating("borderColor", from: gray, to: red))
    let shown: CGColor? = hosted.value("borderColor", at: 0.25)
    let components = (shown?.components ?? []).map { Double($0) }
    #expect(
      components.count == 4 && isClose(Array(components.dropFirst()), [0.75, 0.875, 0.625], within: 0.01))
  }
}

/// An object that stores values for any key.
private protocol KeyValueStoring {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

extension CALayer: KeyValueStoring {}
extension CAAnimation: KeyValueStoring {}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }
}
