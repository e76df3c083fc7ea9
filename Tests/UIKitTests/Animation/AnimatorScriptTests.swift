import Staging
import TestSupport
import Testing
import UIKit

/// Random scripts for property animators: whatever is done to one, it ends where it should, and once.
@MainActor
struct AnimatorScriptTests {
  @MainActor
  private struct Script {
    let shown = ShownView()
    let ends = Positions()
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
      let view = shown.view
      shown.perform { view.backgroundColor = .red }
      animator.addAnimations {
        view.center = CGPoint(x: 150, y: 20)
        view.alpha = 0.5
        view.backgroundColor = .blue
      }
      animator.addAnimations(
        { view.bounds.size.width = 20 }, delayFactor: Double.random(in: 0...1, using: &random))
      animator.addCompletion(ends.note)
    }

    /// Where the view's middle shows; the delayed width follows a pacing of its own.
    private func places() -> [Double] {
      let layer = shown.shown(at: time)
      return [Double(layer.position.x), Double(layer.position.y), 100 * Double(layer.opacity)]
    }

    /// Does one thing; returns whether it may change at once what shows.
    private mutating func act() -> Bool {
      let fraction = Double.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: animator.startAnimation()
      case 1: animator.pauseAnimation()
      case 2:
        animator.fractionComplete = fraction
        return true
      case 3:
        animator.fractionComplete = animator.fractionComplete
        // A time says nothing of where a pacing of another kind has come to beyond the end.
        return !animator.scrubsLinearly
      case 4:
        // In the other direction there would be nothing left to do before the start.
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

    /// Plays some steps, then to the end; returns what's wrong.
    mutating func play() -> String? {
      shown.perform { animator.startAnimation() }
      for step in 0..<Int.random(in: 1...10, using: &random) {
        time += Double.random(in: 0...0.4, using: &random)
        let before = places()
        guard ends.positions.isEmpty else { break }
        // To scrub by the way what was beyond its end brings it back.
        let isInside = (0...1).contains(shown.perform { animator.fractionComplete })
        let jumps = shown.perform { act() }
        let after = places()
        // A spring is cut off within a thousandth of the way.
        let tolerance = ends.positions.isEmpty ? 1e-3 : 0.11
        guard jumps || !isInside || isClose(after, before, within: tolerance) else {
          return "step \(step) at \(time) jumps from \(before) to \(after)"
        }
      }
      return end()
    }

    private mutating func end() -> String? {
      let isOver = !ends.positions.isEmpty
      let isReversed = animator.isReversed
      if !isOver { shown.perform { animator.startAnimation() } }
      time += 60
      _ = places()
      guard ends.positions.count == 1, animator.state == .inactive else {
        return "\(ends.positions.count) completions, state \(animator.state)"
      }
      let position = ends.positions[0]
      guard isOver || position == (isReversed ? .start : .end) else { return "ends at \(position)" }
      let view = shown.view
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

  @Test func `a thousand scripts of scrubbing, pausing, reversing and going on end in the right state, once`()
  {
    for seed in 0..<1000 as Range<UInt64> {
      var script = Script(seed: seed)
      let problem = script.play()
      #expect(problem == nil, "seed \(seed)")
    }
  }
}
