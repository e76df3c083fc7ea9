import Staging
import UIKit

/// A view on a separate stage, 100 by 100 points and centered at (50, 50).
@MainActor
struct StagedView {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.perform { stage.layer.addSublayer(view.layer) }
  }

  /// Calls `body` at the stage's time.
  @discardableResult
  func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  /// Advances the stage and returns the presentation layer.
  func presentation(at time: Double) -> CALayer {
    stage.advance(to: time)
    return stage.perform { view.layer.presentation() ?? view.layer }
  }

  /// Advances the stage and returns the displayed x coordinate of the center.
  func x(at time: Double) -> Double { Double(presentation(at: time).position.x) }

  /// Advances the stage and returns the displayed opacity.
  func alpha(at time: Double) -> Double { Double(presentation(at: time).opacity) }
}

/// Records the times and flags of completions.
@MainActor
final class CompletionLog {
  private(set) var times: [Double] = []
  private(set) var flags: [Bool] = []

  func record(_ finished: Bool) {
    times.append(CACurrentMediaTime())
    flags.append(finished)
  }
}
