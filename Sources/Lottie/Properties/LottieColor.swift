/// A colour of a film: encoded sRGB components and opacity, 0…1.
public struct LottieColor: Hashable, Sendable {
  /// The red component.
  public var r: Double
  /// The green component.
  public var g: Double
  /// The blue component.
  public var b: Double
  /// The opacity.
  public var a: Double

  /// Creates a colour.
  ///
  /// - Parameter denominator: What red, green and blue are parts of, as in 255. Default 1. The opacity is always 0…1.
  public init(r: Double, g: Double, b: Double, a: Double = 1, denominator: ColorFormatDenominator = .One) {
    let whole = denominator.value
    (self.r, self.g, self.b, self.a) = (r / whole, g / whole, b / whole, a)
  }
}

/// What the components of a colour are parts of.
public enum ColorFormatDenominator: Hashable, Sendable {
  /// 0…1.
  case One
  /// 0…100.
  case OneHundred
  /// 0…255.
  case TwoFiftyFive

  var value: Double {
    switch self {
    case .One: 1
    case .OneHundred: 100
    case .TwoFiftyFive: 255
    }
  }
}

/// One number of a film.
public struct LottieVector1D: Hashable, Sendable {
  /// The number.
  public var value: Double

  /// Wraps a number.
  public init(_ value: Double) { self.value = value }
}

/// Three numbers of a film: a point, a size or a scale.
public struct LottieVector3D: Hashable, Sendable {
  /// The first one.
  public var x: Double
  /// The second one.
  public var y: Double
  /// The third one.
  public var z: Double

  /// Creates three numbers.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
