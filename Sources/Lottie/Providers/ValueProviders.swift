public import CoreGraphics

/// Gives the values of a property of a film in place of the file's.
///
/// The providers are ``ColorValueProvider``, ``FloatValueProvider``, ``SizeValueProvider``, ``PointValueProvider`` and
/// ``GradientValueProvider``. Each has one value, or is asked for that of each frame, once, when the film is built anew
/// with it: between frames values are blended. Frames are those of the composition that holds the property.
public protocol AnyValueProvider {
  /// What it gives.
  var providedValue: ProvidedValue { get }
}

/// What a provider gives; only the providers of this module make them.
public struct ProvidedValue {
  enum Kind { case color, number, size, point, gradient }

  let kind: Kind
  /// Whether it's the same at each frame.
  let isStill: Bool
  /// The numbers as a file has them.
  let numbers: (AnimationFrameTime) -> [Double]
  /// Of gradients: how many colours there are.
  var colorCount = 0
}

/// Gives a colour.
public struct ColorValueProvider: AnyValueProvider {
  /// What it gives.
  public let providedValue: ProvidedValue

  /// Gives one colour.
  public init(_ color: LottieColor) { providedValue = Self.value(isStill: true) { _ in color } }

  /// Gives a colour by frame.
  public init(block: @escaping (AnimationFrameTime) -> LottieColor) {
    providedValue = Self.value(isStill: false, block)
  }

  private static func value(
    isStill: Bool, _ color: @escaping (AnimationFrameTime) -> LottieColor
  ) -> ProvidedValue {
    ProvidedValue(kind: .color, isStill: isStill) {
      let color = color($0)
      return [color.r, color.g, color.b, color.a]
    }
  }
}

/// Gives a number, in the file's unit: degrees, points, or per cent for opacities.
public struct FloatValueProvider: AnyValueProvider {
  /// What it gives.
  public let providedValue: ProvidedValue

  /// Gives one number.
  public init(_ float: Double) { providedValue = .init(kind: .number, isStill: true) { _ in [float] } }

  /// Gives a number by frame.
  public init(block: @escaping (AnimationFrameTime) -> Double) {
    providedValue = .init(kind: .number, isStill: false) { [block($0)] }
  }
}

/// Gives a size in points, or a scale in per cent.
public struct SizeValueProvider: AnyValueProvider {
  /// What it gives.
  public let providedValue: ProvidedValue

  /// Gives one size.
  public init(_ size: CGSize) {
    providedValue = .init(kind: .size, isStill: true) { _ in [size.width, size.height, 100] }
  }

  /// Gives a size by frame.
  public init(block: @escaping (AnimationFrameTime) -> CGSize) {
    providedValue = .init(kind: .size, isStill: false) {
      let size = block($0)
      return [size.width, size.height, 100]
    }
  }
}

/// Gives a point.
public struct PointValueProvider: AnyValueProvider {
  /// What it gives.
  public let providedValue: ProvidedValue

  /// Gives one point.
  public init(_ point: CGPoint) {
    providedValue = .init(kind: .point, isStill: true) { _ in [point.x, point.y, 0] }
  }

  /// Gives a point by frame.
  public init(block: @escaping (AnimationFrameTime) -> CGPoint) {
    providedValue = .init(kind: .point, isStill: false) {
      let point = block($0)
      return [point.x, point.y, 0]
    }
  }
}

/// Gives the colours of a gradient.
///
/// Locations go from 0 to 1; where there are fewer than colours, all are spread evenly.
public struct GradientValueProvider: AnyValueProvider {
  /// What it gives.
  public let providedValue: ProvidedValue

  /// Gives one gradient.
  public init(_ colors: [LottieColor], locations: [Double] = []) {
    providedValue = Self.value(isStill: true, count: colors.count, { _ in colors }) { _ in locations }
  }

  /// Gives a gradient by frame, of as many colours as at frame 0: those beyond are left out, for missing ones the last one
  /// stands.
  public init(
    block: @escaping (AnimationFrameTime) -> [LottieColor],
    locations: @escaping (AnimationFrameTime) -> [Double] = { _ in [] }
  ) {
    providedValue = Self.value(isStill: false, count: block(0).count, block, locations)
  }

  private static func value(
    isStill: Bool, count: Int, _ colors: @escaping (AnimationFrameTime) -> [LottieColor],
    _ locations: @escaping (AnimationFrameTime) -> [Double]
  ) -> ProvidedValue {
    ProvidedValue(
      kind: .gradient, isStill: isStill,
      numbers: { frame in
        let given = colors(frame)
        let colors = (0..<count).compactMap { $0 < given.count ? given[$0] : given.last }
        return GradientNumbers.numbers(of: colors, at: locations(frame))
      }, colorCount: count)
  }
}

/// The numbers by which files tell gradients: place, red, green and blue of each colour, then place and opacity of each.
enum GradientNumbers {
  static func numbers(of colors: [LottieColor], at locations: [Double]) -> [Double] {
    let places = colors.indices.map { index in
      locations.count >= colors.count ? locations[index] : Double(index) / Double(max(colors.count - 1, 1))
    }
    let stops = zip(places, colors).flatMap { [$0, $1.r, $1.g, $1.b] }
    return stops + zip(places, colors).flatMap { [$0, $1.a] }
  }
}
