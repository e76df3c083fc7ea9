/// An animation that an engine plays: all numbers, so that a frame goes through them side by side.
struct AnimationRecord {
  let id: AnimationID
  var timing: AnimationTiming
  /// Whether progress is the share of the pass that is over, which needs nothing else.
  let isLinear: Bool
  /// Owned from the start until the animation ends.
  let body: Unmanaged<AnimationBody>
}

extension AnimationRecord {
  /// Makes room for an animation.
  init(_ body: AnimationBody, timing: AnimationTiming) {
    id = .next()
    self.timing = timing
    if case .linear = body.pace { isLinear = true } else { isLinear = false }
    self.body = .passRetained(body)
  }

  /// The progress at a time of its own; before 0 that of 0.
  @inline(__always)
  func progress(at elapsed: Double) -> Double {
    if isLinear { return timing.fraction(at: elapsed) }
    return body._withUnsafeGuaranteedRef { $0.pace.progress(at: elapsed, of: timing) }
  }

  /// Calls the closure. Whoever ends the animation meanwhile keeps its body for as long.
  @inline(__always)
  func call(_ progress: Double) {
    // Retaining the closure for the call would take longer than everything else.
    body._withUnsafeGuaranteedRef { $0.block(progress) }
  }
}

/// What an animation does.
final class AnimationBody {
  let block: (Double) -> Void
  let completion: ((Bool) -> Void)?
  @exclusivity(unchecked) var pace: Pace

  init(_ pace: Pace, block: @escaping (Double) -> Void, completion: ((Bool) -> Void)?) {
    self.pace = pace
    self.block = block
    self.completion = completion
  }
}
