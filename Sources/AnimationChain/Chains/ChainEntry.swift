import CoreGraphics
import QuartzCore

/// When an animation of a chain plays, in seconds from the chain's beginning.
///
/// ```
/// start        begin                end                hold
///   │  delay     │  the animation    │  its last value   │ written to the model
/// ```
struct ChainEntry {
  let step: ChainStep
  /// When its stage begins.
  let start: Double
  /// When the animation itself begins.
  let begin: Double
  /// When it ends.
  let end: Double
  /// Up to when its last value shows because of it: the end of its stage, or of the one around.
  let hold: Double

  /// When it's added to its layer. Whatever changes the model at once waits for the animation's own time.
  var activation: Double { isImmediate ? begin : start }

  /// Whether it can't be prepared for a later time.
  private var isImmediate: Bool {
    step.setting.animation is CATransition || step.setting.changes != nil || step.setting.anchor != nil
  }
}

extension Chain {
  /// The plan of one time through the chain: every animation, in the order in which they are added.
  var entries: [ChainEntry] { Self.entries(of: stages, from: 0, holdingUntil: nil) }

  /// - Parameter around: The end of the stage of which these are a member; nil for the chain itself.
  private static func entries(
    of stages: [ChainStep], from time: Double, holdingUntil around: Double?
  ) -> [ChainEntry] {
    var entries: [ChainEntry] = []
    var start = time
    for (index, step) in stages.enumerated() {
      let stageEnd = start + step.length
      let isLast = index == stages.count - 1
      let hold = isLast ? around ?? stageEnd : stageEnd
      let begin = start + step.setting.delay
      entries.append(
        ChainEntry(step: step, start: start, begin: begin, end: begin + step.setting.length, hold: hold))
      for member in step.combined {
        entries += Self.entries(of: member, from: start, holdingUntil: hold)
      }
      start = stageEnd
    }
    return entries
  }
}
