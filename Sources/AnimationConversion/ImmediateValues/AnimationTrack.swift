import AnimationVocabulary
import CoreGraphics
import MotionCore
import QuartzCore

/// The values of a property animation as a timeline of numbers.
struct AnimationTrack {
  /// The interpretation of the numbers: values to interpolate, or indices of objects that change in steps.
  enum Meaning {
    case form(AnimationValue.Form)
    case objects([Any?])
  }

  let meaning: Meaning
  let values: TrackValues
  /// The components of a transform that a value function sets to the values; nil without a value function.
  let components: Range<Int>?
  /// The numbers of the underlying value; zeros if the animation doesn't depend on it.
  let underlying: [Double]
}

// MARK: - Basic animations

extension AnimationTrack {
  init(_ animation: CABasicAnimation, over underlying: Any?) throws(AnimationConversionError) {
    var ends = try BasicEnds(animation)
    var base = AnimationValue(underlying)
    if (ends.from ?? ends.to ?? ends.by)?.isPath == true {
      // The structure of the underlying path matters only if the animation adds to the underlying value or
      // begins at it.
      if !animation.isAdditive, !ends.isOpen { base = nil }
      (ends, base) = try ends.inCommonForm(with: base)
    }
    guard let firstEnd = ends.from ?? ends.to ?? ends.by else {
      self = try Self.switching(from: animation.fromValue, to: animation.toValue, over: underlying)
      return
    }
    let result = try animation.result(of: firstEnd)
    guard base.map({ $0.form == result.form }) ?? true else { throw .differentTypes }
    if base == nil, animation.isAdditive || ends.isOpen { throw .missingUnderlyingValue }
    (meaning, components) = (.form(result.form), result.components)
    values = ends.trackValues(isAdditive: animation.isAdditive)
    self.underlying = (base ?? result.identity).numbers
  }

  /// Returns a track for objects, which can't be interpolated: the start until the middle, then the end.
  private static func switching(
    from: Any?, to: Any?, over underlying: Any?
  ) throws(AnimationConversionError) -> AnimationTrack {
    guard from != nil || to != nil else { throw .missingValues }
    let steps = KeyframeValues(values: [[0], [1]], interpolation: .discrete)
    return AnimationTrack(
      meaning: .objects([from ?? underlying, to ?? underlying]), values: .keyframes(steps), components: nil,
      underlying: [0])
  }
}

// MARK: - Keyframe animations

extension AnimationTrack {
  init(_ animation: CAKeyframeAnimation, over underlying: Any?) throws(AnimationConversionError) {
    if let path = animation.path {
      self = try Self.following(path, animation, over: underlying)
      return
    }
    guard let objects = animation.values, !objects.isEmpty else { throw .missingValues }
    var values = objects.compactMap { AnimationValue($0) }
    guard values.count == objects.count else {
      self = Self.switching(animation, through: objects)
      return
    }
    var base = AnimationValue(underlying)
    if values[0].isPath, !animation.isAdditive { base = nil }
    if values[0].isPath, let path = base {
      values = try (values + [path]).inCommonForm()
      base = values.removeLast()
    } else {
      values = try values.inCommonForm()
    }
    let result = try animation.result(of: values[0])
    if base == nil, animation.isAdditive { throw .missingUnderlyingValue }
    (meaning, components) = (.form(result.form), result.components)
    self.values = .keyframes(animation.keyframes(through: values.map(\.numbers)))
    self.underlying = (base ?? result.identity).numbers
  }

  private static func switching(_ animation: CAKeyframeAnimation, through objects: [Any]) -> AnimationTrack {
    let steps = KeyframeValues(
      values: objects.indices.map { [Double($0)] }, keyTimes: animation.keyTimes?.map(\.doubleValue),
      interpolation: .discrete)
    return AnimationTrack(
      meaning: .objects(objects), values: .keyframes(steps), components: nil, underlying: [0])
  }

  private static func following(
    _ path: CGPath, _ animation: CAKeyframeAnimation, over underlying: Any?
  ) throws(AnimationConversionError) -> AnimationTrack {
    guard let motion = path.motionPath,
      let keyframes = PathKeyframes(
        motion, keyTimes: animation.keyTimes?.map(\.doubleValue), pacings: animation.pacings,
        interpolation: animation.interpolation)
    else { throw .missingValues }
    let base = AnimationValue(underlying)
    if base == nil, animation.isAdditive { throw .missingUnderlyingValue }
    // The points of a path are sizes for a property that has a size.
    let form = base?.form ?? .point
    guard form == .point || form == .size else { throw .differentTypes }
    return AnimationTrack(
      meaning: .form(form), values: .path(keyframes), components: nil, underlying: base?.numbers ?? [0, 0])
  }
}

// MARK: - Value functions

extension CAPropertyAnimation {
  /// The result of the animation's values after its value function.
  fileprivate struct Result {
    let form: AnimationValue.Form
    let components: Range<Int>?
    /// The neutral element of addition.
    let identity: AnimationValue
  }

  /// - Parameter value: One of the animation's own values.
  fileprivate func result(of value: AnimationValue) throws(AnimationConversionError) -> Result {
    guard let function = valueFunction else {
      return Result(form: value.form, components: nil, identity: value.zeroChange)
    }
    guard let components = TransformPart.parts(setBy: function.name.rawValue),
      value.form == (components.count == 1 ? .number : .numbers(components.count))
    else { throw .differentTypes }
    return Result(form: .transform, components: components, identity: .identityTransform)
  }
}

extension CAKeyframeAnimation {
  fileprivate var pacings: [UnitBezier] { timingFunctions?.map(\.curve) ?? [] }

  fileprivate var interpolation: KeyframeInterpolation {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }

  fileprivate func keyframes(through numbers: [[Double]]) -> KeyframeValues {
    KeyframeValues(
      values: numbers, keyTimes: keyTimes?.map(\.doubleValue), pacings: pacings,
      interpolation: interpolation,
      shapes: KeyframeShape.shapes(
        tensions: tensionValues?.map(\.doubleValue) ?? [],
        continuities: continuityValues?.map(\.doubleValue) ?? [],
        biases: biasValues?.map(\.doubleValue) ?? []))
  }
}
