import AnimationChain
import CoreGraphics
import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

/// The samples of AXAnimationChain in current Swift, with the values at the boundaries of their stages.
@MainActor @Suite struct SampleTests {
  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let transitionView = UIView(frame: CGRect(x: 100, y: 250, width: 100, height: 100))

  init() {
    stage.perform {
      view.addSubview(transitionView)
      stage.layer.addSublayer(view.layer)
    }
  }

  private final class Controller {
    var completed: [Double] = []
    func complete(_ animator: ChainAnimator) { completed.append(CACurrentMediaTime()) }
  }

  @Test func `the simple sample moves, grows and rounds its view`() throws {
    stage.perform {
      transitionView.spring.center(by: CGPoint(x: 0, y: 100)).easeOut.spring.size(
        by: CGSize(width: 100, height: 100)
      ).spring.cornerRadius(by: 4).animate()
    }
    stage.advance(to: 0.25)
    #expect(transitionView.layer.presentation()?.cornerRadius == 4)
    stage.advance(to: 1.4728)
    let (center, size) = (transitionView.center, transitionView.bounds.size)
    #expect(isClose([Double(center.x), Double(center.y)], [150, 400], within: 1e-9))
    #expect(isClose([Double(size.width), Double(size.height)], [200, 200], within: 1e-9))
    #expect(transitionView.layer.cornerRadius == 4 && transitionView.layer.animationKeys() == nil)
  }

  @Test func `S158: the advanced sample has three stages with the documented times`() {
    let controller = Controller()
    stage.perform {
      transitionView.chainAnimator.basic.target(controller).complete(Selector(Controller.complete)).property(
        "position"
      ).toValue(NSValue(cgPoint: CGPoint(x: 100, y: view.center.y))).easeInBack.duration(0.5).combineSpring
        .target(
          controller
        ).complete(Selector(Controller.complete)).property("bounds").toValue(
          NSValue(cgRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        ).duration(0.5).repeatCount(5).autoreverses.combineSpring.target(controller).complete(
          Selector(Controller.complete)
        ).property("transform.rotation").toValue(CGFloat.pi / 4).duration(0.5).repeatCount(3).beginTime(1.0)
        .autoreverses
        .nextToBasic.property("position").toValue(NSValue(cgPoint: view.center)).duration(0.5).combineSpring
        .property("bounds").toValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 100, height: 100))).duration(
          0.8
        )
        .nextToBasic.property("transform.rotation").toValue(CGFloat.pi / 4).duration(1.0).completeWithBlock(
          nil
        )
        .animate { _ in controller.completed.append(CACurrentMediaTime()) }
    }
    let layer = transitionView.layer
    stage.advance(to: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 100, y: 300))
    // At 1.5 s the rotation reverses, where its spring is cut off after half a second.
    stage.advance(to: 1.5)
    let spring = 1 - Spring().motion(from: 1, velocity: 0).displacement(at: 0.5)
    #expect(
      isClose(
        numbers(layer.presentation()?.value(forKeyPath: "transform.rotation")), [.pi / 4 * spring],
        within: 1e-9))
    stage.advance(to: 5)
    #expect(layer.position == CGPoint(x: 100, y: 300) && layer.bounds.size == CGSize(width: 100, height: 100))
    #expect(isClose(numbers(layer.value(forKeyPath: "transform.rotation")), [0], within: 1e-9))
    stage.advance(to: 5.5)
    #expect(layer.presentation()?.position == CGPoint(x: 150, y: 300))
    stage.advance(to: 5.8)
    #expect(layer.position == CGPoint(x: 150, y: 300))
    stage.advance(to: 6.8)
    #expect(isClose(numbers(layer.value(forKeyPath: "transform.rotation")), [.pi / 4], within: 1e-9))
    #expect(isClose(controller.completed, [0.5, 4, 5, 6.8], within: 1e-9))
  }

  @Test func `nextTo and combineWith link animators of all kinds`() {
    let layer = transitionView.layer
    let former = layer.chainAnimator.basic.property("opacity").toValue(0).duration(1)
    let nexter = layer.chainAnimator.spring.property("position.x").toValue(0).duration(2)
    let combiner = layer.chainAnimator.keyframe.property("zPosition").values([0, 4, 2]).duration(3)
    #expect(former.nextTo(nexter) === nexter && former.combineWith(combiner) === combiner)
    stage.perform { nexter.animate() }
    stage.advance(to: 3)
    #expect(layer.zPosition == 2 && layer.opacity == 0 && layer.position.x == 150)
    stage.advance(to: 5)
    #expect(layer.position.x < 1)
    _ =
      [former.nextToBasic, former.nextToSpring, former.nextToKeyframe, former.nextToTransition]
      as [ChainAnimator]
    _ =
      [former.combineBasic, former.combineSpring, former.combineKeyframe, former.combineTransition]
      as [ChainAnimator]
  }

  @Test func `the library's spring equals Core Animation's, and keyframes equal their basic animation`()
    throws
  {
    let spring = SpringKeyframeAnimation(keyPath: "position.y")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (1, 100, 10, 0)
    (spring.fromValue, spring.toValue) = (100, 400)
    spring.duration = spring.settlingDuration
    let own = CASpringAnimation(keyPath: "position.y")
    (own.fromValue, own.toValue, own.duration) = (100, 400, own.settlingDuration)
    #expect(try own.deviation(from: spring) < 1e-3)
    let basic = CABasicAnimation(keyPath: "position.x")
    (basic.fromValue, basic.toValue, basic.duration, basic.timingFunction) = (0, 100, 1, .easeInOutBack)
    #expect(try basic.deviation(from: CAKeyframeAnimation(basic: basic)) < 1e-3)
    let bounce = try CAKeyframeAnimation(
      basic: basic,
      usingValuesFunction: { t, b, c, d in
        Easing.pennerBounce(.out).valuesFunction(t, b, c, d)
      })
    #expect(isClose(numbers(try bounce.immediateValue(atTime: 0.5)), [76.5625], within: 0.02))
  }
}
