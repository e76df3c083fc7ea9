/// An animation that an engine plays. Records are stored contiguously and hold numbers only, so that a frame visits them
/// quickly.
struct AnimationRecord {
  let id: AnimationID
  var timing: AnimationTiming
  /// Whether the progress is the elapsed fraction of the cycle, which needs no other state.
  let isLinear: Bool
  /// Retained from the start of the animation to its end.
  let body: Unmanaged<AnimationBody>
}

extension AnimationRecord {
  /// Creates the record of a new animation.
  init(_ body: AnimationBody, timing: AnimationTiming) {
    id = .next()
    self.timing = timing
    if case .linear = body.curve { isLinear = true } else { isLinear = false }
    self.body = .passRetained(body)
  }

  /// Returns the progress at an own time of the animation; before 0, that at 0.
  @inline(__always)
  func progress(at elapsed: Double) -> Double {
    if isLinear { return timing.fraction(at: elapsed) }
    return body._withUnsafeGuaranteedRef { $0.curve.progress(at: elapsed, of: timing) }
  }

  /// Calls the closure. If it ends the animation, the engine keeps the body alive until the call returns.
  @inline(__always)
  func call(_ progress: Double) {
    // Retaining the closure for the call would take longer than everything else.
    body._withUnsafeGuaranteedRef { $0.block(progress) }
  }
}

/// The closures and the progress curve of an animation.
final class AnimationBody {
  let block: (Double) -> Void
  let completion: ((Bool) -> Void)?
  @exclusivity(unchecked) var curve: ProgressCurve

  init(_ curve: ProgressCurve, block: @escaping (Double) -> Void, completion: ((Bool) -> Void)?) {
    self.curve = curve
    self.block = block
    self.completion = completion
  }
}
