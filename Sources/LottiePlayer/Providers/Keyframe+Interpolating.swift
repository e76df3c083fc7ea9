import CoreGraphics
import MotionCore

extension Keyframe {
  /// Returns the keyframe with a function applied to its value.
  func map<Other>(_ transform: (T) -> Other) -> Keyframe<Other> {
    Keyframe<Other>(
      value: transform(value), time: time, isHold: isHold, inTangent: inTangent, outTangent: outTangent,
      spatialInTangent: spatialInTangent, spatialOutTangent: spatialOutTangent)
  }

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

extension Array {
  /// Returns keyframes of a property, with a function applied to each value.
  ///
  /// The keyframes must be in the order of their times.
  func propertyKeyframes<T, Value: KeyframeValue>(
    _ value: (T) -> Value
  ) -> [PropertyKeyframe<Value>] where Element == Keyframe<T> {
    indices.map { index in
      let (keyframe, next) = (self[index], index + 1 < count ? self[index + 1] : nil)
      return PropertyKeyframe(
        time: keyframe.time, value: value(keyframe.value), easing: keyframe.easing(to: next),
        tangents: keyframe.tangents(to: next))
    }
  }

  /// Returns the value at a frame: the first keyframe's before it, the last keyframe's after it.
  ///
  /// The keyframes must be in the order of their times, and there must be at least one.
  ///
  /// - Complexity: O(*n*) in the number of keyframes.
  func value<T: AnyInterpolatable>(at frame: AnimationFrameTime) -> T where Element == Keyframe<T> {
    guard let index = lastIndex(where: { $0.time <= frame }) else { return self[0].value }
    guard index + 1 < count else { return self[index].value }
    return self[index].value(at: frame, before: self[index + 1])
  }
}

extension Keyframe where T: AnyInterpolatable {
  /// Returns the value at a frame between this keyframe and the next one.
  fileprivate func value(at frame: AnimationFrameTime, before next: Keyframe) -> T {
    guard !isHold else { return value }
    let fraction = (frame - time) / (next.time - time)
    let tangents = tangents(to: next)
    return value._interpolate(
      to: next.value, amount: CGFloat(easing(to: next).value(at: fraction)),
      spatialOutTangent: tangents.map { CGPoint($0.outTangent) },
      spatialInTangent: tangents.map { CGPoint($0.inTangent) })
  }
}
