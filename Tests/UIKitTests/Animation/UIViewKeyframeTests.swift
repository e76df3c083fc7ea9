import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UIViewKeyframeTests {
  private let staged = StagedView()
  private let ends = CompletionLog()
  private var view: UIView { staged.view }
  private static let steady = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func move(_ start: Double, _ length: Double, to x: Double) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { view.center.x = CGFloat(x) }
  }

  @Test func `a value changes during its keyframes and is constant in between`() {
    staged.perform {
      UIView.animateKeyframes(
        withDuration: 4, delay: 1, options: Self.steady,
        animations: {
          move(0.5, 0.25, to: 0)
          move(0, 0.25, to: 150)
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.alpha = 0 }
        }, completion: ends.record)
    }
    #expect(view.center.x == 150 || view.center.x == 0)
    for (time, x) in [(0.5, 50.0), (1, 50), (1.5, 100), (2, 150), (2.7, 150), (3.5, 75), (4, 0), (4.5, 0)] {
      #expect(isClose(staged.x(at: time), x, within: 1e-9), "at \(time)")
    }
    #expect(isClose(staged.alpha(at: 4.5), 1 - 2.5 / 3, within: 1e-6))
    staged.stage.advance(to: 9)
    #expect(ends.times == [5] && ends.flags == [true])
  }

  @Test func `by default an ease-in-out curve paces all keyframes together`() {
    staged.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        move(0, 0.5, to: 100)
        move(0.5, 0.5, to: 150)
      }
    }
    let progress = UnitBezier.easeInOut.value(at: 0.25)
    #expect(isClose(staged.x(at: 0.25), 50 + 100 * progress, within: 1e-4))
  }

  @Test func `each calculation mode interpolates in its way`() {
    func positions(_ mode: UIView.KeyframeAnimationOptions) -> [Double] {
      let staged = StagedView()
      staged.perform {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, Self.steady]) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { staged.view.center.x = 150 }
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
            staged.view.center.x = 350
          }
        }
      }
      return [0.125, 0.25, 0.5].map { staged.x(at: $0) }
    }
    #expect(isClose(positions(.calculationModeLinear), [100, 150, 350 - 200 * 2 / 3.0], within: 1e-9))
    #expect(isClose(positions(.calculationModeDiscrete), [50, 150, 150], within: 1e-9))
    #expect(isClose(positions(.calculationModePaced), [87.5, 125, 200], within: 1e-9))
    #expect(isClose(positions(.calculationModeCubicPaced)[1], 125, within: 10))
    let cubic = positions(.calculationModeCubic)
    #expect(isClose(cubic[1], 150, within: 1e-9) && !isClose(cubic[0], 100, within: 1))
  }

  @Test func `keyframes inherit the duration and curve of the enclosing block`() {
    staged.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) { move(0, 0.5, to: 150) }
      }
    }
    #expect(isClose(staged.x(at: 0.5), 100, within: 1e-9))
    #expect(isClose(staged.x(at: 1.5), 150, within: 1e-9))
  }

  @Test func `blocks and keyframes inside a keyframe are parts of it`() {
    staged.perform {
      UIView.animateKeyframes(
        withDuration: 4, delay: 0, options: Self.steady,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            move(0.5, 0.5, to: 150)
            UIView.animate(withDuration: 9, animations: { view.alpha = 0 }, completion: ends.record)
          }
        })
    }
    #expect(isClose(staged.x(at: 3), 50, within: 1e-9))
    #expect(isClose(staged.alpha(at: 3), 0.5, within: 1e-6))
    #expect(isClose(staged.x(at: 3.5), 100, within: 1e-9))
    staged.stage.advance(to: 5)
    #expect(ends.times == [4])
  }

  @Test func `an animator scrubs, reverses and continues keyframes`() {
    let (animator, positions) = (UIViewPropertyAnimator(duration: 2, curve: .easeIn), PositionLog())
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        move(0, 0.5, to: 150)
        move(0.5, 0.5, to: 90)
      }
    }
    animator.addCompletion(positions.record)
    staged.perform { animator.fractionComplete = 0.25 }
    #expect(isClose(staged.x(at: 0), 100, within: 1e-6))
    staged.perform { animator.fractionComplete = 0.75 }
    #expect(isClose(staged.x(at: 1), 120, within: 1e-6))
    staged.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    }
    #expect(isClose(staged.x(at: 1.5), 105, within: 1e-6))
    staged.perform { animator.isReversed = true }
    #expect(isClose(staged.x(at: 1.5), 105, within: 1e-3))
    staged.stage.advance(to: 9)
    #expect(positions.positions == [.start] && view.center.x == 50)
  }

  @Test func `keyframed transforms keep their current value when stopped`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
      }
    }
    staged.perform { animator.startAnimation() }
    let scale = staged.presentation(at: 1).transform.m11
    staged.perform { animator.stopAnimation(true) }
    #expect(isClose(Double(view.transform.a), Double(scale), within: 1e-9))
    #expect(isClose(Double(scale), 2, within: 1e-9))
  }

  @Test func `a scale of 0 has no inverse and is still animated`() {
    staged.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
    }
    let scale = staged.presentation(at: 0.5).transform.m11
    #expect(scale > 0 && scale <= 1)
  }

  @Test func `a keyframe outside a keyframe block applies at once and is reported`() {
    let reports = CoreAnimationDiagnostics.reports { staged.perform { move(0, 1, to: 10) } }
    #expect(reports.count == 1 && view.center.x == 10 && view.layer.animationKeys() == nil)
  }

  @Test func `invalid times result in values within range`() {
    staged.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: .nan, options: Self.steady,
        animations: {
          move(.nan, 2, to: 100)
          move(-3, .infinity, to: 120)
          move(0.5, -1, to: 0)
          move(7, 7, to: 150)
        }, completion: ends.record)
    }
    for time in stride(from: 0, through: 1.2, by: 0.1) { #expect((0...150).contains(staged.x(at: time))) }
    #expect(ends.times == [1])
  }
}
