import AnimationBuilder
import QuartzCore
import Testing

/// Groups of a builder's animations.
@Suite struct GroupTests {
  private let staged = StagedLayer()

  @Test func `S143: a single animation keeps the builder's modifiers`() {
    staged.at {
      $0.animate {
        $0.opacity.value(from: 0, to: 1, duration: 1)
        $0.timingFunction(.easeOut)
      }
    }
    #expect(staged.shows(0.6846432, "opacity", at: 0.5))
  }

  @Test func `S143: a modifier of a builder with one animation equals that of the animation`() {
    let other = StagedLayer()
    staged.at {
      $0.animate {
        $0.cornerRadius.value(from: 0, to: 1, duration: 1)
        $0.repeat(count: 2.5).autoreverses().speed(2).timingFunction(.easeIn).delay(0.3)
      }
    }
    other.at {
      $0.animate {
        $0.cornerRadius.value(from: 0, to: 1, duration: 1)
          .repeat(count: 2.5).autoreverses().speed(2).timingFunction(.easeIn).delay(0.3)
      }
    }
    for step in 0...70 {
      let time = 0.041 * Double(step)
      #expect(staged.shows(other.presentationValue("cornerRadius", at: time), "cornerRadius", at: time))
    }
  }

  @Test func `a single animation without modifiers of the builder needs no group`() {
    #expect(built(on: staged.layer) { $0.opacity.value(to: 0, duration: 1) } is CABasicAnimation)
    let group = built(on: staged.layer) {
      $0.opacity.value(to: 0, duration: 1)
      $0.cornerRadius.value(to: 0, duration: 1)
    }
    #expect((group as? CAAnimationGroup)?.animations?.count == 2)
  }

  @Test(arguments: [1, 2]) func `S144: a delay counts from the addition, for one animation and for several`(
    _ count: Int
  ) {
    staged.at(3) {
      $0.animate {
        $0.opacity.value(from: 0, to: 0.5, duration: 1).delay(0.5)
        if count == 2 { $0.cornerRadius.value(from: 0, to: 1, duration: 1).delay(0.5) }
      }
    }
    #expect(staged.shows(1, "opacity", at: 3.49))
    #expect(staged.shows(0, "opacity", at: 3.5))
    #expect(staged.shows(0.25, "opacity", at: 4))
    #expect(staged.shows(1, "opacity", at: 4.5))
    #expect(staged.layer.animationKeys() == nil)
  }

  @Test func `S144: the builder's delay applies to all animations, and backward fills show until then`() {
    staged.at {
      $0.animate(forKey: "a") {
        $0.opacity.value(from: 0, to: 0.5, duration: 1)
        $0.cornerRadius.value(from: 2, to: 4, duration: 1)
        $0.delay(1).fill(mode: .backwards)
      }
    }
    #expect(staged.shows(0, "opacity", at: 0.9) && staged.shows(2, "cornerRadius", at: 0.9))
    #expect(staged.shows(0.25, "opacity", at: 1.5) && staged.shows(3, "cornerRadius", at: 1.5))
    staged.advance(to: 2)
    #expect(staged.layer.animationKeys() == nil)
  }

  @Test func `S144: a delayed animation that isn't removed holds its end value`() {
    staged.at {
      $0.animate(forKey: "a") {
        $0.opacity.value(from: 0, to: 0.5, duration: 1).delay(0.5).fill(mode: .forwards).removedOnCompletion(
          false)
      }
    }
    #expect(staged.shows(1, "opacity", at: 0.49) && staged.shows(0.25, "opacity", at: 1))
    #expect(staged.shows(0.5, "opacity", at: 5) && staged.layer.animationKeys() == ["a"])
  }

  @Test func `S145: a group has the duration of its longest member, or an explicit one`() {
    let layer = CALayer()
    let longest = built(on: layer) {
      $0.opacity.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.cornerRadius.value(from: 0, to: 1, duration: 1)
    }
    #expect(longest?.duration == 1.5)
    let group = built(on: layer) {
      $0.opacity.value(from: 0, to: 1, duration: 1).delay(0.5)
      $0.cornerRadius.value(from: 0, to: 1, duration: 1)
      $0.duration(3)
    }
    #expect(group?.duration == 3)
  }

  @Test func `S146: the longest member includes repeats, reverses and speed`() throws {
    func length(_ modify: (LayerAnimation<CABasicAnimation, Float>) -> Void) -> CFTimeInterval? {
      let group = built(on: CALayer()) {
        modify($0.opacity.value(from: 0, to: 1, duration: 0.1))
        $0.cornerRadius.value(from: 0, to: 1, duration: 0.05)
      }
      return group?.duration
    }
    #expect(try #require(length { $0.autoreverses().repeat(count: 3) }) == 0.1 * 2 * 3)
    #expect(try #require(length { $0.repeat(count: 2.5) }) == 0.25)
    #expect(try #require(length { $0.repeat(duration: 7) }) == 7)
    #expect(try #require(length { $0.repeat(duration: 0.5) }) == 0.5)
    #expect(abs(try #require(length { $0.repeat(count: 0.75) }) - 0.075) < 1e-12)
    #expect(try #require(length { $0.speed(0.5) }) == 0.2)
    #expect(try #require(length { $0.speed(-0.5).delay(1) }) == 1.2)
  }

  @Test func `a member that repeats forever makes the group endless, without a timing function of the group`()
  {
    staged.at {
      $0.animate {
        $0.cornerRadius.value(from: 0, to: 1, duration: 1).repeat(count: .infinity)
        $0.opacity.value(from: 0, to: 0.5, duration: 1)
        $0.timingFunction(.easeIn)
      }
    }
    #expect(staged.shows(0.25, "cornerRadius", at: 1000.25))
    #expect(staged.shows(1, "opacity", at: 1000.25))
  }

  @Test func `S147: an animation with the same key replaces the first, which stops unfinished`() {
    var ends: [Bool] = []
    for _ in 0..<2 {
      staged.at {
        $0.animate(forKey: "a") { $0.opacity.value(to: 0, duration: 1).onStopped { ends.append($0) } }
      }
    }
    #expect(staged.layer.animationKeys() == ["a"] && ends == [false])
    staged.advance(to: 1)
    #expect(ends == [false, true])
  }

  @Test func `S149: an empty builder adds nothing`() {
    staged.at { $0.animate(forKey: "a") { $0.timingFunction(.easeOut).sequence { _ in } } }
    #expect(staged.layer.animationKeys() == nil)
    staged.at { $0.animate(forKey: "a") { _ in } }
    #expect(staged.layer.animationKeys() == nil)
  }
}
