import AnimationBuilder
import QuartzCore
import TestSupport
import Testing

@Suite struct HelperTests {
  @Test func `S202: colors by ARGB codes and by hexadecimal digits`() {
    #expect(CGColor.device(argb: 0xFF00_9CCC).components == [0, 156.0 / 255, 0.8, 1])
    #expect(CGColor.device(argb: 0x8000_00FF).components == [0, 0, 1, 128.0 / 255])
    for code in ["#09C", "09c", "#0099CC", "0099ccFF", "#09CF"] {
      #expect(CGColor.hex(code)?.components == [0, 0.6, 0.8, 1], "\(code)")
    }
    #expect(CGColor.hex("#FF000080")?.components == [1, 0, 0, 128.0 / 255])
    #expect(CGColor.hex("F008")?.components == [1, 0, 0, 136.0 / 255])
  }

  @Test(arguments: ["", "#", "12", "12345", "1234567", "123456789", "GGG", "##FFF", "#FF F", "\u{FF11}23"])
  func `S202: what isn't a code is no color`(_ code: String) { #expect(CGColor.hex(code) == nil) }

  @Test func `S202: clean colors are transparent`() {
    #expect(CGColor.whiteClean.components == [1, 1, 1, 0] && CGColor.blackClean.components == [0, 0, 0, 0])
  }

  @Test func `S203: points are added, scaled and measured`() {
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 6))
    #expect(a + b == CGPoint(x: 5, y: 8) && b - a == CGPoint(x: 3, y: 4))
    #expect(a * 3 == CGPoint(x: 3, y: 6) && b / 2 == CGPoint(x: 2, y: 3))
    #expect(a.distance(to: b) == 5 && a.distance(to: a) == 0)
    #expect(CGPoint.zero.angle(to: CGPoint(x: 0, y: 2)) == .pi / 2)
    #expect(CGPoint.zero.angle(to: .zero) == 0)
  }

  @Test func `S203: a point by angle and radius is at that distance in that direction`() {
    for step in -6...6 {
      let (center, angle) = (CGPoint(x: 3, y: -2), CGFloat(step) / 2)
      let point = center.point(byAngle: angle, radius: 7)
      #expect(isClose(center.distance(to: point), 7, within: 1e-12))
      #expect(isClose(center.angle(to: point), angle, within: 1e-12))
    }
  }

  @Test func `S203: rectangles have a center, degrees are radians, curves lead to their end`() {
    #expect(CGRect(x: 10, y: 20, width: 30, height: 40).center == CGPoint(x: 25, y: 40))
    #expect(CGFloat.degrees(180) == .pi && CGFloat.degrees(-90) == -.pi / 2)
    let curve = CGPoint.zero.quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 0))
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    let staged = StagedLayer()
    staged.at { $0.animate { $0.position.value(along: curve, duration: 1) } }
    #expect(staged.shows(7.5, "position.x", at: 0.5) && staged.shows(2.5, "position.y", at: 0.5))
  }

  @Test func `S203: transforms are chained`() {
    let chained = CATransform3DIdentity.translation(x: 10).rotation(angle: .pi / 2, x: 0, y: 0, z: 1).scale(
      x: 2)
    let nested = CATransform3DScale(
      CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1), 2, 1, 1)
    #expect(CATransform3DEqualToTransform(chained, nested))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DIdentity.rotation(angle: 1), CATransform3DMakeRotation(1, 1, 1, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity.scale().translation()))
  }
}

@Suite struct ShakingTests {
  private let staged = StagedLayer()

  @Test func `S194, S47: a shake swings from 0.08 to -0.08 and back, three times in 0.6 s`() {
    staged.at { $0.animateShake() }
    #expect(staged.layer.animationKeys() == ["shakeAnimation"])
    for turn in [0.0, 0.2, 0.4] {
      #expect(staged.shows(0.08, "transform.rotation.z", at: turn))
      #expect(staged.shows(0, "transform.rotation.z", at: turn + 0.05))
      #expect(staged.shows(-0.08, "transform.rotation.z", at: turn + 0.1))
    }
    // Three times 0.2 s is a little more than 0.6 s in binary fractions.
    #expect(staged.shows(0, "transform.rotation.z", at: 0.6 + 1e-9) && staged.layer.animationKeys() == nil)
  }

  @Test func `S194: a jolt goes through 0, -10, 10 and 0 and back, twice in 0.6 s`() throws {
    staged.at { $0.animateShock() }
    let animation = try #require(staged.layer.animation(forKey: "shockAnimation") as? CAKeyframeAnimation)
    #expect(animation.values as? [CGFloat] == [0, -10, 10, 0] && animation.duration == 0.15)
    #expect(animation.autoreverses && animation.repeatCount == 2)
    #expect(staged.shown("transform.translation.x", at: 0.06) < -1)
    #expect(staged.shows(0, "transform.translation.x", at: 0.075))
    #expect(staged.shown("transform.translation.x", at: 0.09) > 1)
    staged.advance(to: 0.599)
    #expect(staged.layer.animationKeys() != nil)
    staged.advance(to: 0.6)
    #expect(staged.layer.animationKeys() == nil)
  }
}

@Suite struct FreezingTests {
  @Test func `S205: frozen in mid-flight, nothing jumps, and the next animation starts there`() throws {
    let staged = StagedLayer(CAShapeLayer())
    var ends: [Bool] = []
    staged.at {
      $0.strokeEnd = 0
      $0.animate {
        $0.position.value(from: .zero, to: CGPoint(x: 100, y: 40), duration: 1)
        $0.strokeEnd.value(from: 0, to: 1, duration: 1)
        $0.transform.rotation.value(from: 0, to: 1, duration: 1)
        $0.onStopped { ends.append($0) }
      }
    }
    staged.advance(to: 0.5)
    staged.at { $0.freezeAnimations() }
    #expect(staged.layer.animationKeys() == nil && ends == [false])
    #expect(staged.layer.position == CGPoint(x: 50, y: 20) && staged.layer.strokeEnd == 0.5)
    #expect(staged.shows(0.5, "transform.rotation.z", at: 0.7) && staged.shows(50, "position.x", at: 0.7))
    staged.at { $0.animate { $0.position.x.value(to: 0, duration: 1) } }
    #expect(staged.shows(50, "position.x", at: 0.7) && staged.shows(25, "position.x", at: 1.2))
  }

  @Test func `a layer at rest stays as it is`() {
    let layer = CALayer()
    layer.cornerRadius = 3
    layer.freezeAnimations()
    #expect(layer.cornerRadius == 3)
  }

  private static let makers: [@Sendable () -> CALayer] = [
    { CALayer() }, { CAGradientLayer() }, { CATextLayer() }, { CAReplicatorLayer() }, { CAEmitterLayer() },
  ]

  @Test(arguments: makers)
  func `every class's own values survive`(_ make: @Sendable () -> CALayer) {
    let staged = StagedLayer(make())
    let layer = staged.layer
    staged.at { $0.animate(forKey: "a") { $0.opacity.value(from: 0, to: 1, duration: 1) } }
    staged.at(0.25) { $0.freezeAnimations() }
    #expect(layer.opacity == 0.25 && layer.bounds.width == 100)
  }
}
