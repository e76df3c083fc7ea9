/// The values of a provider, by their type.
public enum ValueProviderStorage<T> {
  /// A constant value.
  case singleValue(T)
  /// A closure that returns the value at a frame.
  case closure((AnimationFrameTime) -> T)

  /// Returns the value at a frame.
  func value(frame: AnimationFrameTime) -> T {
    switch self {
    case .singleValue(let value): value
    case .closure(let closure): closure(frame)
    }
  }

  var typeErased: AnyValueProviderStorage {
    switch self {
    case .singleValue(let value): .singleValue(value)
    case .closure(let closure): .closure { closure($0) }
    }
  }
}

/// The values of a provider, of any type.
public enum AnyValueProviderStorage {
  /// A constant value.
  case singleValue(Any)
  /// A closure that returns the value at a frame.
  case closure((AnimationFrameTime) -> Any)

  /// Returns the value at a frame.
  func value(frame: AnimationFrameTime) -> Any {
    switch self {
    case .singleValue(let value): value
    case .closure(let closure): closure(frame)
    }
  }

  var isConstant: Bool { if case .singleValue = self { true } else { false } }
}
