import CoreGraphics

/// Keyframes in the form that Core Animation accepts: a value that holds and then jumps has two keyframes at one time.
struct KeyframeSteps<Value: KeyframeValue> {
  private(set) var times: [Double] = []
  private(set) var values: [Value] = []
  /// The easing from each value to the next.
  private(set) var easings: [KeyframeEasing] = []
  /// The spatial tangents from each value to the next; nil for straight lines.
  private(set) var tangents: [SpatialTangents?] = []
  /// The indices of values that hold alone, between interpolated ones; none unless they were to be found.
  private(set) var loneHolds: Set<Int> = []

  /// - Parameter findsLoneHolds: Whether to find values that hold alone. An interpolation that ends with such a value
  ///   gets a value of its own.
  init(_ keyframes: [PropertyKeyframe<Value>], findsLoneHolds: Bool = false) {
    reserveCapacity(keyframes.count)
    var advance = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      append(keyframe.time - advance, keyframe.value)
      advance = 0
      guard index < keyframes.count - 1 else { break }
      if keyframe.easing == .hold {
        if findsLoneHolds, keyframes.holdsAlone(at: index) {
          if index > 0 {
            appendSegment(.linear, nil)
            append(keyframe.time, keyframe.value)
          }
          loneHolds.formUnion([times.count - 1, times.count])
        }
        advance = min(Self.jumpAdvance, keyframes[index + 1].time - times[times.count - 1])
        appendSegment(.linear, nil)
        append(keyframes[index + 1].time - advance, keyframe.value)
        appendSegment(.linear, nil)
      } else {
        appendSegment(keyframe.easing, keyframe.tangents)
      }
    }
    extendToOneFrame()
  }

  /// The number of frames by which jumps are early, so that rounding can't delay them beyond their frames.
  private static var jumpAdvance: Double { 1e-9 }

  private mutating func reserveCapacity(_ count: Int) {
    times.reserveCapacity(count)
    values.reserveCapacity(count)
    easings.reserveCapacity(count)
    tangents.reserveCapacity(count)
  }

  private mutating func append(_ time: Double, _ value: Value) {
    times.append(time)
    values.append(value)
  }

  private mutating func appendSegment(_ easing: KeyframeEasing, _ tangents: SpatialTangents?) {
    easings.append(easing)
    self.tangents.append(tangents)
  }

  /// Adds a keyframe if all are at one time, since an animation needs a duration.
  private mutating func extendToOneFrame() {
    guard let first = times.first, let last = times.last, first == last, let value = values.last else {
      return
    }
    appendSegment(.linear, nil)
    append(last + 1, value)
  }
}

extension Array {
  /// Whether a value holds until the next keyframe, while those before and after it are interpolated.
  func holdsAlone<Value>(at index: Int) -> Bool where Element == PropertyKeyframe<Value> {
    let next = index + 1
    return self[index].easing == .hold && (index == 0 || self[index - 1].easing != .hold)
      && next < count && self[next].easing != .hold
  }
}

extension Animated {
  /// Whether any value holds until the next keyframe.
  var holdsAnyValue: Bool { keyframes.contains { $0.easing == .hold } }

  /// Whether each value holds until the next keyframe.
  var onlyHolds: Bool { keyframes.count > 1 && keyframes.allSatisfy { $0.easing == .hold } }
}

extension Animated<Vector> {
  /// The property without its last keyframe, if that and the previous one hold. lottie-ios never shows the last value in
  /// this case, because a discrete animation along a path shows the starts of its lines.
  var withoutUnshownEnd: Animated {
    let ends = keyframes.suffix(2)
    guard ends.count == 2, ends.allSatisfy({ $0.easing == .hold }) else { return self }
    return Animated(keyframes: Array(keyframes.dropLast()))
  }
}

extension [PropertyKeyframe<Vector>] {
  /// The straight lines through all values.
  var path: CGPath {
    let path = CGMutablePath()
    for (index, keyframe) in enumerated() {
      let point = CGPoint(keyframe.value)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

extension KeyframeSteps<Vector> {
  /// The spatial curve through all values.
  var path: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(values[0]))
    for (index, end) in values.enumerated().dropFirst() {
      if let tangents = tangents[index - 1] {
        let start = values[index - 1]
        path.addCurve(
          to: CGPoint(end), control1: CGPoint(SIMD2(start.x, start.y) + tangents.outTangent),
          control2: CGPoint(SIMD2(end.x, end.y) + tangents.inTangent))
      } else {
        path.addLine(to: CGPoint(end))
      }
    }
    return path
  }
}
