import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewSpringTests {
  private func spring(_ body: () -> Void, of view: UIView, _ shown: ShownView) -> CASpringAnimation? {
    shown.perform(body)
    return view.layer.animation(forKey: "position") as? CASpringAnimation
  }

  /// The numbers of `ground-truth.md` 2.2, whose velocity passes through.
  @Test(arguments: [(0.0, 197.589, 19.679), (0.7, 193.330, 19.466)])
  func `a spring by damping ratio and velocity has UIKit's constants`(
    _ velocity: Double, _ stiffness: Double, _ damping: Double
  ) throws {
    let shown = ShownView()
    shown.perform {
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: CGFloat(velocity)
      ) { shown.view.center.x = 150 }
    }
    let spring = try #require(shown.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 1 && spring.duration == 0.7 && Double(spring.initialVelocity) == velocity)
    #expect(isClose(Double(spring.stiffness), stiffness, within: 5e-4))
    #expect(isClose(Double(spring.damping), damping, within: 5e-4))
    let motion = Spring(viewDampingRatio: 0.7, duration: 0.7, velocity: velocity).motion(
      from: -100, velocity: 100 * velocity)
    for time in [0, 0.1, 0.3, 0.6999] {
      #expect(isClose(shown.x(at: time), 150 + motion.displacement(at: time), within: 1e-9))
    }
    #expect(shown.x(at: 0.7) == 150)
  }

  @Test func `SPR-KEYBOARD: curve 7 is the keyboard's spring, half a second long`() throws {
    let shown = ShownView()
    shown.perform {
      UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        shown.view.center.x = 150
      }
    }
    let spring = try #require(shown.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500 && spring.duration == 0.5)
  }

  @Test func `a spring by its look lasts until it has settled`() throws {
    let (shown, ends) = (ShownView(), Ends())
    shown.perform {
      UIView.animate(
        springDuration: 0.4, bounce: 0.3, animations: { shown.view.center.x = 150 }, completion: ends.note)
    }
    let spring = try #require(shown.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(isClose(Double(spring.perceptualDuration), 0.4, within: 1e-12))
    #expect(isClose(Double(spring.bounce), 0.3, within: 1e-12))
    #expect(spring.duration == spring.settlingDuration)
    shown.stage.advance(to: 5)
    #expect(ends.times == [spring.settlingDuration] && ends.flags == [true])
  }

  @Test(arguments: [(Double.nan, Double.nan), (-3, .infinity), (5, -1e300), (0, 1e30)])
  func `odd springs end, and show numbers`(_ ratio: Double, _ velocity: Double) {
    let (shown, ends) = (ShownView(), Ends())
    shown.perform {
      UIView.animate(
        withDuration: 1, delay: -1, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: CGFloat(velocity),
        animations: { shown.view.center.x = 150 }, completion: ends.note)
      UIView.animate(springDuration: ratio, bounce: CGFloat(velocity), animations: { shown.view.alpha = 0.5 })
    }
    #expect(!shown.x(at: 0.1).isNaN)
    shown.stage.advance(to: 2)
    #expect(ends.flags == [true])
  }

  // MARK: Interruptions

  private nonisolated static let styles = 0..<6

  /// One of the ways to animate.
  private func animate(_ style: Int, options: UIView.AnimationOptions, _ body: @MainActor () -> Void) {
    switch style {
    case 0: UIView.animate(withDuration: 1, delay: 0, options: options, animations: body)
    case 1: UIView.animate(withDuration: 0.8, delay: 0, options: [options, .curveEaseIn], animations: body)
    case 2: UIView.animate(withDuration: 0.8, delay: 0.2, options: [options, .curveLinear], animations: body)
    case 3:
      UIView.animate(
        withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: options,
        animations: body)
    case 4: UIView.animate(springDuration: 0.5, bounce: 0.4, options: options, animations: body)
    default:
      UIView.animate(
        withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: options,
        animations: body)
    }
  }

  private func places(_ shown: ShownView, at time: Double) -> [Double] {
    let layer = shown.shown(at: time)
    let color = layer.backgroundColor?.components?.map { min(max(Double($0), 0), 1) } ?? []
    return [
      Double(layer.position.x), Double(layer.position.y), Double(layer.bounds.width),
      Double(layer.transform.m11),
      Double(layer.transform.m12), Double(layer.cornerRadius), 100 * Double(layer.opacity),
    ] + color.map { 100 * $0 }
  }

  @Test(arguments: styles, [UIView.AnimationOptions(), .beginFromCurrentState])
  func `no interruption jumps`(_ first: Int, _ options: UIView.AnimationOptions) {
    for second in Self.styles {
      let shown = ShownView()
      let view = shown.view
      shown.perform { view.backgroundColor = .red }
      shown.perform {
        animate(first, options: []) {
          view.frame = CGRect(x: 50, y: 20, width: 40, height: 30)
          view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 0.5)
          view.layer.cornerRadius = 10
          view.alpha = 0.25
          view.backgroundColor = .blue
        }
      }
      let before = places(shown, at: 0.4)
      shown.perform {
        animate(second, options: options) {
          view.transform = .identity
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          view.layer.cornerRadius = 0
          view.alpha = 1
          view.backgroundColor = .red
        }
      }
      #expect(isClose(places(shown, at: 0.4), before, within: 1e-4), "\(first) by \(second)")
    }
  }

  /// A spring from rest leaves what moves already to the animations that run: the sum is as smooth as they are.
  @Test(arguments: styles, [UIView.AnimationOptions(), .beginFromCurrentState])
  func `a spring that interrupts goes on with the velocity`(_ first: Int, _ options: UIView.AnimationOptions)
  {
    for second in 3...5 {
      let shown = ShownView()
      shown.perform { animate(first, options: []) { shown.view.center = CGPoint(x: 150, y: 90) } }
      let step = 1e-5
      let earlier = [0.4 - 2 * step, 0.4 - step].map { shown.x(at: $0) }
      let place = shown.x(at: 0.4)
      shown.perform { animate(second, options: options) { shown.view.center = CGPoint(x: 10, y: 0) } }
      let later = shown.x(at: 0.4 + step)
      let velocities = ((place - earlier[1]) / step, (later - place) / step)
      let change = abs(place - 2 * earlier[1] + earlier[0]) / step
      // The spring's own acceleration lets the velocity change by so much within a step.
      #expect(abs(velocities.1 - velocities.0) < 0.5 + 2 * change, "\(first) by \(second)")
    }
  }
}

extension UIViewSpringTests {
  @Test(arguments: [1e300, .infinity, .nan, -1, 1e-300])
  func `any duration of a spring is taken`(duration: Double) {
    let shown = ShownView()
    shown.perform { UIView.animate(springDuration: duration) { shown.view.center.x += 5 } }
    #expect(shown.view.center.x == 55)
    #expect(shown.x(at: 1).isFinite)
  }
}
