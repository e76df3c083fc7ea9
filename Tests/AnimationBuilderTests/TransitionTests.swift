import AnimationBuilder
import QuartzCore
import Testing

@Suite struct TransitionTests {
  @Test func `S61: there are 22 styles with Core Animation's names`() {
    #expect(
      TransitionStyle.allCases.map(\.rawValue) == [
        "push", "moveIn", "reveal", "fade", "cube", "suckEffect", "rippleEffect", "pageCurl", "pageUnCurl",
        "oglFlip", "cameraIrisHollowOpen", "cameraIrisHollowClose", "spewEffect", "genieEffect",
        "unGenieEffect", "twist", "tubey", "swirl", "charminUltra", "zoomyIn", "zoomyOut",
        "oglApplicationSuspend",
      ])
  }

  @Test(arguments: TransitionStyle.allCases)
  func `S61: every style plays for its duration from its side`(_ style: TransitionStyle) throws {
    let staged = StagedLayer()
    staged.at { $0.animate(transition: style, from: .right) }
    let transition = try #require(staged.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(transition.type == style.caType && transition.subtype == .fromRight)
    staged.advance(to: 0.49)
    #expect(staged.layer.animationKeys() == [kCATransition])
    staged.advance(to: 0.5)
    #expect(staged.layer.animationKeys() == nil)
  }

  @Test func `directions have Core Animation's subtypes`() {
    #expect(
      TransitionDirection.allCases.map(\.caSubtype) == [.fromLeft, .fromRight, .fromTop, .fromBottom])
  }

  @Test func `S60: a builder's transition has its style, side, duration and modifiers`() throws {
    let layer = CALayer()
    var made: [CATransition] = []
    layer.animate {
      made.append(
        $0.transition.push.from(.top, duration: 0.7).startProgress(0.1).endProgress(0.9).caAnimation)
      made.append($0.transition.fade(duration: 0.2).timingFunction(.easeIn).caAnimation)
      made.append($0.transition.moveIn.from(.left, duration: 1).caAnimation)
      made.append($0.transition.reveal.from(.left, duration: 1).caAnimation)
      made.append($0.transition.cube.from(.left, duration: 1).caAnimation)
      made.append($0.transition.oglFlip.from(.left, duration: 1).caAnimation)
      made.append($0.transition.pageCurl.from(.left, duration: 1).caAnimation)
      made.append($0.transition.pageUnCurl.from(.left, duration: 1).caAnimation)
    }
    #expect(
      made.map(\.type.rawValue) == [
        "push", "fade", "moveIn", "reveal", "cube", "oglFlip", "pageCurl", "pageUnCurl",
      ])
    let push = try #require(made.first)
    #expect(push.subtype == .fromTop && push.duration == 0.7)
    #expect(push.startProgress == 0.1 && push.endProgress == 0.9)
    #expect(made[1].timingFunction == .easeIn && made[1].subtype == nil)
    #expect(layer.animationKeys() == [kCATransition])
  }

  @Test func `a transition is added beside the other animations, with its own delay`() {
    let staged = StagedLayer()
    staged.at(1) {
      $0.animate(forKey: "a") {
        $0.opacity.value(from: 0, to: 1, duration: 1)
        $0.transition.push.from(.left, duration: 0.5).delay(0.25)
      }
    }
    #expect(staged.layer.animationKeys() == [kCATransition, "a"])
    staged.advance(to: 1.74)
    #expect(staged.layer.animationKeys() == [kCATransition, "a"])
    staged.advance(to: 1.75)
    #expect(staged.layer.animationKeys() == ["a"])
  }
}
