/// A color of an animation: encoded sRGB components and opacity, 0…1.
public struct LottieColor: Hashable, Sendable {
  /// The red component.
  public var r: Double
  /// The green component.
  public var g: Double
  /// The blue component.
  public var b: Double
  /// The opacity.
  public var a: Double

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - r: The red component, from 0 to the denominator.
  ///   - g: The green component, from 0 to the denominator.
  ///   - b: The blue component, from 0 to the denominator.
  ///   - a: The opacity, 0…1 regardless of the denominator. Default 1.
  ///   - denominator: The value of a full red, green or blue component. Default 1.
  public init(r: Double, g: Double, b: Double, a: Double = 1, denominator: ColorFormatDenominator = .One) {
    let maximum = denominator.value
    (self.r, self.g, self.b, self.a) = (r / maximum, g / maximum, b / maximum, a)
  }
}

/// The value that represents a full color component.
public enum ColorFormatDenominator: Hashable, Sendable {
  /// Components from 0 to 1.
  case One
  /// Components from 0 to 100.
  case OneHundred
  /// Components from 0 to 255.
  case TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}
