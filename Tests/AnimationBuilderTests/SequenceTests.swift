import AnimationBuilder
import QuartzCore
import Staging
import TestSupport
import Testing

@Suite struct SequenceTests {
  private let staged = StagedLayer()

  @Test func `each step begins when the one before has ended, from the value that it left`() {
    staged.at {
      $0.animate {
        $0.sequence {
          $0.cornerRadius.value(from: 0, to: 8, duration: 1)
          $0.cornerRadius.value(to: 4, duration: 1).delay(0.5)
          $0.cornerRadius.value(by: 6, duration: 1)
          $0.cornerRadius.value(by: -10, duration: 1)
        }
      }
    }
    #expect(staged.shows(4, "cornerRadius", at: 0.5))
    #expect(staged.shows(8, "cornerRadius", at: 1.25))
    #expect(staged.shows(6, "cornerRadius", at: 2))
    #expect(staged.shows(7, "cornerRadius", at: 3))
    #expect(staged.shows(5, "cornerRadius", at: 4))
    #expect(staged.layer.model().cornerRadius == 0)
  }

  @Test func `a step holds its value until the end of the sequence`() {
    staged.at {
      $0.animate {
        $0.sequence {
          $0.opacity.value(to: 0.5, duration: 1)
          $0.cornerRadius.value(from: 1, to: 2, duration: 1)
        }
      }
    }
    #expect(staged.shows(0.5, "opacity", at: 1.5) && staged.shows(1.5, "cornerRadius", at: 1.5))
    #expect(staged.shows(1, "opacity", at: 2) && staged.shows(0, "cornerRadius", at: 2))
  }

  @Test func `a step with a backward fill shows its start before and its end after`() {
    staged.at {
      $0.animate {
        $0.sequence {
          $0.opacity.value(to: 0.5, duration: 1)
          $0.cornerRadius.value(from: 1, to: 2, duration: 1).fill(mode: .backwards)
          $0.opacity.value(to: 1, duration: 1)
        }
      }
    }
    #expect(staged.shows(1, "cornerRadius", at: 0.5) && staged.shows(2, "cornerRadius", at: 2.5))
    #expect(staged.shows(0, "cornerRadius", at: 3))
  }

  @Test func `steps that run together, pauses and repeats count in the length`() throws {
    let group = try #require(
      built(on: staged.layer) {
        $0.sequence {
          $0.opacity.value(to: 0, duration: 0.5).repeat(count: 2)
          $0.wait(0.25)
          $0.together {
            $0.position.x.value(by: 10, duration: 0.5)
            $0.position.y.value(by: 10, duration: 1)
          }
          $0.position.x.value(by: 10, duration: 0.25)
        }.repeat(count: 2)
      } as? CAAnimationGroup)
    #expect(group.duration == 2.5 && group.repeatCount == 2)
    #expect(group.animations?.map(\.beginTime) == [0, 1, 1.25, 2.25])
    let last = group.animations?.last as? CABasicAnimation
    let start = try #require(last?.fromValue as? CGFloat)
    #expect(start == staged.layer.position.x + 10)
  }

  @Test func `a sequence is a member of the group beside other animations`() {
    staged.at {
      $0.animate {
        $0.zPosition.value(from: 0, to: 4, duration: 4)
        $0.sequence {
          $0.cornerRadius.value(from: 0, to: 1, duration: 1)
          $0.cornerRadius.value(to: 0, duration: 1).updatesModel()
        }.delay(1)
      }
    }
    #expect(staged.shows(0, "cornerRadius", at: 0.9) && staged.shows(0.9, "zPosition", at: 0.9))
    #expect(staged.shows(0.5, "cornerRadius", at: 1.5))
    #expect(staged.shows(0.5, "cornerRadius", at: 2.5) && staged.shows(2.5, "zPosition", at: 2.5))
  }

  @Test func `every step calls back at its end`() {
    let log = Log()
    staged.at {
      $0.animate {
        $0.sequence {
          $0.opacity.value(to: 0, duration: 0.5).onStopped { _ in log.record("first") }
          $0.together { $0.cornerRadius.value(to: 1, duration: 0.5).onDidStart { log.record("second") } }
        }.delay(1)
      }
    }
    staged.advance(to: 3)
    #expect(Set(log.entries) == ["first 1.5", "second 1.5"])
  }
}

@Suite struct StaggerTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10))
  private let layers = (0..<5).map { _ in CALayer() }

  init() { stage.perform { for layer in layers { stage.layer.addSublayer(layer) } } }

  /// Returns the beginning of each layer's animation, computed from its value two seconds later.
  private func begins(from origin: StaggerOrigin) -> [Double] {
    stage.perform {
      layers.animate(forKey: "a", staggeredBy: 0.25, from: origin) {
        $0.zPosition.value(from: 0, to: 10, duration: 10)
      }
    }
    stage.advance(to: stage.time + 2)
    return layers.map { 2 - $0.presentationValue("zPosition") }
  }

  @Test func `each layer begins one step after the one before`() {
    #expect(isClose(begins(from: .first), [0, 0.25, 0.5, 0.75, 1], within: 1e-9))
  }

  @Test func `the last layer, the middle or both ends may begin first`() {
    #expect(isClose(begins(from: .last), [1, 0.75, 0.5, 0.25, 0], within: 1e-9))
    #expect(isClose(begins(from: .center), [0.5, 0.25, 0, 0.25, 0.5], within: 1e-9))
    #expect(isClose(begins(from: .edges), [0, 0.25, 0.5, 0.25, 0], within: 1e-9))
  }

  @Test func `no layers and one layer have no stagger`() {
    [CALayer]().animate(staggeredBy: 1) { $0.opacity.value(to: 0, duration: 1) }
    stage.perform {
      layers.prefix(2).animate(staggeredBy: 1, from: .center) { $0.opacity.value(to: 0, duration: 1) }
    }
    stage.advance(to: 0.5)
    #expect(layers[0].presentationValue("opacity") == 0.5 && layers[1].presentationValue("opacity") == 0.5)
  }

  @Test func `the closure is called for each layer with its own class`() {
    let rings = (0..<3).map { _ in CAShapeLayer() }
    var seen: [CAShapeLayer] = []
    rings.animate(staggeredBy: 0.1) {
      seen.append($0.layer)
      $0.strokeEnd.value(from: 0, to: 1, duration: 1)
    }
    #expect(seen == rings)
  }
}
