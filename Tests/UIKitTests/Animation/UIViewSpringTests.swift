import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewSpringTests {
  private func spring(_ body: () -> Void, of view: UIView, _ staged: StagedView) -> CASpringAnimation? {
    staged.perform(body)
    return view.layer.animation(forKey: "position") as? CASpringAnimation
  }

  /// The constants that UIKit uses for a damping ratio of 0.7 and a duration of 0.7 s (behavior 46); the velocity is
  /// passed on unchanged.
  @Test(arguments: [(0.0, 197.589, 19.679), (0.7, 193.330, 19.466)])
  func `a spring with a damping ratio and a velocity has UIKit's constants`(
    _ velocity: Double, _ stiffness: Double, _ damping: Double
  ) throws {
    let staged = StagedView()
    staged.perform {
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: CGFloat(velocity)
      ) { staged.view.center.x = 150 }
    }
    let spring = try #require(staged.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 1 && spring.duration == 0.7 && Double(spring.initialVelocity) == velocity)
    #expect(isClose(Double(spring.stiffness), stiffness, within: 5e-4))
    #expect(isClose(Double(spring.damping), damping, within: 5e-4))
    let motion = Spring(viewDampingRatio: 0.7, duration: 0.7, velocity: velocity).motion(
      from: -100, velocity: 100 * velocity)
    for time in [0, 0.1, 0.3, 0.6999] {
      #expect(isClose(staged.x(at: time), 150 + motion.displacement(at: time), within: 1e-9))
    }
    #expect(staged.x(at: 0.7) == 150)
  }

  @Test func `curve 7 is the keyboard's spring with a duration of 0.5 s (SPR-KEYBOARD)`() throws {
    let staged = StagedView()
    staged.perform {
      UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        staged.view.center.x = 150
      }
    }
    let spring = try #require(staged.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500 && spring.duration == 0.5)
  }

  @Test func `a spring with a perceptual duration lasts until it has settled`() throws {
    let (staged, ends) = (StagedView(), CompletionLog())
    staged.perform {
      UIView.animate(
        springDuration: 0.4, bounce: 0.3, animations: { staged.view.center.x = 150 }, completion: ends.record)
    }
    let spring = try #require(staged.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(isClose(Double(spring.perceptualDuration), 0.4, within: 1e-12))
    #expect(isClose(Double(spring.bounce), 0.3, within: 1e-12))
    #expect(spring.duration == spring.settlingDuration)
    staged.stage.advance(to: 5)
    #expect(ends.times == [spring.settlingDuration] && ends.flags == [true])
  }

  @Test(arguments: [(Double.nan, Double.nan), (-3, .infinity), (5, -1e300), (0, 1e30)])
  func `springs with invalid parameters end and have finite values`(_ ratio: Double, _ velocity: Double) {
    let (staged, ends) = (StagedView(), CompletionLog())
    staged.perform {
      UIView.animate(
        withDuration: 1, delay: -1, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: CGFloat(velocity),
        animations: { staged.view.center.x = 150 }, completion: ends.record)
      UIView.animate(
        springDuration: ratio, bounce: CGFloat(velocity), animations: { staged.view.alpha = 0.5 })
    }
    #expect(!staged.x(at: 0.1).isNaN)
    staged.stage.advance(to: 2)
    #expect(ends.flags == [true])
  }

  // MARK: Interruptions

  private nonisolated static let styles = 0..<6

  /// Animates with one of several animation methods.
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

  private func displayedValues(_ staged: StagedView, at time: Double) -> [Double] {
    let layer = staged.presentation(at: time)
    let color = layer.backgroundColor?.components?.map { min(max(Double($0), 0), 1) } ?? []
    return [
      Double(layer.position.x), Double(layer.position.y), Double(layer.bounds.width),
      Double(layer.transform.m11),
      Double(layer.transform.m12), Double(layer.cornerRadius), 100 * Double(layer.opacity),
    ] + color.map { 100 * $0 }
  }

  @Test(arguments: styles, [UIView.AnimationOptions(), .beginFromCurrentState])
  func `an interruption doesn't cause a jump`(_ first: Int, _ options: UIView.AnimationOptions) {
    for second in Self.styles {
      let staged = StagedView()
      let view = staged.view
      staged.perform { view.backgroundColor = .red }
      staged.perform {
        animate(first, options: []) {
          view.frame = CGRect(x: 50, y: 20, width: 40, height: 30)
          view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 0.5)
          view.layer.cornerRadius = 10
          view.alpha = 0.25
          view.backgroundColor = .blue
        }
      }
      let before = displayedValues(staged, at: 0.4)
      staged.perform {
        animate(second, options: options) {
          view.transform = .identity
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          view.layer.cornerRadius = 0
          view.alpha = 1
          view.backgroundColor = .red
        }
      }
      #expect(isClose(displayedValues(staged, at: 0.4), before, within: 1e-4), "\(first) by \(second)")
    }
  }

  /// A spring from rest doesn't affect the running animations, so that the sum is as smooth as they are.
  @Test(arguments: styles, [UIView.AnimationOptions(), .beginFromCurrentState])
  func `an interrupting spring continues with the velocity`(_ first: Int, _ options: UIView.AnimationOptions)
  {
    for second in 3...5 {
      let staged = StagedView()
      staged.perform { animate(first, options: []) { staged.view.center = CGPoint(x: 150, y: 90) } }
      let step = 1e-5
      let earlier = [0.4 - 2 * step, 0.4 - step].map { staged.x(at: $0) }
      let position = staged.x(at: 0.4)
      staged.perform { animate(second, options: options) { staged.view.center = CGPoint(x: 10, y: 0) } }
      let later = staged.x(at: 0.4 + step)
      let velocities = ((position - earlier[1]) / step, (later - position) / step)
      let change = abs(position - 2 * earlier[1] + earlier[0]) / step
      // The tolerance is the change of velocity that the spring's acceleration causes within a step.
      #expect(abs(velocities.1 - velocities.0) < 0.5 + 2 * change, "\(first) by \(second)")
    }
  }
}

extension UIViewSpringTests {
  @Test(arguments: [1e300, .infinity, .nan, -1, 1e-300])
  func `a spring accepts any duration`(duration: Double) {
    let staged = StagedView()
    staged.perform { UIView.animate(springDuration: duration) { staged.view.center.x += 5 } }
    #expect(staged.view.center.x == 55)
    #expect(staged.x(at: 1).isFinite)
  }
}
