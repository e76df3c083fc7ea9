public import CoreGraphics

// Constant values that can be changed. A layer uses a changed value after `setValueProvider(_:keypath:)` or
// `forceDisplayUpdate()`.

extension ColorValueProvider {
  /// A closure that returns the color at a frame.
  public typealias ColorValueBlock = (AnimationFrameTime) -> LottieColor

  /// The color at frame 0. Setting it makes the color constant.
  ///
  /// A layer uses the new color after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var color: LottieColor {
    get { storage.value(frame: 0) }
    set { providedValue = ColorValueProvider(newValue).providedValue }
  }
}

extension FloatValueProvider {
  /// A closure that returns the number at a frame.
  public typealias CGFloatValueBlock = (AnimationFrameTime) -> CGFloat

  /// The number at frame 0. Setting it makes the number constant.
  ///
  /// A layer uses the new number after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var float: CGFloat {
    get { CGFloat(storage.value(frame: 0).value) }
    set { providedValue = FloatValueProvider(newValue).providedValue }
  }
}

extension SizeValueProvider {
  /// A closure that returns the size at a frame.
  public typealias SizeValueBlock = (AnimationFrameTime) -> CGSize

  /// The size at frame 0. Setting it makes the size constant.
  ///
  /// A layer uses the new size after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var size: CGSize {
    get {
      let vector = storage.value(frame: 0)
      return CGSize(width: vector.x, height: vector.y)
    }
    set { providedValue = SizeValueProvider(newValue).providedValue }
  }
}

extension PointValueProvider {
  /// A closure that returns the point at a frame.
  public typealias PointValueBlock = (AnimationFrameTime) -> CGPoint

  /// The point at frame 0. Setting it makes the point constant.
  ///
  /// A layer uses the new point after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var point: CGPoint {
    get {
      let vector = storage.value(frame: 0)
      return CGPoint(x: vector.x, y: vector.y)
    }
    set { providedValue = PointValueProvider(newValue).providedValue }
  }
}

extension GradientValueProvider {
  /// A closure that returns the colors at a frame.
  public typealias ColorsValueBlock = (AnimationFrameTime) -> [LottieColor]
  /// A closure that returns the locations of the colors at a frame.
  public typealias ColorLocationsBlock = (AnimationFrameTime) -> [Double]

  /// The colors at frame 0. Setting them makes the colors constant, at ``locations`` if there are enough of them.
  ///
  /// A layer uses the new colors after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var colors: [LottieColor] {
    get {
      let numbers = storage.value(frame: 0)
      let count = colorCount(of: numbers)
      return (0..<count).map { index in
        let color = numbers[4 * index..<4 * index + 4].map { $0 }
        return LottieColor(r: color[1], g: color[2], b: color[3], a: numbers[4 * count + 2 * index + 1])
      }
    }
    set { providedValue = GradientValueProvider(newValue, locations: locations).providedValue }
  }

  /// The locations of the colors at frame 0, each 0…1. Setting them makes the colors constant.
  ///
  /// A layer uses the new locations after ``LottieAnimationLayer/forceDisplayUpdate()``.
  public var locations: [Double] {
    get {
      let numbers = storage.value(frame: 0)
      return (0..<colorCount(of: numbers)).map { numbers[4 * $0] }
    }
    set { providedValue = GradientValueProvider(colors, locations: newValue).providedValue }
  }

  /// Returns the number of colors in a list of numbers, which may be shorter than the list that the provider began with.
  private func colorCount(of numbers: [Double]) -> Int { min(providedValue.colorCount, numbers.count / 6) }
}
