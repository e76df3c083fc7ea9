/// The times and easings of a property's keyframes; empty for a constant.
struct PropertyTiming: Equatable {
  private let times: [Double]
  private let easings: [KeyframeEasing]

  init<Value>(_ property: Animated<Value>) {
    times = property.isConstant ? [] : property.keyframes.map(\.time)
    easings = property.isConstant ? [] : property.keyframes.map(\.easing)
  }

  fileprivate var isConstant: Bool { times.isEmpty }
  fileprivate var span: ClosedRange<Double> { times[0]...times[times.count - 1] }

  fileprivate var hasComponentEasing: Bool {
    easings.contains { if case .curves(let curves) = $0 { curves.count > 1 } else { false } }
  }

  /// Returns keyframes with these times and easings, whose values a function computes from their indices.
  fileprivate func keyframes<Value>(_ value: (Int) -> Value) -> [PropertyKeyframe<Value>] {
    times.indices.map { PropertyKeyframe(time: times[$0], value: value($0), easing: easings[$0]) }
  }
}

/// A keyframe that several properties have in common, or a frame.
enum PropertyMoment {
  case keyframe(Int)
  case frame(Double)
}

extension Animated {
  /// Returns the value at a frame, along its spatial curve, or at a keyframe; a constant property needs no keyframes.
  func value(at moment: PropertyMoment) -> Value {
    switch moment {
    case .keyframe(let index): isConstant ? first : keyframes[index].value
    case .frame(let frame): value(at: frame)
    }
  }
}

extension PropertySampler {
  /// Returns a function of several properties, combined by the rule of lottie-ios.
  ///
  /// If those that change have the same key times and easings, the result has them too, and spatial curves are ignored.
  /// Otherwise, the result is sampled.
  ///
  /// - Parameters:
  ///   - timings: The timings of the properties.
  ///   - isSampled: Whether to sample the result in any case. Default false.
  ///   - value: The value at a moment.
  func together<Value>(
    _ timings: [PropertyTiming], isSampled: Bool = false, _ value: (PropertyMoment) -> Value
  ) -> Animated<Value> {
    guard let first = timings.first(where: { !$0.isConstant }) else { return Animated(value(.keyframe(0))) }
    if let span = sampledSpan(of: timings, isSampled: isSampled) {
      return hold(over: span) { value(.frame($0)) }
    }
    return Animated(keyframes: first.keyframes { value(.keyframe($0)) })
  }

  /// Returns a function of several properties as ``together(_:isSampled:_:)`` does, but samples it only when that is
  /// needed, if samples may be deferred.
  func deferredTogether<Value>(
    _ timings: [PropertyTiming], isSampled: Bool = false, _ value: @escaping (PropertyMoment) -> Value
  ) -> DeferredProperty<Value> {
    guard defersSamples, let span = sampledSpan(of: timings, isSampled: isSampled) else {
      return DeferredProperty(together(timings, isSampled: isSampled, value))
    }
    let first = firstHeldFrame(of: span)
    return DeferredProperty(first: value(.frame(first)), until: startOfJumps(after: first)) {
      hold(over: span) { value(.frame($0)) }
    }
  }

  /// Returns a frame before the first jump of values that hold for a tenth of a frame from another one on.
  ///
  /// The times of jumps are fractions of the animation that are rounded to `Float`, so they may be early by a 2^24th of it.
  private func startOfJumps(after first: Double) -> Double {
    min(first, first + 0.1 - (frames.upperBound - frames.lowerBound + 1) * 0x1p-23)
  }

  /// Returns the frames in which a function of several properties is sampled; nil if its keyframes represent it exactly.
  private func sampledSpan(of timings: [PropertyTiming], isSampled: Bool) -> ClosedRange<Double>? {
    let timings = timings.filter { !$0.isConstant }
    guard let first = timings.first,
      isSampled || first.hasComponentEasing || timings.contains(where: { $0 != first })
    else { return nil }
    let start = timings.reduce(first.span.lowerBound) { min($0, $1.span.lowerBound) }
    let end = timings.reduce(first.span.upperBound) { max($0, $1.span.upperBound) }
    return start...end
  }
}
