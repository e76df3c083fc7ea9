/// An animation that an engine plays. Records are stored contiguously and hold numbers only, so that a frame visits them
/// quickly.
struct AnimationRecord {
  let id: AnimationID
  var timing: AnimationTiming
  /// Whether the progress equals the elapsed fraction of the cycle, which requires no further state.
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

  /// Returns the progress at a local time of the animation; for times below 0, the progress at 0.
  @inline(__always)
  func progress(at elapsed: Double) -> Double {
    if isLinear { return timing.fraction(at: elapsed) }
    return body._withUnsafeGuaranteedRef { $0.curve.progress(at: elapsed, of: timing) }
  }

  /// Calls the closure. If it ends the animation, the engine keeps the body alive until the call returns.
  @inline(__always)
  func call(_ progress: Double) {
    // Retaining the closure for the call would take longer than the rest of the frame.
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
