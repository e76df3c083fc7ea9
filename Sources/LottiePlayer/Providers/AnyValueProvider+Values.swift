extension AnyValueProvider {
  /// Returns the value at a frame.
  public func value(frame: AnimationFrameTime) -> Any { typeErasedStorage.value(frame: frame) }

  /// The values of ``typeErasedStorage``, with the type that the value at frame 0 has.
  public var providedValue: ProvidedValue { ProvidedValue(typeErasedStorage) }
}

extension ProvidedValue {
  /// Creates the values of a provider of any type. Their kind is unknown if no property has such
  /// values.
  ///
  /// A value whose number of components differs from the first value's is replaced with the first
  /// value.
  fileprivate init(_ storage: AnyValueProviderStorage) {
    guard case .keyframes(let keyframes, _) = storage, let start = keyframes.first?.value else {
      self.init(samples: storage)
      return
    }
    let first = Self.numbers(of: start)
    self = .keyframes(Kind(of: start), keyframes) { Self.numbers(of: $0, like: first) }
  }

  private init(samples storage: AnyValueProviderStorage) {
    let start = storage.value(frame: 0)
    let first = Self.numbers(of: start)
    self.init(kind: Kind(of: start), isConstant: storage.isConstant) { frame in
      Self.numbers(of: storage.value(frame: frame), like: first)
    }
  }

  /// Returns the numbers of a value; the numbers of the first value if their counts differ.
  private static func numbers(of value: Any, like first: [Double]) -> [Double] {
    let numbers = numbers(of: value)
    return numbers.count == first.count ? numbers : first
  }

  /// Returns the numbers of a value; none for a type that no property has.
  private static func numbers(of value: Any) -> [Double] {
    switch value {
    case let color as LottieColor: [color.r, color.g, color.b, color.a]
    case let number as LottieVector1D: [number.value]
    case let vector as LottieVector3D: [vector.x, vector.y, vector.z]
    case let numbers as [Double]: numbers
    default: []
    }
  }
}

extension ProvidedValue.Kind {
  /// Creates the kind of a provider's value.
  fileprivate init(of value: Any) {
    self =
      switch value {
      case is LottieColor: .color
      case is LottieVector1D: .number
      case is LottieVector3D: .point
      case let numbers as [Double] where !numbers.isEmpty: .gradient
      default: .unknown
      }
  }
}
