/// Puts what providers give in place of a film's properties.
struct PropertyOverrides: PropertyVisitor {
  /// A later one wins.
  let values: [(keypath: AnimationKeypath, value: ProvidedValue)]
  let frames: ClosedRange<Double>

  func isInterested(below path: [String]) -> Bool { values.contains { $0.keypath.mayMatch(below: path) } }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {
    guard let value = value(for: path), let replaced = value.property(Value.self, frames, time) else {
      return
    }
    property = replaced
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: FilmTime) {
    guard let value = value(for: path), value.kind == .gradient else { return }
    visit(&gradient.stops, at: path, time)
    gradient.colorStopCount = value.colorCount
  }

  private func value(for path: [String]) -> ProvidedValue? {
    values.last { $0.keypath.matches(path) }?.value
  }
}

extension ProvidedValue {
  /// The property that has these values; nil where it's of another kind.
  fileprivate func property<Value: LottieValue>(
    _ type: Value.Type, _ frames: ClosedRange<Double>, _ time: FilmTime
  ) -> Animated<Value>? {
    guard let first: Value = value(at: 0) else { return nil }
    guard !isStill else { return Animated(first) }
    let span = time.localFrames(of: frames)
    let step = max(1, ((span.upperBound - span.lowerBound) / Self.maximumSampleCount).rounded(.up))
    return Animated(
      keyframes: stride(from: span.lowerBound.rounded(.down), to: span.upperBound + step, by: step).map {
        Keyframe(time: $0, value: value(at: $0) ?? first)
      })
  }

  private static var maximumSampleCount: Double { 10_000 }

  private func value<Value>(at frame: Double) -> Value? {
    let numbers = numbers(frame).map(\.bounded)
    return switch kind {
    case .color: FilmColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) as? Value
    case .number: numbers[0] as? Value
    case .size, .point: Vector(numbers) as? Value
    case .gradient: numbers as? Value
    }
  }
}

extension FilmTime {
  /// From the earliest to the latest frame of the composition that shows in some frames of the film.
  fileprivate func localFrames(of frames: ClosedRange<Double>) -> ClosedRange<Double> {
    let step = max(1, (frames.upperBound - frames.lowerBound) / 1000)
    let inside = stride(from: frames.lowerBound, to: frames.upperBound, by: step)
    let locals = (Array(inside) + [frames.upperBound]).map { localFrame(at: $0).bounded }
    return locals.min()!...locals.max()!
  }
}
