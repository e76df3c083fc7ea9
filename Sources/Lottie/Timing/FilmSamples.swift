/// Samples properties that no keyframes describe, four times a frame of the film: films are also drawn between frames.
struct FilmSamples {
  /// The frames of the film.
  let frames: ClosedRange<Double>
  private let budget: SampleBudget

  /// - Parameters:
  ///   - limit: How many samples all properties may take together: beyond that they get sparser.
  ///   - pointLimit: How many points paths may have.
  ///   - keyframeLimit: How many keyframes may be gone through: beyond that properties stay as they begin.
  init(
    _ frames: ClosedRange<Double>, limit: Double = 500_000, pointLimit: Int = 400_000,
    keyframeLimit: Int = 3_000_000
  ) {
    self.frames = frames
    budget = SampleBudget(limit, points: pointLimit, keyframes: keyframeLimit)
  }

  /// A property by its values throughout the film.
  func property<Value>(_ value: (Double) -> Value) -> Animated<Value> {
    property(over: frames, value)
  }

  /// A property by its values in a span of frames; outside of it the value stays.
  ///
  /// - Parameter work: As how many samples each one counts, being as much work.
  func property<Value>(
    over span: ClosedRange<Double>, work: Int = 1, _ value: (Double) -> Value
  ) -> Animated<Value> {
    let first = max(span.lowerBound, frames.lowerBound).rounded(.down)
    let last = max(first, min(span.upperBound, frames.upperBound + 1).rounded(.up))
    var keyframes = [Keyframe(time: first, value: value(first))]
    let step = budget.step(
      over: last - first, size: keyframes[0].value.size, work: Double(max(1, work)), weight: Value.weight)
    var frame = first + step
    while frame < last {
      keyframes.append(Keyframe(time: frame, value: value(frame)))
      frame += step
    }
    keyframes.append(Keyframe(time: last, value: value(last)))
    return Animated(keyframes: withoutRepetitions(keyframes))
  }
}

extension FilmSamples {
  /// Whether there is room for paths of so many points more.
  func takes(_ points: Int) -> Bool { budget.takes(points) }

  /// Whether the keyframes of a property may be gone through once more: what stands once in a file may be used often.
  func takesKeyframes<Value>(of property: Animated<Value>) -> Bool {
    budget.takesKeyframes(property.keyframes.count * max(1, property.first.size / 4))
  }

  /// Whether properties were left where they begin, since there was no room for their keyframes.
  var isFull: Bool { budget.isFull }
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

/// How many more samples a film's properties may take, and how many more points its paths may have.
private final class SampleBudget {
  private var rest: Double
  private var pointRest: Int
  /// How many points may still be calculated, those of paths among them that there is no room for in the end.
  private var calculationRest = 8_000_000.0

  private var keyframeRest: Int
  private(set) var isFull = false

  init(_ rest: Double, points: Int, keyframes: Int) {
    (self.rest, pointRest, keyframeRest) = (rest, points, keyframes)
  }

  func takesKeyframes(_ count: Int) -> Bool {
    guard count <= keyframeRest else {
      isFull = true
      return false
    }
    keyframeRest -= count
    return true
  }

  func takes(_ points: Int) -> Bool {
    guard points <= pointRest else { return false }
    pointRest -= points
    return true
  }

  /// The frames from one sample to the next: a quarter, or so many whole ones that one property takes no more than a
  /// hundredth of what is left, and its values no more than an eighth of the points that are left.
  ///
  /// - Parameters:
  ///   - size: How many points each sample has.
  ///   - work: As how much work as that of other samples each one is.
  ///   - weight: As how many samples each counts for its memory.
  func step(over length: Double, size: Int, work: Double, weight: Double) -> Double {
    let size = Double(max(size, 1))
    let pointCount = min(Double(max(pointRest, 0)), calculationRest) / 8
    let least = max(
      length / (rest > 0 ? max(rest / 100 / work, 8) : 1), length * size / max(pointCount, size))
    let step = least <= 0.25 ? 0.25 : least.rounded(.up)
    rest -= length / step * max(work, weight)
    calculationRest -= length / step * size
    return step
  }
}
