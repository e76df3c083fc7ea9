extension FilmSamples {
  /// A property that follows from another one.
  ///
  /// - Parameter isLinear: Whether halfway between two values the result is halfway between theirs; elsewhere each frame
  ///   is sampled.
  func map<One, Value>(
    _ one: Animated<One>, isLinear: Bool = true, work: Int = 1, _ transform: @escaping (One) -> Value
  ) -> Animated<Value> {
    guard !one.isStill, !isLinear || one.needsSamples else { return one.map(transform) }
    return property(over: one.span, work: work) { transform(one.value(at: $0)) }
  }

  /// A property that follows from two others, whose keyframes are kept where one of them stays, or both move together.
  func combine<One, Two, Value>(
    _ one: Animated<One>, _ two: Animated<Two>, isLinear: Bool = true, work: Int = 1,
    _ transform: @escaping (One, Two) -> Value
  ) -> Animated<Value> {
    if two.isStill {
      return map(one, isLinear: isLinear, work: work) { transform($0, two.first) }
    }
    if one.isStill {
      return map(two, isLinear: isLinear, work: work) { transform(one.first, $0) }
    }
    guard isLinear, one.movesLike(two), !one.needsSamples, !two.needsSamples else {
      let span = min(one.span.lowerBound, two.span.lowerBound)...max(one.span.upperBound, two.span.upperBound)
      return property(over: span, work: work) { transform(one.value(at: $0), two.value(at: $0)) }
    }
    return Animated(
      keyframes: zip(one.keyframes, two.keyframes).map {
        Keyframe(time: $0.time, value: transform($0.value, $1.value), pacing: $0.pacing)
      })
  }
}

extension Animated {
  /// From the first keyframe to the last.
  var span: ClosedRange<Double> { keyframes[0].time...keyframes[keyframes.count - 1].time }

  /// Whether its way from keyframe to keyframe isn't one straight line at one pace.
  fileprivate var needsSamples: Bool {
    keyframes.dropLast().contains {
      if case .curves(let curves) = $0.pacing, curves.count > 1 { return true }
      return $0.bend != nil
    }
  }

  /// Whether another property has keyframes at the same times, with the same pacing.
  fileprivate func movesLike<Other>(_ other: Animated<Other>) -> Bool {
    keyframes.count == other.keyframes.count
      && zip(keyframes, other.keyframes).allSatisfy { $0.time == $1.time && $0.pacing == $1.pacing }
  }
}
