import MotionCore
import Requirements

extension ProvidedValue {
  /// Creates values from keyframes, with the numbers of each that a file would store.
  ///
  /// - Precondition: There is at least one keyframe, and no time or control point is infinite or NaN.
  static func keyframes<T>(
    _ kind: Kind, _ keyframes: [Keyframe<T>], colorCount: Int = 0, _ numbers: (T) -> [Double]
  ) -> ProvidedValue {
    require(!keyframes.isEmpty, "a value provider needs at least one keyframe")
    let sorted = keyframes.sorted { $0.time < $1.time }
    let converted = sorted.indices.map { index in
      let (keyframe, next) = (sorted[index], index + 1 < sorted.count ? sorted[index + 1] : nil)
      require(keyframe.time.isFinite, "a keyframe's time must be a finite number, not \(keyframe.time)")
      return PropertyKeyframe(
        time: keyframe.time, value: numbers(keyframe.value), easing: keyframe.easing(to: next),
        tangents: keyframe.tangents(to: next))
    }
    let property = Animated(keyframes: converted)
    let points = kind == .point || kind == .size ? property.map { Vector($0) } : nil
    return ProvidedValue(
      kind: kind, isConstant: property.isConstant,
      numbers: { frame in
        points.map {
          let point = $0.value(at: frame); return [point.x, point.y, point.z]
        } ?? property.value(at: frame)
      }, colorCount: colorCount, keyframes: property.keyframes)
  }
}

extension Keyframe {
  /// Returns the easing to the next keyframe.
  fileprivate func easing(to next: Keyframe?) -> KeyframeEasing {
    guard !isHold else { return .hold }
    guard let out = outTangent, let into = next?.inTangent else { return .linear }
    return .curves([UnitBezier(out.x, out.y, into.x, into.y)])
  }

  /// Returns the tangents of the spatial curve to the next keyframe; nil for a straight line.
  fileprivate func tangents(to next: Keyframe?) -> SpatialTangents? {
    guard let out = spatialOutTangent, let into = next?.spatialInTangent else { return nil }
    return SpatialTangents(outTangent: SIMD2(out.x, out.y), inTangent: SIMD2(into.x, into.y))
  }
}
