/// Replaces an animation's properties with the values of providers.
struct PropertyOverrides: PropertyVisitor {
  /// The values by key path; if several match, the last one applies.
  let values: [(keypath: AnimationKeypath, value: ProvidedValue)]
  /// The animation's frames.
  let frames: ClosedRange<Double>

  func visitsDescendants(of path: [String]) -> Bool { values.contains { $0.keypath.mayMatch(below: path) } }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    guard let value = value(for: path), let replaced = value.property(Value.self, frames, time) else {
      return
    }
    property = replaced
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime) {
    guard let value = value(for: path), value.kind == .gradient else { return }
    visit(&gradient.stops, at: path, time)
    if value.colorCount > 0 { gradient.colorStopCount = value.colorCount }
  }

  private func value(for path: [String]) -> ProvidedValue? {
    values.last { $0.keypath.matches(path) }?.value
  }
}

extension ProvidedValue {
  /// Returns the values as a property; nil if the property has another type.
  fileprivate func property<Value: LottieValue>(
    _ type: Value.Type, _ frames: ClosedRange<Double>, _ time: CompositionTime
  ) -> Animated<Value>? {
    guard let first: Value = value(of: keyframes.first?.value ?? numbers(0)) else { return nil }
    guard !isConstant else { return Animated(first) }
    guard keyframes.isEmpty else {
      return Animated(keyframes: keyframes.propertyKeyframes { value(of: $0) ?? first })
    }
    let span = time.localFrames(of: frames)
    let step = max(1, ((span.upperBound - span.lowerBound) / Self.maximumSampleCount).rounded(.up))
    return Animated(
      keyframes: stride(from: span.lowerBound.rounded(.down), to: span.upperBound + step, by: step).map {
        PropertyKeyframe(time: $0, value: value(of: numbers($0)) ?? first)
      })
  }

  private static var maximumSampleCount: Double { 10_000 }

  private func value<Value>(of numbers: [Double]) -> Value? {
    let numbers = numbers.map(\.bounded)
    return switch kind {
    case .color: LottieColor(r: numbers[0], g: numbers[1], b: numbers[2], a: numbers[3]) as? Value
    case .number: numbers[0] as? Value
    case .size, .point: Vector(numbers) as? Value
    case .gradient: numbers as? Value
    case .unknown: nil
    }
  }
}

extension CompositionTime {
  /// Returns the range of the composition's frames that are visible at some global frames.
  fileprivate func localFrames(of frames: ClosedRange<Double>) -> ClosedRange<Double> {
    let step = max(1, (frames.upperBound - frames.lowerBound) / 1000)
    let samples = Array(stride(from: frames.lowerBound, to: frames.upperBound, by: step))
    let localFrames = (samples + [frames.upperBound]).map { localFrame(at: $0).bounded }
    return localFrames.min()!...localFrames.max()!
  }
}
