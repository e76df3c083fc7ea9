extension AnyValueProvider {
  /// Returns the value at a frame.
  public func value(frame: AnimationFrameTime) -> Any { typeErasedStorage.value(frame: frame) }

  /// The values of ``typeErasedStorage``, with the type that the value at frame 0 has.
  public var providedValue: ProvidedValue {
    let storage = typeErasedStorage
    let first = ProvidedValue.numbers(of: storage.value(frame: 0))
    return ProvidedValue(kind: kind, isConstant: storage.isConstant) { frame in
      let numbers = ProvidedValue.numbers(of: storage.value(frame: frame))
      return numbers.count == first.count ? numbers : first
    }
  }

  /// The kind, from the type of the value at frame 0; unknown for a type that no property has.
  private var kind: ProvidedValue.Kind {
    switch typeErasedStorage.value(frame: 0) {
    case is LottieColor: .color
    case is LottieVector1D: .number
    case is LottieVector3D: .point
    case let numbers as [Double] where !numbers.isEmpty: .gradient
    default: .unknown
    }
  }
}

extension ProvidedValue {
  /// Returns the numbers of a value; none for a type that no property has.
  fileprivate static func numbers(of value: Any) -> [Double] {
    switch value {
    case let color as LottieColor: [color.r, color.g, color.b, color.a]
    case let number as LottieVector1D: [number.value]
    case let vector as LottieVector3D: [vector.x, vector.y, vector.z]
    case let numbers as [Double]: numbers
    default: []
    }
  }
}
