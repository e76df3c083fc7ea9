// The values of providers in the types of lottie-ios.

extension ProvidedValue {
  /// Returns the values with a function applied to their numbers.
  func storage<T>(_ value: @escaping ([Double]) -> T) -> ValueProviderStorage<T> {
    guard keyframes.isEmpty else { return .keyframes(keyframes.map { $0.map(value) }) }
    guard !isConstant else { return .singleValue(value(numbers(0))) }
    return .closure { [numbers] in value(numbers($0)) }
  }
}

extension ColorValueProvider {
  /// The type ``LottieColor``.
  public var valueType: Any.Type { LottieColor.self }
  /// The colors.
  public var storage: ValueProviderStorage<LottieColor> {
    providedValue.storage { LottieColor(r: $0[0], g: $0[1], b: $0[2], a: $0[3]) }
  }
  /// The colors.
  public var typeErasedStorage: AnyValueProviderStorage { storage.typeErased }
  /// Returns whether the color isn't constant.
  public func hasUpdate(frame: AnimationFrameTime) -> Bool { !providedValue.isConstant }
}

extension FloatValueProvider {
  /// The type ``LottieVector1D``.
  public var valueType: Any.Type { LottieVector1D.self }
  /// The numbers.
  public var storage: ValueProviderStorage<LottieVector1D> {
    providedValue.storage { LottieVector1D($0[0]) }
  }
  /// The numbers.
  public var typeErasedStorage: AnyValueProviderStorage { storage.typeErased }
  /// Returns whether the number isn't constant.
  public func hasUpdate(frame: AnimationFrameTime) -> Bool { !providedValue.isConstant }
}

extension SizeValueProvider {
  /// The type ``LottieVector3D``.
  public var valueType: Any.Type { LottieVector3D.self }
  /// The sizes.
  public var storage: ValueProviderStorage<LottieVector3D> { providedValue.storage(LottieVector3D.init) }
  /// The sizes.
  public var typeErasedStorage: AnyValueProviderStorage { storage.typeErased }
  /// Returns whether the size isn't constant.
  public func hasUpdate(frame: AnimationFrameTime) -> Bool { !providedValue.isConstant }
}

extension PointValueProvider {
  /// The type ``LottieVector3D``.
  public var valueType: Any.Type { LottieVector3D.self }
  /// The points.
  public var storage: ValueProviderStorage<LottieVector3D> { providedValue.storage(LottieVector3D.init) }
  /// The points.
  public var typeErasedStorage: AnyValueProviderStorage { storage.typeErased }
  /// Returns whether the point isn't constant.
  public func hasUpdate(frame: AnimationFrameTime) -> Bool { !providedValue.isConstant }
}

extension GradientValueProvider {
  /// The type of an array of numbers.
  public var valueType: Any.Type { [Double].self }
  /// The colors as a file stores them: a location and three components for each color, then a location and an opacity for
  /// each color that has one.
  public var storage: ValueProviderStorage<[Double]> { providedValue.storage { $0 } }
  /// The colors, as ``storage`` has them.
  public var typeErasedStorage: AnyValueProviderStorage { storage.typeErased }
  /// Returns whether the colors aren't constant.
  public func hasUpdate(frame: AnimationFrameTime) -> Bool { !providedValue.isConstant }
}

extension LottieVector3D {
  fileprivate init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], z: numbers[2]) }
}
