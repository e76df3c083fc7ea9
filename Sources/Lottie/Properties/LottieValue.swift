import MotionCore

/// A value of a property, which is blended from keyframe to keyframe.
protocol FilmValue: Interpolable, Hashable {
  /// The value at a fraction of the time from a keyframe to the next one.
  func moved(to end: Self, at fraction: Double, pacing: KeyframePacing, bend: SpatialBend?) -> Self

  /// How many points or colours it has, where there may be many.
  var size: Int { get }

  /// How much memory a sample takes once it's an animation's value, compared with a number or a point; where there may
  /// be many points or colours, how much each of them takes.
  static var weight: Double { get }
}

extension FilmValue {
  var size: Int { 1 }

  static var weight: Double { 1 }

  func moved(to end: Self, at fraction: Double, pacing: KeyframePacing, bend: SpatialBend?) -> Self {
    interpolated(to: end, at: pacing.value(at: fraction))
  }
}

/// A value that files store, in the spelling that they have for it.
protocol LottieValue: FilmValue {
  init(reading decoder: any Decoder) throws

  /// What a property has that names only a slot, until something is put in there.
  static var neutral: Self { get }
}

extension Double: LottieValue {
  static var neutral: Double { 0 }

  init(reading decoder: any Decoder) throws {
    guard let first = try Numbers(from: decoder).values.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an empty list, where a number was expected"))
    }
    self = first
  }
}

/// A list of numbers of any length: the stops of a gradient.
extension [Double]: FilmValue {
  var size: Int { count }
}

extension [Double]: LottieValue {
  static var neutral: [Double] { [] }

  init(reading decoder: any Decoder) throws { self = try Numbers(from: decoder).values }
}

/// A point, a size, a scale or an orientation: x, y and z.
struct Vector: LottieValue {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Absent components are 0.
  init(reading decoder: any Decoder) throws { self.init(try Numbers(from: decoder).values) }

  init(_ numbers: [Double]) {
    self.init(
      x: numbers.first ?? 0, y: numbers.count > 1 ? numbers[1] : 0, z: numbers.count > 2 ? numbers[2] : 0)
  }

  static let zero = Vector(x: 0, y: 0)

  static var neutral: Vector { zero }

  func interpolated(to end: Vector, at fraction: Double) -> Vector {
    interpolated(to: end, at: fraction, fraction, fraction)
  }

  /// Each component has a pace of its own, except along a bent way.
  func moved(to end: Vector, at fraction: Double, pacing: KeyframePacing, bend: SpatialBend?) -> Vector {
    if let bend { return moved(to: end, along: bend, at: pacing.value(at: fraction)) }
    return interpolated(
      to: end, at: pacing.value(at: fraction), pacing.value(at: fraction, component: 1),
      pacing.value(at: fraction, component: 2))
  }

  /// A cubic Bézier, followed by its parameter.
  private func moved(to end: Vector, along bend: SpatialBend, at progress: Double) -> Vector {
    let rest = 1 - progress
    let (from, to) = (SIMD2(x, y), SIMD2(end.x, end.y))
    let outer = from * (rest * rest * rest) + to * (progress * progress * progress)
    let inner = (from + bend.handleOut) * rest + (to + bend.handleIn) * progress
    let point = outer + inner * (3 * rest * progress)
    return Vector(x: point.x, y: point.y, z: z.interpolated(to: end.z, at: progress))
  }

  private func interpolated(to end: Vector, at x: Double, _ y: Double, _ z: Double) -> Vector {
    Vector(
      x: self.x.interpolated(to: end.x, at: x), y: self.y.interpolated(to: end.y, at: y),
      z: self.z.interpolated(to: end.z, at: z))
  }

  static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }
}

/// A colour: encoded sRGB components, 0…1.
struct FilmColor: LottieValue {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Components of old files go to 255: those in which one is above 1. A fourth component is ignored, as players do:
  /// opacities are properties of their own.
  init(reading decoder: any Decoder) throws { self.init(try Numbers(from: decoder).values) }

  init(_ numbers: [Double]) {
    let isInBytes = numbers.prefix(3).contains { $0 > 1 }
    let parts = numbers.prefix(3).map { isInBytes ? $0 / 255 : $0 }
    self.init(
      red: parts.first ?? 0, green: parts.count > 1 ? parts[1] : 0, blue: parts.count > 2 ? parts[2] : 0)
  }

  /// Reads `#rgb`, `#rrggbb` and `#rrggbbaa`, with or without the sign; nil for anything else.
  init?(hex text: String) {
    var digits = text.hasPrefix("#") ? Substring(text.dropFirst()) : Substring(text)
    if digits.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }) }
    guard digits.count == 6 || digits.count == 8, let bits = UInt32(digits, radix: 16) else { return nil }
    let bytes = digits.count == 8 ? bits : bits << 8 | 255
    func part(_ shift: UInt32) -> Double { Double(bytes >> shift & 255) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  static let black = FilmColor(red: 0, green: 0, blue: 0)

  static var neutral: FilmColor { black }

  static var weight: Double { 5 }

  func interpolated(to end: FilmColor, at fraction: Double) -> FilmColor {
    FilmColor(
      red: red.interpolated(to: end.red, at: fraction),
      green: green.interpolated(to: end.green, at: fraction),
      blue: blue.interpolated(to: end.blue, at: fraction),
      alpha: alpha.interpolated(to: end.alpha, at: fraction))
  }
}
