/// Samples properties that no keyframes describe, four times a frame of the film: films are also drawn between frames.
struct FilmSamples {
  /// The frames of the film.
  let frames: ClosedRange<Double>
  private let budget: SampleBudget

  /// - Parameter limit: How many samples all properties may take together: beyond that they get sparser.
  init(_ frames: ClosedRange<Double>, limit: Double = 2_000_000) {
    self.frames = frames
    budget = SampleBudget(limit)
  }

  /// A property by its values throughout the film.
  func property<Value>(_ value: (Double) -> Value) -> Animated<Value> {
    property(over: frames, value)
  }

  /// A property by its values in a span of frames; outside of it the value stays.
  func property<Value>(over span: ClosedRange<Double>, _ value: (Double) -> Value) -> Animated<Value> {
    let first = max(span.lowerBound, frames.lowerBound).rounded(.down)
    let last = max(first, min(span.upperBound, frames.upperBound + 1).rounded(.up))
    let step = budget.step(over: last - first)
    var keyframes: [Keyframe<Value>] = []
    var frame = first
    while frame < last {
      keyframes.append(Keyframe(time: frame, value: value(frame)))
      frame += step
    }
    keyframes.append(Keyframe(time: last, value: value(last)))
    return Animated(keyframes: withoutRepetitions(keyframes))
  }
}

/// The keyframes without those inside a stretch in which the value stays the same.
private func withoutRepetitions<Value>(_ keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
  guard keyframes.contains(where: { $0.value != keyframes[0].value }) else {
    return Array(keyframes.prefix(1))
  }
  return keyframes.indices.filter { index in
    index == 0 || index == keyframes.count - 1 || keyframes[index].value != keyframes[index - 1].value
      || keyframes[index].value != keyframes[index + 1].value
  }.map { keyframes[$0] }
}

/// How many more samples a film's properties may take.
private final class SampleBudget {
  private var rest: Double

  init(_ rest: Double) { self.rest = rest }

  /// The frames from one sample to the next: a quarter, or so many whole ones that one property takes no more than a
  /// hundredth of what is left.
  func step(over length: Double) -> Double {
    let least = length / max(rest / 100, 8)
    let step = least <= 0.25 ? 0.25 : least.rounded(.up)
    rest -= length / step
    return step
  }
}
