extension PropertySampler {
  /// Returns a function of a property.
  ///
  /// - Parameters:
  ///   - one: The property.
  ///   - isLinear: Whether interpolating commutes with the function, so that keyframes can be mapped. If false, the result
  ///     is sampled.
  ///   - cost: The cost of computing one value, in samples.
  ///   - transform: The function.
  func map<One, Value>(
    _ one: Animated<One>, isLinear: Bool = true, cost: Int = 1, _ transform: @escaping (One) -> Value
  ) -> Animated<Value> {
    guard !one.isConstant, !isLinear || one.needsSamples else { return one.map(transform) }
    return sample(over: one.span, cost: cost) { transform(one.value(at: $0)) }
  }

  /// Returns a function of two properties. Keyframes are kept if one property is constant or both have the same times and
  /// easing.
  func combine<One, Two, Value>(
    _ one: Animated<One>, _ two: Animated<Two>, isLinear: Bool = true, cost: Int = 1,
    _ transform: @escaping (One, Two) -> Value
  ) -> Animated<Value> {
    if two.isConstant {
      return map(one, isLinear: isLinear, cost: cost) { transform($0, two.first) }
    }
    if one.isConstant {
      return map(two, isLinear: isLinear, cost: cost) { transform(one.first, $0) }
    }
    guard isLinear, !one.needsSamples(with: two) else {
      return sample(over: one.changingSpan(with: two), cost: cost) {
        transform(one.value(at: $0), two.value(at: $0))
      }
    }
    return Animated(
      keyframes: zip(one.keyframes, two.keyframes).map {
        PropertyKeyframe(time: $0.time, value: transform($0.value, $1.value), easing: $0.easing)
      })
  }

  /// Returns the samples of a function of two properties, which are computed when they are needed.
  func deferredSamples<One, Two, Value>(
    of one: Animated<One>, _ two: Animated<Two>, _ transform: @escaping (One, Two) -> Value
  ) -> DeferredProperty<Value> {
    let first = firstSampledFrame(of: one.changingSpan(with: two))
    return DeferredProperty(first: transform(one.value(at: first), two.value(at: first)), until: first) {
      combine(one, two, isLinear: false, transform)
    }
  }
}

extension Animated {
  /// Returns the frames from the first keyframe to the last, of this property and another one, unless one is constant.
  func changingSpan<Other>(with other: Animated<Other>) -> ClosedRange<Double> {
    if isConstant { return other.span }
    if other.isConstant { return span }
    return min(span.lowerBound, other.span.lowerBound)...max(span.upperBound, other.span.upperBound)
  }

  /// Whether keyframes can't represent linear functions of this property and another one that changes too.
  func needsSamples<Other>(with other: Animated<Other>) -> Bool {
    !hasTiming(of: other) || needsSamples || other.needsSamples
  }

  /// Whether any interpolation follows a spatial curve or eases each component separately.
  fileprivate var needsSamples: Bool {
    keyframes.dropLast().contains {
      if case .curves(let curves) = $0.easing, curves.count > 1 { return true }
      return $0.tangents != nil
    }
  }

  /// Returns whether another property has keyframes at the same times with the same easing.
  func hasTiming<Other>(of other: Animated<Other>) -> Bool {
    keyframes.count == other.keyframes.count
      && zip(keyframes, other.keyframes).allSatisfy { $0.time == $1.time && $0.easing == $1.easing }
  }
}
