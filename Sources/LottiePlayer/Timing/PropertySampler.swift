/// Samples properties that keyframes alone can't represent.
///
/// A property takes at most a hundredth of all samples and an eighth of all points. After half of them are taken, further
/// properties take less and less.
struct PropertySampler {
  /// The root composition's frames.
  let frames: ClosedRange<Double>
  /// Whether samples may be computed at any time, because they don't depend on those of other properties.
  let defersSamples: Bool
  private let budget: SampleBudget

  /// - Parameters:
  ///   - frames: The root composition's frames.
  ///   - limits: The numbers of samples, points and keyframes that all properties may take together.
  ///   - defersSamples: Whether samples may be computed at any time, because no limit can be reached. Default false.
  init(
    _ frames: ClosedRange<Double>, _ limits: BuildLimits = BuildLimits(), defersSamples: Bool = false
  ) {
    self.frames = frames
    self.defersSamples = defersSamples
    budget = SampleBudget(limits)
  }

  /// Returns a property with the values of a function of the frame.
  func sample<Value>(_ value: (Double) -> Value) -> Animated<Value> {
    sample(over: frames, value)
  }

  /// Returns a property with the values of a function in a span of frames; it's constant before and after the span.
  ///
  /// There are four samples a frame, because animations are also drawn between frames.
  ///
  /// - Parameters:
  ///   - span: The frames.
  ///   - cost: The cost of computing one value, in samples.
  ///   - value: The value at a frame.
  func sample<Value>(
    over span: ClosedRange<Double>, cost: Int = 1, _ value: (Double) -> Value
  ) -> Animated<Value> {
    let first = firstSampledFrame(of: span)
    let last = max(first, min(span.upperBound, frames.upperBound + 1).rounded(.up))
    var keyframes = samples(from: first, before: last, every: 0.25, cost: cost, value).keyframes
    keyframes.append(PropertyKeyframe(time: last, value: value(last)))
    return Animated(keyframes: withoutRepetitions(keyframes))
  }

  /// Returns the frame of the first sample in a span of frames.
  func firstSampledFrame(of span: ClosedRange<Double>) -> Double {
    max(span.lowerBound, frames.lowerBound).rounded(.down)
  }

  /// Returns the value that a function has at all samples of the animation; nil if it has several.
  ///
  /// - Parameters:
  ///   - span: The frames in which the function may change; it's constant before and after them.
  ///   - value: The value at a frame.
  func constant<Value: Equatable>(
    changingIn span: ClosedRange<Double>, _ value: (Double) -> Value
  ) -> Value? {
    let first = frames.lowerBound.rounded(.down)
    let last = max(first, frames.upperBound.rounded(.up))
    let step = budget.step(over: last - first, finest: 0.25, pointCount: 1, cost: 1, memoryCost: 1)
    let constant = value(first)
    guard value(last) == constant else { return nil }
    var index = max(1, ((span.lowerBound - first) / step).rounded(.down))
    while case let frame = first + index * step, frame < min(last, span.upperBound + step) {
      guard value(frame) == constant else { return nil }
      index += 1
    }
    return constant
  }

  /// Returns a property with the values of a function at the animation's whole frames but the last, as lottie-ios samples
  /// properties under time remapping.
  func sampleFrames<Value>(_ value: (Double) -> Value) -> Animated<Value> {
    Animated(
      keyframes: withoutRepetitions(
        samples(from: frames.lowerBound, before: frames.upperBound, every: 1, cost: 1, value).keyframes))
  }

  /// Returns a property with the values of a function at every tenth of a frame, each of which holds until the next, as
  /// lottie-ios samples properties that it combines. Samples that are sparser because of the limit are interpolated.
  ///
  /// - Parameters:
  ///   - span: The frames; it's constant before and after them.
  ///   - value: The value at a frame.
  func hold<Value>(over span: ClosedRange<Double>, _ value: (Double) -> Value) -> Animated<Value> {
    let first = firstHeldFrame(of: span)
    let last = max(first, min(span.upperBound, frames.upperBound + 1))
    var (keyframes, step) = samples(from: first, before: last, every: 0.1, cost: 1, value)
    if last > first { keyframes.append(PropertyKeyframe(time: last, value: value(last))) }
    guard step == 0.1 else { return Animated(keyframes: withoutRepetitions(keyframes)) }
    keyframes = keyframes.indices
      .filter { $0 == 0 || keyframes[$0].value != keyframes[$0 - 1].value }.map { keyframes[$0] }
    for index in keyframes.indices { keyframes[index].easing = .hold }
    return Animated(keyframes: keyframes)
  }

  /// Returns the frame of the first sample of values that hold.
  func firstHeldFrame(of span: ClosedRange<Double>) -> Double {
    let skipped = max(0, ((frames.lowerBound - span.lowerBound) * 10).rounded(.down)) / 10
    return min(span.lowerBound + skipped, span.upperBound)
  }

  /// Returns samples from a frame to one before another, at least one, and the number of frames between them, as few
  /// as the limit allows.
  private func samples<Value>(
    from first: Double, before last: Double, every finest: Double, cost: Int, _ value: (Double) -> Value
  ) -> (keyframes: [PropertyKeyframe<Value>], step: Double) {
    var keyframes = [PropertyKeyframe(time: first, value: value(first))]
    let step = budget.step(
      over: last - first, finest: finest, pointCount: keyframes[0].value.elementCount,
      cost: Double(max(1, cost)), memoryCost: Value.memoryCost)
    keyframes.reserveCapacity(Int(min((last - first) / step + 2, 100_000)))
    var frame = first + step
    while frame < last {
      keyframes.append(PropertyKeyframe(time: frame, value: value(frame)))
      frame = first + Double(keyframes.count) * step
    }
    return (keyframes, step)
  }

  /// Returns keyframes of a value that is constant throughout the animation.
  func constantKeyframes<Value>(_ value: Value) -> [PropertyKeyframe<Value>] {
    [
      PropertyKeyframe(time: frames.lowerBound, value: value),
      PropertyKeyframe(time: frames.upperBound + 1, value: value),
    ]
  }
}

// MARK: - Limits

extension PropertySampler {
  /// Returns whether this number of further points may be used.
  func reservePoints(_ count: Int) -> Bool { budget.reservePoints(count) }

  /// Returns whether the keyframes of a property may be processed once more. One property may serve many layers.
  func reserveKeyframes<Value>(of property: Animated<Value>) -> Bool {
    budget.reserveKeyframes(property.processedKeyframeCount)
  }

  /// Whether the keyframe limit was reached, so that some properties keep their first values.
  var isExhausted: Bool { budget.isExhausted }
}

extension Animated {
  /// The number of keyframes that processing the property once takes of their limit. Large values count several times.
  var processedKeyframeCount: Int { keyframes.count * max(1, first.elementCount / 4) }
}

/// Returns the keyframes without those in the middle of a span in which the value is constant.
private func withoutRepetitions<Value>(_ keyframes: [PropertyKeyframe<Value>]) -> [PropertyKeyframe<Value>] {
  guard keyframes.contains(where: { $0.value != keyframes[0].value }) else {
    return Array(keyframes.prefix(1))
  }
  return keyframes.indices.filter { index in
    index == 0 || index == keyframes.count - 1 || keyframes[index].value != keyframes[index - 1].value
      || keyframes[index].value != keyframes[index + 1].value
  }.map { keyframes[$0] }
}
