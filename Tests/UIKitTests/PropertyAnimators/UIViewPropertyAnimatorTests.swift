import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

/// Records the positions at which animators end, and the times.
@MainActor
final class PositionLog {
  private(set) var times: [Double] = []
  private(set) var positions: [UIViewAnimatingPosition] = []

  func record(_ position: UIViewAnimatingPosition) {
    times.append(CACurrentMediaTime())
    positions.append(position)
  }
}

@MainActor
struct UIViewPropertyAnimatorTests {
  private let staged = StagedView()
  private let ends = PositionLog()
  private var view: UIView { staged.view }

  /// An animator that moves the view's center from x = 50 to x = 150.
  private func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: Double = 2
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 150 }
    animator.addCompletion(ends.record)
    return animator
  }

  @Test func `an animator is inactive until it's started, then runs and ends once`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    staged.perform { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    #expect(staged.x(at: 0.5) == 75)
    #expect(staged.perform { animator.fractionComplete } == 0.25)
    #expect(staged.x(at: 2) == 150)
    #expect(ends.times == [2] && ends.positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a running animator retains itself`() {
    staged.perform { animator().startAnimation() }
    staged.stage.advance(to: 3)
    #expect(ends.times == [2])
  }

  @Test func `the motion begins after the delay`() {
    let animator = animator()
    staged.perform { animator.startAnimation(afterDelay: 1) }
    #expect(animator.delay == 1 && view.center.x == 150)
    #expect(staged.x(at: 0.9) == 50)
    #expect(staged.x(at: 2) == 100)
    staged.stage.advance(to: 4)
    #expect(ends.times == [3])
  }

  @Test func `pausing keeps the position, and continuing takes the remaining time`() {
    let animator = animator(.easeInOut)
    staged.perform { animator.startAnimation() }
    let position = staged.x(at: 0.75)
    staged.perform { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    #expect(isClose(staged.x(at: 5), position, within: 1e-9))
    staged.perform { animator.startAnimation() }
    #expect(isClose(staged.x(at: 5), position, within: 1e-9))
    #expect(isClose(staged.x(at: 5.25), 100, within: 1e-5))
    staged.stage.advance(to: 9)
    #expect(ends.times == [6.25] && ends.positions == [.end])
  }

  @Test func `scrubbing is linear, and continuing resumes the curve at the same progress`() {
    let animator = animator(.easeIn)
    staged.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isClose(staged.x(at: 0), 80, within: 1e-9))
    staged.perform { animator.fractionComplete = 0.5 }
    #expect(isClose(staged.x(at: 1), 100, within: 1e-9))
    #expect(staged.perform { animator.fractionComplete } == 0.5)
    staged.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    #expect(isClose(staged.x(at: 1), 100, within: 1e-6))
    staged.stage.advance(to: 5)
    let curve = CAMediaTimingFunction(name: .easeIn)
    let fraction = TimingCurveInverse.fraction(curve, at: 0.5)
    #expect(isClose(ends.times, [1 + 2 * (1 - fraction)], within: 1e-6))
  }

  @Test func `scrubbing by time follows the curve`() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    staged.perform { animator.fractionComplete = 0.5 }
    #expect(isClose(staged.x(at: 0), 50 + 100 * UnitBezier.easeIn.value(at: 0.5), within: 1e-5))
  }

  @Test func `a reversed animator retraces its values and ends at the start`() {
    let animator = animator(.easeInOut)
    staged.perform { animator.startAnimation() }
    let early = staged.x(at: 0.5)
    let position = staged.x(at: 1.25)
    staged.perform {
      let fraction = animator.fractionComplete
      animator.isReversed = true
      #expect(isClose(Double(animator.fractionComplete), Double(1 - fraction), within: 1e-9))
    }
    #expect(isClose(staged.x(at: 1.25), position, within: 1e-6))
    #expect(isClose(staged.x(at: 2), early, within: 1e-6))
    #expect(staged.x(at: 2.5) == 50)
    #expect(view.center.x == 50)
    #expect(ends.times == [2.5] && ends.positions == [.start])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `continuing with other parameters takes a fraction of the duration`() {
    let animator = animator()
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 1)
    staged.perform {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    }
    #expect(isClose(staged.x(at: 1), 100, within: 1e-9))
    #expect(isClose(staged.x(at: 1.25), 100 + 50 * UnitBezier.easeOut.value(at: 0.5), within: 1e-5))
    staged.stage.advance(to: 4)
    #expect(ends.times == [1.5])
  }

  @Test func `continuing with a spring starts with its velocity`() {
    let animator = animator()
    staged.perform { animator.fractionComplete = 0.5 }
    staged.perform {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3)),
        durationFactor: 0.5)
    }
    let velocity = (staged.x(at: 1e-5) - 100) / 1e-5
    #expect(isClose(velocity, 3 * 50, within: 0.1))
    staged.stage.advance(to: 4)
    #expect(ends.times == [1])
  }

  @Test func `the components of a velocity apply to x and y separately`() {
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 4))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { [view] in view.center = CGPoint(x: 150, y: 150) }
    animator.addCompletion(ends.record)
    staged.perform { animator.startAnimation() }
    let layer = staged.presentation(at: 1e-5)
    #expect(isClose(Double(layer.position.x - 50) / 1e-5, 0, within: 0.2))
    #expect(isClose(Double(layer.position.y - 50) / 1e-5, 400, within: 0.2))
    staged.stage.advance(to: 9)
    let spring = Spring(mass: 1, stiffness: 200, damping: 20)
    #expect(isClose(ends.times, [spring.settlingDuration(velocity: 4)], within: 1e-9))
  }

  @Test func `a delayed block runs in the remaining time, even if it's added while running`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    staged.perform { animator.startAnimation() }
    #expect(staged.alpha(at: 1) == 1)
    staged.perform { animator.addAnimations({ view.layer.cornerRadius = 8 }, delayFactor: 0.5) }
    #expect(isClose(staged.alpha(at: 1.5), 0.5, within: 1e-6))
    #expect(staged.presentation(at: 1.5).cornerRadius == 0)
    #expect(isClose(Double(staged.presentation(at: 1.75).cornerRadius), 4, within: 1e-6))
    staged.stage.advance(to: 4)
    #expect(ends.times == [2])
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
  func `stopping sets the presentation values, and finishing those of the requested position`(
    _ position: UIViewAnimatingPosition, _ x: Double
  ) {
    let animator = animator()
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 0.5)
    staged.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && view.center.x == 75 && ends.positions.isEmpty)
    #expect(staged.x(at: 1) == 75)
    staged.perform { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive && Double(view.center.x) == x)
    #expect(ends.positions == [position])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `an animator stopped without finishing calls no completion and can be reused`() {
    let animator = animator()
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 0.5)
    staged.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && view.center.x == 75 && ends.positions.isEmpty)
    animator.addAnimations { [view] in view.center.x = 0 }
    animator.addCompletion(ends.record)
    staged.perform { animator.startAnimation() }
    #expect(isClose(staged.x(at: 1.5), 37.5, within: 1e-9))
    staged.stage.advance(to: 9)
    #expect(ends.times == [2.5])
  }

  @Test func `an animator that pauses on completion can be reversed at its end`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 3)
    #expect(animator.state == .active && !animator.isRunning && ends.positions.isEmpty)
    #expect(staged.perform { animator.fractionComplete } == 1)
    staged.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    #expect(isClose(staged.x(at: 4), 100, within: 1e-6))
    staged.stage.advance(to: 9)
    #expect(animator.state == .active && isClose(staged.x(at: 9), 50, within: 1e-6))
    staged.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(view.center.x == 50 && ends.positions == [.start])
  }

  @Test func `an animator without animations, or of views that aren't on a stage, ends at the commit`() {
    for block in [{}, { UIView().alpha = 0 }] as [@MainActor () -> Void] {
      let ends = PositionLog()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: block)
      animator.addCompletion(ends.record)
      staged.perform { animator.startAnimation() }
      #expect(ends.positions == [.end] && animator.state == .inactive)
    }
  }

  @Test func `animation blocks inside an animator's block are part of it`() {
    let flags = CompletionLog()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      UIView.animate(withDuration: 0.1, animations: { view.center.x = 150 }, completion: flags.record)
    }
    staged.perform { animator.startAnimation() }
    #expect(staged.x(at: 1) == 100)
    staged.perform { animator.fractionComplete = 0.2 }
    #expect(isClose(staged.x(at: 1), 70, within: 1e-9))
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 9)
    #expect(flags.times.count == 1 && flags.flags == [true])
  }

  @Test func `runningPropertyAnimator starts at once`() {
    staged.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 },
        completion: ends.record)
    }
    #expect(staged.x(at: 1) == 100)
    staged.stage.advance(to: 2)
    #expect(ends.times == [1.5])
  }

  @Test func `misuse that traps on Apple's systems is reported and has no effect`() {
    func reports(_ body: (UIViewPropertyAnimator) -> Void) -> Int {
      CoreAnimationDiagnostics.reports {
        let animator = animator()
        staged.perform { body(animator) }
        staged.perform { if animator.state == .active { animator.stopAnimation(true) } }
        staged.perform { if animator.state == .stopped { animator.finishAnimation(at: .current) } }
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
      staged.perform {
        fixed.startAnimation()
        fixed.pauseAnimation()
        fixed.stopAnimation(true)
      }
    }.count
    #expect(count == 2 && fixed.isRunning)
  }

  @Test func `releasing a paused animator is reported and removes its animations`() {
    var lost: UIViewPropertyAnimator? = animator()
    staged.perform { lost?.fractionComplete = 0.5 }
    let reports = CoreAnimationDiagnostics.reports { staged.perform { lost = nil } }
    #expect(reports.count == 1)
    #expect(view.layer.animationKeys() == nil && staged.x(at: 1) == 150)
  }

  @Test func `another block's animation replaces an animator's animation of the same property`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      view.alpha = 0
      view.center.x = 150
    }
    animator.addCompletion(ends.record)
    staged.perform { animator.startAnimation() }
    staged.stage.advance(to: 1)
    staged.perform { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 1 } }
    #expect(isClose(staged.alpha(at: 2), 0.75, within: 1e-6))
    #expect(ends.times == [2])
    #expect(isClose(staged.alpha(at: 2.5), 0.875, within: 1e-6))
  }

  @Test(arguments: [-1, 0, .nan, .infinity, 1e-300, 1e300])
  func `invalid durations, fractions and factors result in finite values, and the animator ends`(
    _ duration: Double
  ) {
    for parameters: any UITimingCurveProvider in [
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: Double.nan, y: 9), controlPoint2: CGPoint(x: 2, y: Double.infinity)),
      UISpringTimingParameters(dampingRatio: .nan, initialVelocity: CGVector(dx: Double.infinity, dy: -3)),
    ] {
      let (staged, ends) = (StagedView(), PositionLog())
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
      animator.addAnimations({ staged.view.center = CGPoint(x: 150, y: 20) }, delayFactor: .nan)
      animator.addAnimations({ staged.view.alpha = 0 }, delayFactor: 7)
      animator.addCompletion(ends.record)
      staged.perform {
        animator.fractionComplete = .nan
        animator.fractionComplete = -3
        animator.startAnimation(afterDelay: .nan)
      }
      #expect(staged.x(at: 0.5).isFinite)
      if animator.state == .active {
        staged.perform {
          animator.pauseAnimation()
          animator.fractionComplete = .infinity
          animator.continueAnimation(withTimingParameters: parameters, durationFactor: -.infinity)
        }
      }
      #expect(staged.x(at: 1).isFinite && staged.alpha(at: 1).isFinite)
      if animator.state == .active { staged.perform { animator.stopAnimation(false) } }
      if animator.state == .stopped { staged.perform { animator.finishAnimation(at: .end) } }
      #expect(ends.positions == [.end] && staged.view.center.x == 150)
    }
  }

  // MARK: Timing parameters

  @Test func `timing parameters have a type`() {
    let curve = UICubicTimingParameters()
    #expect(curve.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && curve.timingCurveType == .builtin)
    #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UISpringTimingParameters().springTimingParameters != nil)
  }

  /// The default spring has mass 3, stiffness 1000 and damping 500; a damping ratio ζ = c/(2√(km)) is combined with
  /// the animator's duration.
  @Test func `the default spring and springs with a damping ratio have UIKit's constants`() throws {
    for (parameters, mass, duration) in [
      (UISpringTimingParameters(), 3.0, nil), (UISpringTimingParameters(dampingRatio: 0.7), 1, 0.7),
    ] {
      let staged = StagedView()
      let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: parameters)
      animator.addAnimations { staged.view.center.x = 150 }
      staged.perform { animator.startAnimation() }
      let spring = try #require(staged.view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(Double(spring.mass) == mass)
      #expect(isClose(Double(spring.stiffness), mass == 3 ? 1000 : 197.589, within: 5e-4))
      #expect(isClose(Double(spring.damping), mass == 3 ? 500 : 19.679, within: 5e-4))
      #expect(isClose(animator.duration, duration ?? spring.settlingDuration, within: 1e-12))
      staged.perform { animator.stopAnimation(true) }
    }
  }

  @Test func `timing parameters survive archiving`() throws {
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

/// Inverts a curve by a linear search.
enum TimingCurveInverse {
  static func fraction(_ curve: CAMediaTimingFunction, at progress: Double) -> Double {
    var points = [Float](repeating: 0, count: 4)
    curve.getControlPoint(at: 1, values: &points)
    let first = (Double(points[0]), Double(points[1]))
    curve.getControlPoint(at: 2, values: &points)
    let bezier = UnitBezier(first.0, first.1, Double(points[0]), Double(points[1]))
    return stride(from: 0.0, through: 1, by: 1e-6).first { bezier.value(at: $0) >= progress } ?? 1
  }
}
