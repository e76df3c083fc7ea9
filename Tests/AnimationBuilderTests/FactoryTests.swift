import AnimationBuilder
import QuartzCore
import Testing

/// The factories of a property's animations.
@Suite struct FactoryTests {
  private let staged = StagedLayer()

  @Test func `S139: each factory creates an animation of its class with the key path`() throws {
    let layer = CALayer()
    let basic = built(on: layer) { $0.cornerRadius.value(from: 1, to: 2, duration: 3) } as? CABasicAnimation
    #expect(basic?.keyPath == "cornerRadius" && basic?.duration == 3)
    #expect(basic?.fromValue as? CGFloat == 1 && basic?.toValue as? CGFloat == 2 && basic?.byValue == nil)
    let spring =
      built(on: layer) { $0.opacity.value(from: 0, to: 1, damping: 7, duration: 2) } as? CASpringAnimation
    #expect(spring?.keyPath == "opacity" && spring?.damping == 7 && spring?.duration == 2)
    let keyframes = built(on: layer) { $0.alpha.values([0, 1, 0], duration: 1) } as? CAKeyframeAnimation
    #expect(keyframes?.keyPath == "opacity" && keyframes?.values as? [CGFloat] == [0, 1, 0])
    let path = CGPoint.zero.quadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 0))
    let along =
      built(on: layer) { $0.position.value(along: path, duration: 1) } as? CAKeyframeAnimation
    #expect(along?.keyPath == "position" && along?.path == path)
  }

  @Test func `values change from start to end`() {
    staged.at { $0.animate { $0.cornerRadius.value(from: 10, to: 20, duration: 1) } }
    #expect(staged.shows(10, "cornerRadius", at: 0))
    #expect(staged.shows(15, "cornerRadius", at: 0.5))
    #expect(staged.shows(20, "cornerRadius", at: 1 - 1e-9))
    #expect(staged.shows(0, "cornerRadius", at: 1))
  }

  @Test func `S45, S46: a change is added to the layer's value or to a start, or leads to an end`() {
    staged.at {
      $0.cornerRadius = 100
      $0.animate {
        $0.cornerRadius.value(by: 10, duration: 1)
        $0.borderWidth.value(from: 10, by: 5, duration: 1)
        $0.zPosition.value(by: 5, to: 10, duration: 1)
      }
    }
    #expect(staged.shows(105, "cornerRadius", at: 0.5))
    #expect(staged.shows(12.5, "borderWidth", at: 0.5))
    #expect(staged.shows(7.5, "zPosition", at: 0.5))
  }

  @Test func `S140: an animation to a value starts from the presentation's value`() throws {
    staged.at { $0.animate(forKey: "a") { $0.opacity.value(from: 0, to: 1, duration: 1) } }
    staged.at(0.4) { $0.animate(forKey: "a") { $0.opacity.value(to: 0, duration: 1) } }
    let animation = try #require(staged.layer.animation(forKey: "a") as? CABasicAnimation)
    #expect(animation.fromValue as? Float == 0.4)
    #expect(staged.shows(0.2, "opacity", at: 0.9))
  }

  @Test func `S140: an animation to a value starts from the layer's own value without a presentation`() {
    let layer = CALayer()
    layer.cornerRadius = 7
    let animation = built(on: layer) { $0.cornerRadius.value(to: 9, duration: 1) } as? CABasicAnimation
    #expect(animation?.fromValue as? CGFloat == 7)
  }

  @Test func `springs take their settling duration unless they are cut off`() throws {
    let layer = CALayer()
    let spring =
      built(on: layer) {
        $0.position.y.value(from: 0, to: 1, damping: 5).stiffness(100).mass(1).initialVelocity(0)
      } as? CASpringAnimation
    #expect(spring?.duration == spring?.settlingDuration && spring?.damping == 5)
    let reference = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    let perceptual =
      built(on: layer) { $0.position.y.value(from: 0, to: 1, duration: 0.5, bounce: 0.25) }
      as? CASpringAnimation
    #expect(perceptual?.stiffness == reference.stiffness && perceptual?.damping == reference.damping)
    #expect(perceptual?.duration == reference.settlingDuration)
  }

  @Test func `a spring's modifiers change its settling duration`() throws {
    let spring =
      built(on: CALayer()) { $0.opacity.value(to: 0, damping: 10).mass(2).stiffness(50) }
      as? CASpringAnimation
    let reference = CASpringAnimation()
    (reference.mass, reference.stiffness, reference.damping) = (2, 50, 10)
    #expect(spring?.duration == reference.settlingDuration)
  }

  @Test func `S63: a spring has Core Animation's values`() {
    staged.at { $0.animate { $0.zPosition.value(from: 0, to: 1, damping: 10) } }
    #expect(staged.shows(0.34029985, "zPosition", at: 0.1))
    #expect(staged.shows(1.02335958, "zPosition", at: 0.25))
    #expect(staged.shows(1.07459057, "zPosition", at: 0.5))
  }

  @Test func `S52: points follow paths`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    staged.at { $0.animate { $0.position.value(along: path, duration: 1).rotationMode(.rotateAuto) } }
    #expect(staged.shows(50, "position.x", at: 0.5) && staged.shows(0, "position.y", at: 0.5))
  }

  @Test func `S48, S49: keyframes have their values at their times`() {
    staged.at { $0.animate { $0.cornerRadius.values([0, 8, 2], duration: 4).keyTimes([0, 0.25, 1]) } }
    #expect(staged.shows(4, "cornerRadius", at: 0.5))
    #expect(staged.shows(8, "cornerRadius", at: 1))
    #expect(staged.shows(5, "cornerRadius", at: 2.5))
  }

  @Test func `the old values of several properties show until their animations begin`() {
    staged.at {
      $0.animate {
        $0.cornerRadius.value(to: 10, duration: 1).updatesModel().delay(1)
        $0.borderWidth.value(to: 4, duration: 1).updatesModel().delay(2)
        $0.sequence {
          $0.wait(1)
          $0.zPosition.value(from: 2, to: 4, duration: 1).updatesModel()
          $0.zPosition.value(to: 8, duration: 1).updatesModel()
        }
      }
    }
    #expect(staged.layer.cornerRadius == 10 && staged.layer.borderWidth == 4 && staged.layer.zPosition == 8)
    for keyPath in ["cornerRadius", "borderWidth", "zPosition"] { #expect(staged.shows(0, keyPath, at: 0.5)) }
    #expect(staged.shows(5, "cornerRadius", at: 1.5) && staged.shows(3, "zPosition", at: 1.5))
    #expect(staged.shows(0, "borderWidth", at: 1.75))
    #expect(staged.shows(2, "borderWidth", at: 2.5) && staged.shows(6, "zPosition", at: 2.5))
    #expect(staged.shows(8, "zPosition", at: 4) && staged.layer.animationKeys() == nil)
  }

  @Test func `an animation from nil that updates the model begins with the layer's former value`() {
    let layer = CALayer()
    let (old, new) = (CGPath(rect: .zero, transform: nil), CGPath(ellipseIn: .zero, transform: nil))
    layer.shadowPath = old
    let animation =
      built(on: layer) { $0.shadowPath.value(from: nil, to: new, duration: 1).updatesModel() }
      as? CABasicAnimation
    #expect(animation?.fromValue as? CGPath == old && layer.shadowPath == new)
  }

  @Test func `a change that leads to an end isn't given a start`() {
    let layer = CALayer()
    layer.zPosition = 3
    let animation =
      built(on: layer) { $0.zPosition.value(by: 4, to: 5, duration: 1).updatesModel() } as? CABasicAnimation
    #expect(animation?.fromValue == nil && layer.zPosition == 5)
  }

  @Test func `on request the end value becomes the layer's own`() {
    staged.at {
      $0.animate {
        $0.cornerRadius.value(to: 10, duration: 1).updatesModel().delay(1)
        $0.borderWidth.values([1, 2, 3], duration: 1).updatesModel()
        $0.zPosition.value(from: 1, to: 2, duration: 0.5).autoreverses().updatesModel()
      }
    }
    #expect(staged.layer.cornerRadius == 10 && staged.layer.borderWidth == 3 && staged.layer.zPosition == 1)
    #expect(staged.layer.animationKeys() == nil)
    #expect(staged.shows(0, "cornerRadius", at: 0.5))
    #expect(staged.shows(5, "cornerRadius", at: 1.5))
    #expect(staged.shows(10, "cornerRadius", at: 3))
    #expect(staged.shows(3, "borderWidth", at: 3))
  }
}
