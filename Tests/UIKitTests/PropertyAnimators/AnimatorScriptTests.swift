import Staging
import TestSupport
import Testing
import UIKit

/// Random scripts for property animators, which must end once and in the right state.
@MainActor
struct AnimatorScriptTests {
  @MainActor
  private struct Script {
    let staged = StagedView()
    let ends = PositionLog()
    let animator: UIViewPropertyAnimator
    var random: SeededGenerator
    private var time = 0.0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let parameters: any UITimingCurveProvider
      switch Int.random(in: 0..<4, using: &random) {
      case 0: parameters = UICubicTimingParameters(animationCurve: .easeInOut)
      case 1: parameters = UICubicTimingParameters(animationCurve: .linear)
      case 2: parameters = UISpringTimingParameters(dampingRatio: 0.5)
      default:
        parameters = UISpringTimingParameters(
          mass: 1, stiffness: 150, damping: 15, initialVelocity: CGVector(dx: 2, dy: 2))
      }
      animator = UIViewPropertyAnimator(
        duration: Double.random(in: 0.2...2, using: &random), timingParameters: parameters)
      animator.scrubsLinearly = Bool.random(using: &random)
      let view = staged.view
      staged.perform { view.backgroundColor = .red }
      animator.addAnimations {
        view.center = CGPoint(x: 150, y: 20)
        view.alpha = 0.5
        view.backgroundColor = .blue
      }
      animator.addAnimations(
        { view.bounds.size.width = 20 }, delayFactor: Double.random(in: 0...1, using: &random))
      animator.addCompletion(ends.record)
    }

    /// The displayed position and opacity. The delayed width is left out, because its pacing differs.
    private func displayedValues() -> [Double] {
      let layer = staged.presentation(at: time)
      return [Double(layer.position.x), Double(layer.position.y), 100 * Double(layer.opacity)]
    }

    /// Performs a random action, and returns whether it can cause a jump.
    private mutating func performRandomAction() -> Bool {
      let fraction = Double.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: animator.startAnimation()
      case 1: animator.pauseAnimation()
      case 2:
        animator.fractionComplete = fraction
        return true
      case 3:
        animator.fractionComplete = animator.fractionComplete
        // A time doesn't determine a progress beyond the end that another pacing has reached.
        return !animator.scrubsLinearly
      case 4:
        // A reversed animator would end immediately if it hasn't started.
        guard animator.state == .active else { return false }
        animator.isReversed.toggle()
      case 5:
        guard animator.state == .active, !animator.isRunning else { return false }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: fraction < 0.3 ? 0 : fraction)
      case 6:
        guard animator.state == .active, !animator.isRunning else { return false }
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: fraction)
      default: break
      }
      return false
    }

    /// Plays some steps and then to the end; returns a description of the first failure.
    mutating func play() -> String? {
      staged.perform { animator.startAnimation() }
      for step in 0..<Int.random(in: 1...10, using: &random) {
        time += Double.random(in: 0...0.4, using: &random)
        let before = displayedValues()
        guard ends.positions.isEmpty else { break }
        // Linear scrubbing clamps a progress beyond the end.
        let isInside = (0...1).contains(staged.perform { animator.fractionComplete })
        let jumps = staged.perform { performRandomAction() }
        let after = displayedValues()
        // A spring is cut off when it's within a thousandth of the distance.
        let tolerance = ends.positions.isEmpty ? 1e-3 : 0.11
        guard jumps || !isInside || isClose(after, before, within: tolerance) else {
          return "step \(step) at \(time) jumps from \(before) to \(after)"
        }
      }
      return end()
    }

    private mutating func end() -> String? {
      let hasEnded = !ends.positions.isEmpty
      let isReversed = animator.isReversed
      if !hasEnded { staged.perform { animator.startAnimation() } }
      time += 60
      _ = displayedValues()
      guard ends.positions.count == 1, animator.state == .inactive else {
        return "\(ends.positions.count) completions, state \(animator.state)"
      }
      let position = ends.positions[0]
      guard hasEnded || position == (isReversed ? .start : .end) else { return "ends at \(position)" }
      let view = staged.view
      let isAtStart = position == .start
      let model = [
        Double(view.center.x), Double(view.center.y), Double(view.alpha), Double(view.bounds.width),
      ]
      guard isClose(model, isAtStart ? [50, 50, 1, 100] : [150, 20, 0.5, 20], within: 1e-6),
        view.backgroundColor == (isAtStart ? .red : .blue)
      else { return "the view has \(model) at \(position)" }
      guard view.layer.animationKeys() == nil else { return "animations are left" }
      return nil
    }
  }

  @Test func `random sequences of scrubbing, pausing, reversing and continuing end once, in the right state`()
  {
    for seed in 0..<1000 as Range<UInt64> {
      var script = Script(seed: seed)
      let problem = script.play()
      #expect(problem == nil, "seed \(seed)")
    }
  }
}
