import CoreGraphics
import QuartzCore

/// The schedule of one animation of a chain, in seconds from the beginning of the chain.
///
/// ```
/// start        begin                end              holdEnd
///   │  delay     │  the animation    │  its last value   │ written to the model
/// ```
struct ChainEntry {
  let stage: ChainStage
  /// The start of the stage.
  let start: Double
  /// The beginning of the animation itself.
  let begin: Double
  /// The end of the animation.
  let end: Double
  /// The time until which the animation holds its last value: the end of its stage. For the last stage of a member, it is
  /// the end of the enclosing stage.
  let holdEnd: Double

  /// The time at which the animation is added to its layer. An entry that changes the model immediately waits until its
  /// animation begins.
  var activation: Double { isImmediate ? begin : start }

  /// Whether the entry can't be added before its animation begins.
  private var isImmediate: Bool {
    let setting = stage.setting
    return setting.animation is CATransition || setting.changes != nil || setting.anchor != nil
  }
}

extension Chain {
  /// The schedule of playing the chain once: all animations in the order in which they are added.
  var entries: [ChainEntry] { Self.entries(of: stages, from: 0, holdingUntil: nil) }

  /// - Parameter enclosingEnd: The end of the enclosing stage, if these stages are a member of one; nil for the chain
  ///   itself.
  private static func entries(
    of stages: [ChainStage], from time: Double, holdingUntil enclosingEnd: Double?
  ) -> [ChainEntry] {
    var entries: [ChainEntry] = []
    var start = time
    for (index, stage) in stages.enumerated() {
      let stageEnd = start + stage.length
      let isLast = index == stages.count - 1
      let holdEnd = isLast ? enclosingEnd ?? stageEnd : stageEnd
      let begin = start + stage.setting.delay
      entries.append(
        ChainEntry(
          stage: stage, start: start, begin: begin, end: begin + stage.setting.length, holdEnd: holdEnd))
      for member in stage.members {
        entries += Self.entries(of: member, from: start, holdingUntil: holdEnd)
      }
      start = stageEnd
    }
    return entries
  }
}
