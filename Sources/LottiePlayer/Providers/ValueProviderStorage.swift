/// The values of a provider, by their type.
public enum ValueProviderStorage<T: AnyInterpolatable> {
  /// A constant value.
  case singleValue(T)
  /// A closure that returns the value at a frame.
  case closure((AnimationFrameTime) -> T)
  /// At least one keyframe, in the order of their times.
  case keyframes([Keyframe<T>])

  /// Returns the value at a frame.
  func value(frame: AnimationFrameTime) -> T {
    switch self {
    case .singleValue(let value): value
    case .closure(let closure): closure(frame)
    case .keyframes(let keyframes): keyframes.value(at: frame)
    }
  }

  var typeErased: AnyValueProviderStorage {
    switch self {
    case .singleValue(let value): .singleValue(value)
    case .closure(let closure): .closure { closure($0) }
    case .keyframes(let keyframes):
      .keyframes(keyframes.map { $0.map { $0 as Any } }, interpolate: { value(frame: $0) })
    }
  }
}

/// The values of a provider, of any type.
public enum AnyValueProviderStorage {
  /// A constant value.
  case singleValue(Any)
  /// A closure that returns the value at a frame.
  case closure((AnimationFrameTime) -> Any)
  /// Keyframes, and a closure that returns the value at a frame.
  ///
  /// Layers interpolate between the keyframes, whose times must be finite. The closure returns the
  /// value for ``AnyValueProvider/value(frame:)``, and all values if there are no keyframes.
  case keyframes([Keyframe<Any>], interpolate: (AnimationFrameTime) -> Any)

  /// Returns the value at a frame.
  func value(frame: AnimationFrameTime) -> Any {
    switch self {
    case .singleValue(let value): value
    case .closure(let closure): closure(frame)
    case .keyframes(_, let interpolate): interpolate(frame)
    }
  }

  var isConstant: Bool { if case .singleValue = self { true } else { false } }
}
