import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

/// Notes the positions at which animators end, and when.
@MainActor
final class Positions {
  private(set) var times: [Double] = []
  private(set) var positions: [UIViewAnimatingPosition] = []

  func note(_ position: UIViewAnimatingPosition) {
    times.append(CACurrentMediaTime())
    positions.append(position)
  }
}

@MainActor
struct UIViewPropertyAnimatorTests {
  private let shown = ShownView()
  private let ends = Positions()
  private var view: UIView { shown.view }

  /// From 50 to 150.
  private func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: Double = 2
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 150 }
    animator.addCompletion(ends.note)
    return animator
  }

  @Test func `it's inactive until it's started, runs, and ends once`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    shown.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    #expect(shown.x(at: 0.5) == 75)
    #expect(shown.perform { animator.fractionComplete } == 0.25)
    #expect(shown.x(at: 2) == 150)
    #expect(ends.times == [2] && ends.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `nobody needs to keep an animator that runs`() {
    shown.perform { animator().startAnimation() }
    shown.stage.advance(to: 3)
    #expect(ends.times == [2])
  }

  @Test func `the delay comes before`() {
    let animator = animator()
    shown.perform { animator.startAnimation(afterDelay: 1) }
    #expect(animator.delay == 1 && view.center.x == 150)
    #expect(shown.x(at: 0.9) == 50)
    #expect(shown.x(at: 2) == 100)
    shown.stage.advance(to: 4)
    #expect(ends.times == [3])
  }

  @Test func `a pause stands still, and going on takes the time that was left`() {
    let animator = animator(.easeInOut)
    shown.perform { animator.startAnimation() }
    let place = shown.x(at: 0.75)
    shown.perform { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    #expect(isClose(shown.x(at: 5), place, within: 1e-9))
    shown.perform { animator.startAnimation() }
    #expect(isClose(shown.x(at: 5), place, within: 1e-9))
    #expect(isClose(shown.x(at: 5.25), 100, within: 1e-5))
    shown.stage.advance(to: 9)
    #expect(ends.times == [6.25] && ends.positions == [.end])
  }

  @Test func `scrubbing moves in proportion, and the curve is taken up where it has come as far`() {
    let animator = animator(.easeIn)
    shown.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isClose(shown.x(at: 0), 80, within: 1e-9))
    shown.perform { animator.fractionComplete = 0.5 }
    #expect(isClose(shown.x(at: 1), 100, within: 1e-9))
    #expect(shown.perform { animator.fractionComplete } == 0.5)
    shown.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(isClose(shown.x(at: 1), 100, within: 1e-6))
    shown.stage.advance(to: 5)
    let curve = CAMediaTimingFunction(name: .easeIn)
    let fraction = AnimationPacingProbe.fraction(curve, at: 0.5)
    #expect(isClose(ends.times, [1 + 2 * (1 - fraction)], within: 1e-6))
  }

  @Test func `scrubbing by time follows the curve`() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    shown.perform { animator.fractionComplete = 0.5 }
    #expect(isClose(shown.x(at: 0), 50 + 100 * UnitBezier.easeIn.value(at: 0.5), within: 1e-5))
  }

  @Test func `reversed it goes back the way it came and ends at the start`() {
    let animator = animator(.easeInOut)
    shown.perform { animator.startAnimation() }
    let early = shown.x(at: 0.5)
    let place = shown.x(at: 1.25)
    shown.perform {
      let fraction = animator.fractionComplete
      animator.isReversed = true
      #expect(isClose(Double(animator.fractionComplete), Double(1 - fraction), within: 1e-9))
    }
    #expect(isClose(shown.x(at: 1.25), place, within: 1e-6))
    #expect(isClose(shown.x(at: 2), early, within: 1e-6))
    #expect(shown.x(at: 2.5) == 50)
    #expect(view.center.x == 50)
    #expect(ends.times == [2.5] && ends.positions == [.start])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `going on with other parameters, as a part of the duration`() {
    let animator = animator()
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 1)
    shown.perform {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    }
    #expect(isClose(shown.x(at: 1), 100, within: 1e-9))
    #expect(isClose(shown.x(at: 1.25), 100 + 50 * UnitBezier.easeOut.value(at: 0.5), within: 1e-5))
    shown.stage.advance(to: 4)
    #expect(ends.times == [1.5])
  }

  @Test func `going on with a spring starts with its velocity`() {
    let animator = animator()
    shown.perform { animator.fractionComplete = 0.5 }
    shown.perform {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3)),
        durationFactor: 0.5)
    }
    let velocity = (shown.x(at: 1e-5) - 100) / 1e-5
    #expect(isClose(velocity, 3 * 50, within: 0.1))
    shown.stage.advance(to: 4)
    #expect(ends.times == [1])
  }

  @Test func `a velocity of two directions sends x and y off by themselves`() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 4))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 150) }
    animator.addCompletion(ends.note)
    shown.perform { animator.startAnimation() }
    let layer = shown.shown(at: 1e-5)
    #expect(isClose(Double(layer.position.x - 50) / 1e-5, 0, within: 0.2))
    #expect(isClose(Double(layer.position.y - 50) / 1e-5, 400, within: 0.2))
    shown.stage.advance(to: 9)
    let spring = Spring(mass: 1, stiffness: 200, damping: 20)
    #expect(isClose(ends.times, [spring.settlingDuration(velocity: 4)], within: 1e-9))
  }

  @Test func `a delayed block runs in the rest of the time, also when it's added on the way`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    shown.perform { animator.startAnimation() }
    #expect(shown.alpha(at: 1) == 1)
    shown.perform { animator.addAnimations({ view.layer.cornerRadius = 8 }, delayFactor: 0.5) }
    #expect(isClose(shown.alpha(at: 1.5), 0.5, within: 1e-6))
    #expect(shown.shown(at: 1.5).cornerRadius == 0)
    #expect(isClose(Double(shown.shown(at: 1.75).cornerRadius), 4, within: 1e-6))
    shown.stage.advance(to: 4)
    #expect(ends.times == [2])
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
  func `stopped, the views have what they show; finished, what was asked for`(
    _ position: UIViewAnimatingPosition, _ x: Double
  ) {
    let animator = animator()
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 0.5)
    shown.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && view.center.x == 75 && ends.positions.isEmpty)
    #expect(shown.x(at: 1) == 75)
    shown.perform { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive && Double(view.center.x) == x)
    #expect(ends.positions == [position])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `stopped without finishing nobody hears of it, and it can be used anew`() {
    let animator = animator()
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 0.5)
    shown.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && view.center.x == 75 && ends.positions.isEmpty)
    animator.addAnimations { [view] in view.center.x = 0 }
    animator.addCompletion(ends.note)
    shown.perform { animator.startAnimation() }
    #expect(isClose(shown.x(at: 1.5), 37.5, within: 1e-9))
    shown.stage.advance(to: 9)
    #expect(ends.times == [2.5])
  }

  @Test func `paused at its end it can still be turned round`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 3)
    #expect(animator.state == .active && !animator.isRunning && ends.positions.isEmpty)
    #expect(shown.perform { animator.fractionComplete } == 1)
    shown.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(isClose(shown.x(at: 4), 100, within: 1e-6))
    shown.stage.advance(to: 9)
    #expect(animator.state == .active && isClose(shown.x(at: 9), 50, within: 1e-6))
    shown.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(view.center.x == 50 && ends.positions == [.start])
  }

  @Test func `an animator of nothing, or of views that nobody shows, ends at the commit`() {
    for block in [{}, { UIView().alpha = 0 }] as [@MainActor () -> Void] {
      let ends = Positions()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: block)
      animator.addCompletion(ends.note)
      shown.perform { animator.startAnimation() }
      #expect(ends.positions == [.end] && animator.state == .inactive)
    }
  }

  @Test func `blocks of animations inside of an animator's are part of it`() {
    let flags = Ends()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      UIView.animate(withDuration: 0.1, animations: { view.center.x = 150 }, completion: flags.note)
    }
    shown.perform { animator.startAnimation() }
    #expect(shown.x(at: 1) == 100)
    shown.perform { animator.fractionComplete = 0.2 }
    #expect(isClose(shown.x(at: 1), 70, within: 1e-9))
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 9)
    #expect(flags.times.count == 1 && flags.flags == [true])
  }

  @Test func `runningPropertyAnimator runs at once`() {
    shown.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 },
        completion: ends.note)
    }
    #expect(shown.x(at: 1) == 100)
    shown.stage.advance(to: 2)
    #expect(ends.times == [1.5])
  }

  @Test func `what Apple's traps on is reported and does nothing`() {
    func reports(_ body: (UIViewPropertyAnimator) -> Void) -> Int {
      CoreAnimationDiagnostics.reports {
        let animator = animator()
        shown.perform { body(animator) }
        shown.perform { if animator.state == .active { animator.stopAnimation(true) } }
        shown.perform { if animator.state == .stopped { animator.finishAnimation(at: .current) } }
      }.count
    }
    #expect(reports { $0.finishAnimation(at: .end) } == 1)
    #expect(reports { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) } == 1)
    #expect(
      reports {
        $0.startAnimation()
        $0.stopAnimation(false)
        $0.startAnimation()
        $0.pauseAnimation()
      } == 2)
    let fixed = animator()
    fixed.isInterruptible = false
    let count = CoreAnimationDiagnostics.reports {
      shown.perform {
        fixed.startAnimation()
        fixed.pauseAnimation()
        fixed.stopAnimation(true)
      }
    }.count
    #expect(count == 2 && fixed.isRunning)
  }

  @Test func `one that's released while it's paused is reported, and its animations vanish`() {
    var lost: UIViewPropertyAnimator? = animator()
    shown.perform { lost?.fractionComplete = 0.5 }
    let reports = CoreAnimationDiagnostics.reports { shown.perform { lost = nil } }
    #expect(reports.count == 1)
    #expect(view.layer.animationKeys() == nil && shown.x(at: 1) == 150)
  }

  @Test func `another block's animation takes a property out of its hands`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      view.alpha = 0
      view.center.x = 150
    }
    animator.addCompletion(ends.note)
    shown.perform { animator.startAnimation() }
    shown.stage.advance(to: 1)
    shown.perform { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 1 } }
    #expect(isClose(shown.alpha(at: 2), 0.75, within: 1e-6))
    #expect(ends.times == [2])
    #expect(isClose(shown.alpha(at: 2.5), 0.875, within: 1e-6))
  }

  @Test(arguments: [-1, 0, .nan, .infinity, 1e-300, 1e300])
  func `odd durations, fractions and factors make no odd pictures, and it ends`(_ duration: Double) {
    for parameters: any UITimingCurveProvider in [
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: Double.nan, y: 9), controlPoint2: CGPoint(x: 2, y: Double.infinity)),
      UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: Double.infinity, dy: -3)),
    ] {
      let (shown, ends) = (ShownView(), Positions())
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
      animator.addAnimations({ shown.view.center = CGPoint(x: 150, y: 20) }, delayFactor: .nan)
      animator.addAnimations({ shown.view.alpha = 0 }, delayFactor: 7)
      animator.addCompletion(ends.note)
      shown.perform {
        animator.fractionComplete = .nan
        animator.fractionComplete = -3
        animator.startAnimation(afterDelay: .nan)
      }
      #expect(shown.x(at: 0.5).isFinite)
      if animator.state == .active {
        shown.perform {
          animator.pauseAnimation()
          animator.fractionComplete = .infinity
          animator.continueAnimation(withTimingParameters: parameters, durationFactor: -.infinity)
        }
      }
      #expect(shown.x(at: 1).isFinite && shown.alpha(at: 1).isFinite)
      if animator.state == .active { shown.perform { animator.stopAnimation(false) } }
      if animator.state == .stopped { shown.perform { animator.finishAnimation(at: .end) } }
      #expect(ends.positions == [.end] && shown.view.center.x == 150)
    }
  }

  // MARK: Timing parameters

  @Test func `timing parameters say what they are`() {
    let curve = UICubicTimingParameters()
    #expect(curve.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && curve.timingCurveType == .builtin)
    #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UISpringTimingParameters().springTimingParameters != nil)
  }

  /// `ground-truth.md` 2.2: mass 3, stiffness 1000, damping 500, and ζ = c/(2√(km)) with the animator's duration.
  @Test func `springs by default and by damping ratio`() throws {
    for (parameters, mass, duration) in [
      (UISpringTimingParameters(), 3.0, nil), (UISpringTimingParameters(dampingRatio: 0.7), 1, 0.7),
    ] {
      let shown = ShownView()
      let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: parameters)
      animator.addAnimations { shown.view.center.x = 150 }
      shown.perform { animator.startAnimation() }
      let spring = try #require(shown.view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(Double(spring.mass) == mass)
      #expect(isClose(Double(spring.stiffness), mass == 3 ? 1000 : 197.589, within: 5e-4))
      #expect(isClose(Double(spring.damping), mass == 3 ? 500 : 19.679, within: 5e-4))
      #expect(isClose(animator.duration, duration ?? spring.settlingDuration, within: 1e-12))
      shown.perform { animator.stopAnimation(true) }
    }
  }

  @Test func `parameters go through archives`() throws {
    let spring = UISpringTimingParameters(
      mass: 2, stiffness: 30, damping: 4, initialVelocity: CGVector(dx: 1, dy: 2))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    spring.encode(with: archiver)
    archiver.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let copy = try #require(UISpringTimingParameters(coder: decoder))
    #expect(copy.initialVelocity == CGVector(dx: 1, dy: 2))
  }
}

/// The inverse of a curve, found slowly.
enum AnimationPacingProbe {
  static func fraction(_ curve: CAMediaTimingFunction, at progress: Double) -> Double {
    var points = [Float](repeating: 0, count: 4)
    curve.getControlPoint(at: 1, values: &points)
    let first = (Double(points[0]), Double(points[1]))
    curve.getControlPoint(at: 2, values: &points)
    let bezier = UnitBezier(first.0, first.1, Double(points[0]), Double(points[1]))
    return stride(from: 0.0, through: 1, by: 1e-6).first { bezier.value(at: $0) >= progress } ?? 1
  }
}
