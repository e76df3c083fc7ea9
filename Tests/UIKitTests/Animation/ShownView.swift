import Staging
import UIKit

/// A view on a stage of its own, 100 by 100 points about (50, 50).
@MainActor
struct ShownView {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.perform { stage.layer.addSublayer(view.layer) }
  }

  /// Calls `body` at the stage's time.
  @discardableResult
  func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  /// What shows of the view at a later time.
  func shown(at time: Double) -> CALayer {
    stage.advance(to: time)
    return stage.perform { view.layer.presentation() ?? view.layer }
  }

  /// Where the view's middle shows at a later time, across.
  func x(at time: Double) -> Double { Double(shown(at: time).position.x) }

  /// How opaque the view shows at a later time.
  func alpha(at time: Double) -> Double { Double(shown(at: time).opacity) }
}

/// Notes when something ends, and how.
@MainActor
final class Ends {
  private(set) var times: [Double] = []
  private(set) var flags: [Bool] = []

  func note(_ finished: Bool) {
    times.append(CACurrentMediaTime())
    flags.append(finished)
  }
}
