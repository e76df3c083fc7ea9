import CoreGraphics

/// Keyframes in the form that Core Animation accepts: a value that holds and then jumps has two keyframes at one time.
struct KeyframeSteps<Value: KeyframeValue> {
  /// At least one keyframe. The value is interpolated from each to the next one, so the easing and the tangents of the last
  /// one are unused.
  private(set) var keyframes: [PropertyKeyframe<Value>]
  /// The indices of values that hold alone, between interpolated ones; none unless they were to be found.
  private(set) var loneHolds: Set<Int> = []

  /// - Parameters:
  ///   - keyframes: At least one keyframe.
  ///   - findsLoneHolds: Whether to find values that hold alone. An interpolation that ends with such a value gets a value
  ///     of its own.
  init(_ keyframes: [PropertyKeyframe<Value>], findsLoneHolds: Bool = false) {
    if keyframes.dropLast().contains(where: { $0.easing == .hold }) {
      self.keyframes = []
      self.keyframes.reserveCapacity(2 * keyframes.count)
      appendSteps(of: keyframes, findsLoneHolds)
    } else {
      self.keyframes = keyframes
    }
    extendToOneFrame()
  }

  private mutating func appendSteps(of stored: [PropertyKeyframe<Value>], _ findsLoneHolds: Bool) {
    var advance = 0.0
    for (index, keyframe) in stored.enumerated() {
      append(keyframe.value, at: keyframe.time - advance)
      advance = 0
      guard index < stored.count - 1 else { break }
      if keyframe.easing == .hold {
        if findsLoneHolds, stored.holdsAlone(at: index) {
          if index > 0 { append(keyframe.value, at: keyframe.time) }
          loneHolds.formUnion([keyframes.count - 1, keyframes.count])
        }
        advance = min(Self.jumpAdvance, stored[index + 1].time - keyframes[keyframes.count - 1].time)
        append(keyframe.value, at: stored[index + 1].time - advance)
      } else {
        keyframes[keyframes.count - 1].easing = keyframe.easing
        keyframes[keyframes.count - 1].tangents = keyframe.tangents
      }
    }
  }

  /// The number of frames by which jumps are early, so that rounding can't delay them beyond their frames.
  private static var jumpAdvance: Double { 1e-9 }

  /// Appends a value, from which the next one is interpolated linearly.
  private mutating func append(_ value: Value, at time: Double) {
    keyframes.append(PropertyKeyframe(time: time, value: value))
  }

  /// Adds a keyframe if all are at one time, since an animation needs a duration.
  private mutating func extendToOneFrame() {
    guard let last = keyframes.last, keyframes[0].time == last.time else { return }
    keyframes[keyframes.count - 1].easing = .linear
    keyframes[keyframes.count - 1].tangents = nil
    append(last.value, at: last.time + 1)
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
    path.move(to: CGPoint(keyframes[0].value))
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst()) {
      let (start, end) = (keyframe.value, next.value)
      if let tangents = keyframe.tangents {
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
