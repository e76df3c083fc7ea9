public import CoreGraphics

/// A provider of values for a property of an animation, which replace the file's.
///
/// The providers are ``ColorValueProvider``, ``FloatValueProvider``, ``SizeValueProvider``, ``PointValueProvider`` and
/// ``GradientValueProvider``. Each has either a constant value, keyframes, or a closure that returns the value at a frame. The
/// closure is called once for each frame when the animation's layers are built; values between frames are interpolated.
/// Frames are those of the composition that contains the property.
public protocol AnyValueProvider {
  /// The type of the values: ``LottieColor``, ``LottieVector1D``, ``LottieVector3D``, or an array of numbers for gradients.
  var valueType: Any.Type { get }

  /// The values.
  var typeErasedStorage: AnyValueProviderStorage { get }

  /// Returns whether the value at a frame may differ from the one that was used before.
  ///
  /// lottie-ios's other engine calls it for each frame. Here nothing does.
  func hasUpdate(frame: AnimationFrameTime) -> Bool

  /// The values as a layer uses them. The default implementation uses ``typeErasedStorage``.
  var providedValue: ProvidedValue { get }
}

/// The values of a provider. Only the providers of this module create them.
public struct ProvidedValue {
  enum Kind { case color, number, size, point, gradient, unknown }

  let kind: Kind
  /// Whether the value is the same at each frame.
  let isConstant: Bool
  /// Returns the value at a frame as the numbers that a file stores.
  let numbers: (AnimationFrameTime) -> [Double]
  /// The number of a gradient's colors; 0 for the number in the file.
  var colorCount = 0
  /// The keyframes in the order of their times, with the numbers that a file stores; none if there is a value for each
  /// frame.
  var keyframes: [Keyframe<[Double]>] = []
}

/// A provider of colors.
public final class ColorValueProvider: AnyValueProvider {
  /// The colors.
  public internal(set) var providedValue: ProvidedValue

  /// Creates a provider of a constant color.
  public init(_ color: LottieColor) { providedValue = Self.value(isConstant: true) { _ in color } }

  /// Creates a provider of colors at keyframes.
  ///
  /// - Precondition: There is at least one keyframe, and all times are finite.
  public init(_ keyframes: [Keyframe<LottieColor>]) {
    providedValue = .keyframes(.color, keyframes) { [$0.r, $0.g, $0.b, $0.a] }
  }

  /// Creates a provider with a closure that returns the color at a frame.
  public init(block: @escaping (AnimationFrameTime) -> LottieColor) {
    providedValue = Self.value(isConstant: false, block)
  }

  private static func value(
    isConstant: Bool, _ color: @escaping (AnimationFrameTime) -> LottieColor
  ) -> ProvidedValue {
    ProvidedValue(kind: .color, isConstant: isConstant) {
      let color = color($0)
      return [color.r, color.g, color.b, color.a]
    }
  }
}

/// A provider of numbers in the file's unit: degrees, points, or percent for opacities.
public final class FloatValueProvider: AnyValueProvider {
  /// The numbers.
  public internal(set) var providedValue: ProvidedValue

  /// Creates a provider of a constant number.
  public init(_ float: Double) { providedValue = .init(kind: .number, isConstant: true) { _ in [float] } }

  /// Creates a provider of numbers at keyframes.
  ///
  /// - Precondition: There is at least one keyframe, and all times are finite.
  public init(_ keyframes: [Keyframe<Double>]) { providedValue = .keyframes(.number, keyframes) { [$0] } }

  /// Creates a provider with a closure that returns the number at a frame.
  public init(block: @escaping (AnimationFrameTime) -> Double) {
    providedValue = .init(kind: .number, isConstant: false) { [block($0)] }
  }
}

/// A provider of sizes in points, or of scales in percent.
public final class SizeValueProvider: AnyValueProvider {
  /// The sizes.
  public internal(set) var providedValue: ProvidedValue

  /// Creates a provider of a constant size.
  public init(_ size: CGSize) {
    providedValue = .init(kind: .size, isConstant: true) { _ in [size.width, size.height, 100] }
  }

  /// Creates a provider of sizes at keyframes.
  ///
  /// - Precondition: There is at least one keyframe, and all times are finite.
  public init(_ keyframes: [Keyframe<CGSize>]) {
    providedValue = .keyframes(.size, keyframes) { [$0.width, $0.height, 100] }
  }

  /// Creates a provider with a closure that returns the size at a frame.
  public init(block: @escaping (AnimationFrameTime) -> CGSize) {
    providedValue = .init(kind: .size, isConstant: false) {
      let size = block($0)
      return [size.width, size.height, 100]
    }
  }
}

/// A provider of points.
public final class PointValueProvider: AnyValueProvider {
  /// The points.
  public internal(set) var providedValue: ProvidedValue

  /// Creates a provider of a constant point.
  public init(_ point: CGPoint) {
    providedValue = .init(kind: .point, isConstant: true) { _ in [point.x, point.y, 0] }
  }

  /// Creates a provider of points at keyframes, whose spatial tangents can define a curve.
  ///
  /// - Precondition: There is at least one keyframe, and all times are finite.
  public init(_ keyframes: [Keyframe<CGPoint>]) {
    providedValue = .keyframes(.point, keyframes) { [$0.x, $0.y, 0] }
  }

  /// Creates a provider with a closure that returns the point at a frame.
  public init(block: @escaping (AnimationFrameTime) -> CGPoint) {
    providedValue = .init(kind: .point, isConstant: false) {
      let point = block($0)
      return [point.x, point.y, 0]
    }
  }
}

/// A provider of gradient colors.
///
/// Locations are within 0…1. If there are fewer locations than colors, the colors are spread evenly.
public final class GradientValueProvider: AnyValueProvider {
  /// The colors.
  public internal(set) var providedValue: ProvidedValue

  /// Creates a provider of constant colors.
  public init(_ colors: [LottieColor], locations: [Double] = []) {
    providedValue = Self.value(isConstant: true, count: colors.count, { _ in colors }) { _ in locations }
  }

  /// Creates a provider of colors at keyframes.
  ///
  /// The first keyframe in the list determines the number of colors. In other keyframes, additional colors are ignored, and
  /// the last color replaces missing ones.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes.
  ///   - locations: The locations of the colors at all times. Default none: the colors are spread evenly.
  /// - Precondition: There is at least one keyframe, and all times are finite.
  public init(_ keyframes: [Keyframe<[LottieColor]>], locations: [Double] = []) {
    let count = keyframes.first?.value.count ?? 0
    providedValue = .keyframes(.gradient, keyframes, colorCount: count) { colors in
      let colors = (0..<count).compactMap { $0 < colors.count ? colors[$0] : colors.last }
      return GradientNumbers.numbers(of: colors, at: locations)
    }
  }

  /// Creates a provider with closures that return the colors and locations at a frame.
  ///
  /// The number of colors is that at frame 0. At other frames, additional colors are ignored, and the last color replaces
  /// missing ones.
  public init(
    block: @escaping (AnimationFrameTime) -> [LottieColor],
    locations: @escaping (AnimationFrameTime) -> [Double] = { _ in [] }
  ) {
    providedValue = Self.value(isConstant: false, count: block(0).count, block, locations)
  }

  private static func value(
    isConstant: Bool, count: Int, _ colors: @escaping (AnimationFrameTime) -> [LottieColor],
    _ locations: @escaping (AnimationFrameTime) -> [Double]
  ) -> ProvidedValue {
    ProvidedValue(
      kind: .gradient, isConstant: isConstant,
      numbers: { frame in
        let frameColors = colors(frame)
        let colors = (0..<count).compactMap { $0 < frameColors.count ? frameColors[$0] : frameColors.last }
        return GradientNumbers.numbers(of: colors, at: locations(frame))
      }, colorCount: count)
  }
}
