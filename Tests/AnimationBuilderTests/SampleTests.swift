import AnimationBuilder
import QuartzCore
import Testing

/// The code of the article that introduced the builder, in current Swift.
@Suite struct SampleTests {
  /// The surroundings of the article's first sample: a card that moves from one rectangle to another.
  private final class Card {
    let layer = CALayer()
    let (cornerValue, animDuration): (CGFloat, CFTimeInterval) = (20, 0.4)
    let startRect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let endRect = CGRect(x: 20, y: 30, width: 80, height: 60)
    let color = CGColor.device(argb: 0xFF00_9CCC)
    var updates = 0

    func updateAnimations() { updates += 1 }

    func open() {
      layer.animate(forKey: "cornerRadius") {
        $0.cornerRadius
          .value(from: 0, to: cornerValue, duration: animDuration)
        $0.size
          .value(from: startRect.size, to: endRect.size, duration: animDuration)
        $0.position
          .value(from: startRect.center, to: endRect.center, duration: animDuration)
        $0.shadowOpacity
          .value(from: 0, to: 0.8, duration: animDuration)
        $0.shadowColor
          .value(from: .blackClean, to: color, duration: animDuration)
        $0.timingFunction(.easeOut).onStopped { [weak self] (finished: Bool) in
          if finished { self?.updateAnimations() }
        }
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.2, 0.6846432), (0.3999, 1.0)])
  func `five properties run together with one timing function`(_ time: CFTimeInterval, _ eased: Double) throws
  {
    let card = Card()
    let staged = StagedLayer(card.layer)
    staged.at { _ in card.open() }
    #expect(staged.layer.animationKeys() == ["cornerRadius"])
    #expect(staged.shows(20 * eased, "cornerRadius", at: time))
    #expect(staged.shows(40 + 40 * eased, "bounds.size.width", at: time))
    #expect(staged.shows(20 + 40 * eased, "bounds.size.height", at: time))
    #expect(staged.shows(20 + 40 * eased, "position.x", at: time))
    #expect(staged.shows(10 + 50 * eased, "position.y", at: time))
    #expect(staged.shows(0.8 * eased, "shadowOpacity", at: time))
    let color = try #require(staged.layer.presentation()?.shadowColor?.components)
    for (component, full) in zip(color, [0, 156.0 / 255, 0.8, 1]) {
      #expect(abs(component - full * eased) < 1e-5)
    }
    #expect(card.updates == 0)
    staged.advance(to: 0.4)
    #expect(card.updates == 1)
  }

  @Test func `a progress ring repeats two strokes in 1.5 s forever`() {
    let shapeLayer = CAShapeLayer()
    let staged = StagedLayer(shapeLayer)
    staged.at { _ in
      shapeLayer.animate(forKey: "state") {
        $0.strokeStart
          .value(from: 0, to: 1, duration: 1).delay(0.5)
        $0.strokeEnd
          .value(from: 0, to: 1, duration: 1)
        $0.timingFunction(.easeInOut)
        $0.repeat(count: .greatestFiniteMagnitude)
      }
    }
    for turn in [0.0, 1.5, 150] {
      #expect(staged.shows(0, "strokeEnd", at: turn) && staged.shows(0, "strokeStart", at: turn))
      // Halfway the group's time is 0.75 s, because easeInOut is symmetric.
      #expect(staged.shows(0.75, "strokeEnd", at: turn + 0.75))
      #expect(staged.shows(0.25, "strokeStart", at: turn + 0.75))
      // In the last third of the group's time, the animation of the end is over, and the layer's own value shows.
      #expect(staged.shows(1, "strokeEnd", at: turn + 1.4))
      #expect(staged.presentationValue("strokeStart", at: turn + 1.4999) > 0.99)
    }
  }

  @Test func `the article's own shake and shock play with reverses, counts and timing functions`() {
    let staged = StagedLayer()
    let distance: CGFloat = 0.08
    staged.at {
      $0.animate(forKey: "shakeAnimation") {
        $0.transform.rotation.z
          .value(from: distance, to: -distance, duration: 0.1).by(0.003)
          .autoreverses(true).repeat(count: 3).timingFunction(.easeInOut)
      }
    }
    #expect(staged.shows(0.08, "transform.rotation.z", at: 0))
    #expect(staged.shows(0, "transform.rotation.z", at: 0.25))
    #expect(staged.shows(-0.08, "transform.rotation.z", at: 0.5))
    let jolted = StagedLayer()
    let way: CGFloat = 10
    jolted.at {
      $0.animate(forKey: "shockAnimation") {
        $0.transform.translation.x
          .values([0, -way, way, 0], duration: 0.15)
          .autoreverses(true).repeat(count: 2).timingFunction(.easeInOut)
      }
    }
    #expect(jolted.shows(0, "transform.translation.x", at: 0.075))
    #expect(jolted.shows(0, "transform.translation.x", at: 0.3))
  }

  @Test func `custom animations can be appended, and custom properties named by key path`() {
    let staged = StagedLayer()
    staged.at {
      $0.animate {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        $0.append(fade)
        AnimationMaker<CALayer, CGSize>(maker: $0, keyPath: "bounds.size")
          .value(from: .zero, to: CGSize(width: 10, height: 20), duration: 1)
      }
    }
    #expect(staged.shows(0.5, "opacity", at: 0.5) && staged.shows(10, "bounds.size.height", at: 0.5))
  }
}
